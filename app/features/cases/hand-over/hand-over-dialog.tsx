import { getFormProps } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
import { countText } from '#app/core/cases/labels.ts';
import { ColleaguesAnswer } from '#app/core/resources/colleagues-answer.ts';
import { readAnswer, UnexpectedAnswer } from '#app/core/resources/read-answer.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog, DialogCancel } from '#app/ui/feedback/dialog.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { FieldGroup } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { useErrorSummary } from '#app/ui/forms/use-error-summary.tsx';
import { BulkResult, type RowOutcome } from '#app/ui/lists/bulk-result.tsx';
import type { CaseListItem, HandOverColleague } from '#contracts/generated/wire.ts';
import { caseName } from '../not-entered.tsx';
import { chosenCase, type HandOverOutcome, OFFER_INTENT, OfferForm } from './hand-over-forms.ts';

export type OfferedRow = Pick<CaseListItem, 'id' | 'etag' | 'caseID'>;

interface HandOverDialogProps {
  readonly cases: readonly OfferedRow[];
  /** Told what came of each case that was offered; those that went are not among `cases` any more. */
  readonly onOffered: (outcomes: readonly RowOutcome[]) => void;
  readonly onClose: () => void;
}

/** Chosen cases are offered to one colleague, who accepts or refuses each. Mounted while open. */
export function HandOverDialog({ cases, onOffered, onClose }: HandOverDialogProps) {
  const { load, data } = useFetcher<unknown>();
  const answer = useMemo(() => (data === undefined ? null : readColleagues(data)), [data]);
  const href = `/resources/hand-over-colleagues?${new URLSearchParams(cases.map(({ id }) => ['case', id]))}`;
  // Asked once, for the cases that were chosen when the dialog opened.
  const [asked] = useState(href);
  useEffect(() => load(asked), [load, asked]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Hand over ${cases.length === 1 ? caseName(cases[0] ?? { caseID: null }) : countText(cases.length, 'case')}`}
      description="Each case stays yours until the colleague accepts it. What you have written goes with it."
    >
      {answer === null && <SkeletonRows label="Looking up your colleagues" />}
      {answer?.ok === false && (
        <ErrorPanel
          message={answer.message}
          action={<Button onClick={() => load(asked)}>Try again</Button>}
        />
      )}
      {answer?.ok && <OfferPart cases={cases} answer={answer} onOffered={onOffered} onClose={onClose} />}
    </Dialog>
  );
}

function readColleagues(data: unknown): ColleaguesAnswer {
  try {
    return readAnswer(ColleaguesAnswer, data);
  } catch (error) {
    if (error instanceof UnexpectedAnswer) return { ok: false, message: error.message };
    throw error;
  }
}

interface Known extends HandOverDialogProps {
  readonly answer: Extract<ColleaguesAnswer, { readonly ok: true }>;
}

/** A colleague, and what is in the way of each of the chosen cases; none where the colleague may take it. */
interface Standing {
  readonly colleague: HandOverColleague;
  readonly obstacles: ReadonlyMap<string, readonly string[]>;
}

function standingsOf(cases: Known['answer']['cases']): readonly Standing[] {
  const byId = new Map<string, { colleague: HandOverColleague; obstacles: Map<string, readonly string[]> }>();
  for (const { caseId, colleagues } of cases)
    for (const colleague of colleagues) {
      const known = byId.get(colleague.provider.userId) ?? { colleague, obstacles: new Map() };
      known.obstacles.set(caseId, colleague.obstacles);
      byId.set(colleague.provider.userId, known);
    }
  return [...byId.values()].toSorted((one, other) => countOpen(other) - countOpen(one));
}

const countOpen = ({ obstacles }: Standing): number =>
  [...obstacles.values()].filter((reasons) => reasons.length === 0).length;

const NONE: readonly RowOutcome[] = [];

function OfferPart({ cases, answer, onOffered, onClose }: Known) {
  const { Form, data, state } = useFetcher<HandOverOutcome>();
  // A note that a login has cut off comes back with the cases that it was written about, and with no other. It stays
  // while some of them are offered and leave.
  const [formId] = useState(() => ['hand-over', ...cases.map(({ id }) => id)].join('-'));
  const { form, fields } = useContractForm(OfferForm, null, { id: formId });
  const [toUserId, choose] = useState('');
  // Which cases go depends on who takes them: whoever chose the cases is not told to choose them again.
  const isListed = (name: string) => toUserId !== '' || name !== 'case';
  const { summary, countTry } = useErrorSummary(form, null, isListed);
  const { onSubmit, ...formProps } = getFormProps(form);
  const standings = useMemo(
    () => standingsOf(answer.cases.filter(({ caseId }) => cases.some(({ id }) => id === caseId))),
    [answer, cases],
  );
  const chosen = standings.find(({ colleague }) => colleague.provider.userId === toUserId);
  const offered = cases.filter(({ id }) => chosen?.obstacles.get(id)?.length === 0);
  const keyOf = useKeys(data);
  const outcomes = data?.kind === 'offered' ? data.outcomes : NONE;
  const isDone = outcomes.length > 0 && outcomes.every(({ refusal }) => refusal === null);
  const name = chosen?.colleague.provider.displayName ?? '';
  useEffect(() => {
    if (outcomes.length > 0) onOffered(outcomes);
    if (!isDone) return;
    notify.success(`${countText(outcomes.length, 'case')} offered to ${name}.`, { about: 'hand-over' });
    onClose();
  }, [isDone, outcomes, name, onOffered, onClose]);

  if (standings.length === 0)
    return <p>You have no colleagues here yet. The operator puts readers into groups.</p>;
  return (
    <Form
      method="post"
      {...formProps}
      data-keeps-typed
      onSubmit={(event) => {
        onSubmit(event);
        countTry();
      }}
      className="flex flex-col gap-4"
    >
      {summary}
      <input type="hidden" name="intent" value={OFFER_INTENT} />
      {offered.map(({ id, etag }) => (
        <input key={id} type="hidden" name="case" value={chosenCase(id, etag, keyOf(id))} />
      ))}
      <FieldGroup field={fields.toUserId} label="Colleague">
        <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto">
          {standings.map((standing) => (
            <ColleagueChoice
              key={standing.colleague.provider.userId}
              standing={standing}
              cases={cases}
              name={fields.toUserId.name}
              onChoose={choose}
            />
          ))}
        </ul>
      </FieldGroup>
      <TextAreaField
        field={fields.note}
        label="Note"
        hint="For the colleague, before the case is theirs. Do not name a patient."
      />
      {outcomes.length > 0 && (
        <BulkResult
          outcomes={outcomes.map((outcome) => ({
            ...outcome,
            name: caseName(cases.find(({ id }) => id === outcome.id) ?? { caseID: outcome.name }),
          }))}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogCancel />
        <Button type="submit" variant="primary" busy={state !== 'idle'}>
          {offered.length === 0 ? 'Offer' : `Offer ${countText(offered.length, 'case')}`}
        </Button>
      </div>
    </Form>
  );
}

/** A case keeps its key until an answer comes, so that pressing twice makes one offer; the next try has another key. */
function useKeys(answer: HandOverOutcome | undefined): (caseId: string) => string {
  const [tried, setTried] = useState({ answer, keys: new Map<string, string>() });
  if (tried.answer !== answer) setTried({ answer, keys: new Map() });
  return (caseId) => {
    const key = tried.keys.get(caseId) ?? `"${crypto.randomUUID()}"`;
    tried.keys.set(caseId, key);
    return key;
  };
}

interface ColleagueChoiceProps {
  readonly standing: Standing;
  readonly cases: readonly OfferedRow[];
  readonly name: string;
  readonly onChoose: (userId: string) => void;
}

function mayTakeText(open: number, of: number): string {
  if (of === 1) return open === 0 ? 'May not take the case' : 'May take the case';
  if (open === of) return `May take ${countText(of, 'case')}`;
  return `May take ${open === 0 ? 'none' : open} of ${countText(of, 'case')}`;
}

/** Whoever may take none of the cases is there with the reasons, and cannot be chosen. */
function ColleagueChoice({ standing, cases, name, onChoose }: ColleagueChoiceProps) {
  const { colleague, obstacles } = standing;
  const { userId, displayName } = colleague.provider;
  const open = countOpen(standing);
  const reasonsId = `reasons-${userId}`;
  const refused = cases.filter(({ id }) => (obstacles.get(id)?.length ?? 0) > 0);
  return (
    <li className="rounded-md border border-border px-3 py-2">
      <label className="flex min-h-8 items-center gap-2.5 coarse:min-h-11">
        <input
          type="radio"
          name={name}
          value={userId}
          disabled={open === 0}
          aria-describedby={refused.length > 0 ? reasonsId : undefined}
          onChange={() => onChoose(userId)}
          className="size-5 shrink-0 accent-accent-fill coarse:size-6"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{displayName}</span>
          <span className="block text-xs text-muted tabular-nums">
            {mayTakeText(open, cases.length)} · {colleague.openCases} of {colleague.openCaseLimit} open
          </span>
        </span>
      </label>
      {refused.length > 0 && (
        <ul id={reasonsId} className="mt-1 ml-7.5 text-xs text-muted">
          {refused.map((one) => (
            <li key={one.id}>
              {caseName(one)}: {obstacles.get(one.id)?.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
