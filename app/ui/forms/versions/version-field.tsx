import { useFormMetadata } from '@conform-to/react';
import { useActionData, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { refusedIn } from '#app/core/forms/posts/unanswered.ts';
import { valueAt } from '#app/core/objects.ts';
import { Button } from '../../controls/button.tsx';
import { bothKeptText, type Choices, type Comparison, compareVersions, takenOver } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { hearOpenedBefore } from './opened-before.ts';
import {
  asTyped,
  type Question,
  type TypedGroup,
  typedGroup,
  type Values,
  valuesOf,
  versionOf,
  withAnswer,
  wordsOf,
} from './typed-answers.ts';
import { useSendingButton } from './use-sending-button.ts';

/** A version of the thing that a form changes. */
export interface ThingVersion {
  readonly etag: string;
  /** What the fields of the form begin with. */
  readonly values: Values;
  /** What the form asks, by which versions are compared. */
  readonly questions: readonly Question[];
}

interface VersionFieldProps {
  /** How the thing is by now. */
  readonly now: ThingVersion;
  /** What the button of the form says. */
  readonly submitLabel: string;
  /** What the form was refused with, where its page has other forms too; left out, what the page was answered. */
  readonly refused?: unknown;
}

/**
 * The version that a form was opened with, which stays although its page is read anew: a save over what somebody else has
 * saved meanwhile is refused each time, until its reader has seen both and chosen.
 */
export function VersionField({ now, submitLabel, refused }: VersionFieldProps) {
  const form = useFormMetadata<TypedGroup>();
  const [opened, setOpened] = useState(() => openedOf(now));
  const answered = useActionData();
  const answer = refused === undefined ? answered : refused;
  // A page that begins with the refusal ran no script before: how the thing was when it was opened is not known.
  const [first] = useState(answer);
  const [sameFor, setSameFor] = useState<unknown>(null);
  const [timesChosen, setTimesChosen] = useState(0);
  const sending = useSendingButton(form.id);
  const isRead = useNavigation().state === 'idle';
  const isRefused = isRead && refusedIn(answer)?.['refusal'] === 412;
  const isUnknown = isRefused && answer === first;
  const isStale = isRefused && !isUnknown && now.etag !== opened.etag;
  const comparison = isStale
    ? compareVersions(opened.version, versionOf(form.value, now.questions), openedOf(now).version)
    : null;
  const isSame = comparison !== null && comparison.conflicts.length + comparison.taken.length === 0;
  if (isSame && sameFor !== answer) {
    setOpened(openedOf(now));
    setSameFor(answer);
  }
  const { questions } = now;
  useEffect(
    () =>
      hearOpenedBefore(document.forms.namedItem(form.id), ({ etag, answers }) =>
        setOpened({ etag, version: versionOf(valuesOf(answers), questions) }),
      ),
    [form.id, questions],
  );
  useEffect(() => {
    if (timesChosen === 0) return;
    // Sent when the fields show what was chosen, by the button of before, which may lead another way than Enter does.
    const before = sending.current?.isConnected === true ? sending.current : null;
    (before ?? document.forms.namedItem(form.id)?.querySelector('button'))?.click();
  }, [timesChosen, form.id, sending]);
  const settle = (choices: Choices) => {
    if (comparison === null) return;
    form.update({ value: settledValues(form.value, now, comparison, choices) });
    setOpened(openedOf(now));
    setTimesChosen(timesChosen + 1);
  };
  return (
    <>
      <input type="hidden" name="etag" value={isUnknown ? now.etag : opened.etag} />
      {isUnknown && <Differences now={now} yours={form.value} submitLabel={submitLabel} />}
      {isRefused && sameFor === answer && (
        <Notice>Nothing that this form asks was changed. Press “{submitLabel}” again to save it.</Notice>
      )}
      {comparison !== null && !isSame && (
        <Conflict answer={answer} comparison={comparison} yours={form.value} now={now} onSettle={settle} />
      )}
    </>
  );
}

const openedOf = ({ etag, values, questions }: ThingVersion) => ({
  etag,
  version: versionOf(values, questions),
});

/** What was typed, with what the others have changed where nobody here did, or where theirs was chosen. */
function settledValues(
  yours: Values | undefined,
  now: ThingVersion,
  comparison: Comparison,
  choices: Choices,
): TypedGroup {
  return takenOver(comparison, choices).reduce(
    (answers, { name }) => withAnswer(answers, name, asTyped(valueAt(now.values, name))),
    typedGroup(yours ?? {}),
  );
}

const questionOf = ({ questions }: ThingVersion, name: string): Question =>
  questions.find((question) => question.name === name) ?? { name, label: name };

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <section className="rounded-md border border-warning bg-warning-soft px-3 py-2">{children}</section>
);

interface ConflictProps {
  /** The refusal; another one asks anew. */
  readonly answer: unknown;
  readonly comparison: Comparison;
  readonly yours: unknown;
  readonly now: ThingVersion;
  readonly onSettle: (choices: Choices) => void;
}

function Conflict({ answer, comparison, yours, now, onSettle }: ConflictProps) {
  const [closedFor, setClosedFor] = useState<unknown>(null);
  const worded = ({ name }: { readonly name: string }) => ({
    name,
    yours: wordsOf(questionOf(now, name), yours),
    theirs: wordsOf(questionOf(now, name), now.values),
  });
  return (
    <Notice>
      <p>{bothKeptText(comparison)}</p>
      <Button size="sm" className="mt-2" onClick={() => setClosedFor(null)}>
        Compare both versions
      </Button>
      {closedFor !== answer && (
        <ConflictDialog
          changedBy="somebody else, or by you in another window"
          comparison={{ conflicts: comparison.conflicts.map(worded), taken: comparison.taken.map(worded) }}
          labelOf={(name) => questionOf(now, name).label}
          onCancel={() => setClosedFor(answer)}
          onResolve={onSettle}
        />
      )}
    </Notice>
  );
}

interface DifferencesProps {
  readonly now: ThingVersion;
  readonly yours: unknown;
  readonly submitLabel: string;
}

/** For a page without script: what stands in the form and is otherwise by now, before the form is sent again. */
function Differences({ now, yours, submitLabel }: DifferencesProps) {
  const [mine, theirs] = [versionOf(yours, now.questions), versionOf(now.values, now.questions)];
  const differing = now.questions.filter(({ name }) => mine[name] !== theirs[name]);
  if (differing.length === 0) return <Notice>What stands in this form is what is saved by now.</Notice>;
  return (
    <Notice>
      <p>
        This is what is saved by now. Press “{submitLabel}” again only if what stands in the form is to take
        its place.
      </p>
      <dl className="mt-1 text-sm">
        {differing.map((question) => (
          <div key={question.name} className="flex gap-2">
            <dt className="text-muted">{question.label}</dt>
            <dd className="whitespace-pre-wrap">{wordsOf(question, now.values) || 'Empty'}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
