import { Form } from '@remix-run/react';
import { type FormEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { savingOf } from '#app/browser/saving/saving-of.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { type BegunRows, NO_ROWS } from '#app/core/diagnosis/begun-rows.ts';
import { earlierTextsOf } from '#app/core/diagnosis/earlier-texts.ts';
import { type DiagnosisFields, fieldsOfDiagnosis } from '#app/core/diagnosis/fields.ts';
import type { DiagnosisAnswer } from '#app/core/resources/diagnosis-answer.ts';
import type { MarkSender } from '#app/core/resources/mark-sender.ts';
import { slideNamesOf } from '#app/core/slides/case-slides.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { isLeaving, isLeavingStep, LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { SaveState, type Saving } from '#app/ui/forms/save-state.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { MarksPart } from '../marks/marks-part.tsx';
import { useRescannedSlides } from '../marks/use-rescanned-slides.ts';
import { LockedText } from '../saving/locked-text.tsx';
import { isOnItsWay, NOTHING_IN_HAND, type SaveInHand } from '../saving/save-in-hand.ts';
import { type Desk, useDesk } from '../saving/use-desk.ts';
import { AidsProvider, useAidsHere, type WritingAids } from '../writing-aids.ts';
import { KeptNotices } from './kept-notices.tsx';
import { PostedNotice } from './posted-notice.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SignOutLink } from './sign-out-link.tsx';
import { TextConflictNotice } from './text-conflict-notice.tsx';
import { TextFields } from './text-fields.tsx';
import { TextWarnings } from './text-warnings.tsx';
import { useLastPlace } from './use-last-place.ts';

interface DiagnosisDeskProps {
  readonly item: Case;
  readonly diagnosis: PrimaryDiagnosis;
  readonly aids: WritingAids;
  readonly userId: string;
  readonly loadedAt: string;
  /** The field in which the reader was last; null where none is known. */
  readonly lastField: string | null;
  readonly sendMarks: MarkSender;
  readonly posted: {
    readonly answer: DiagnosisAnswer;
    readonly fields: DiagnosisFields;
    readonly begun?: BegunRows;
  } | null;
  /** Nothing of the text was saved before. */
  readonly onFirstSaved: () => void;
  /** What the rest of the page waits for before it leads on or asks for something. */
  readonly onSaveInHand: (save: SaveInHand) => void;
  /** What the page would lose if the desk went. */
  readonly onHeld: (held: HeldWords) => void;
}

/** Words that the server has not: 'locked' once it takes none any more, 'gone' once their writer has lost the case. */
export type HeldWords = 'none' | 'unsaved' | 'locked' | 'gone';

function heldWords({ view, locked }: Pick<Desk, 'view' | 'locked'>): HeldWords {
  if (locked?.isGone === true) return 'gone';
  if (!view.isUnsaved) return 'none';
  return locked === null ? 'unsaved' : 'locked';
}

/** What the form begins with: the server's text, or what was posted without script and refused. */
function startOf({ item, diagnosis, userId, posted }: DiagnosisDeskProps) {
  const isRefused = posted !== null && posted.answer.kind !== 'saved';
  const theirs = posted?.answer.kind === 'stale' ? posted.answer.theirs : null;
  return {
    shown: isRefused ? { fields: posted.fields, begun: posted.begun ?? NO_ROWS } : null,
    // The next post without script is meant for the version that its reader has seen by then.
    etag: theirs?.etag ?? diagnosis.etag,
    desk: {
      owner: { userId, caseId: item.id },
      caseID: item.caseID,
      server: { etag: diagnosis.etag, fields: fieldsOfDiagnosis(diagnosis), savedAt: diagnosis.savedAt },
      warnings: diagnosis.warnings,
      earlier: earlierTextsOf(diagnosis),
      isOpen: true,
    },
  };
}

function useFirstSaved(isFirstSaved: boolean, tell: () => void): void {
  useEffect(() => {
    if (isFirstSaved) tell();
  }, [isFirstSaved, tell]);
}

function useSaveInHand({ view, hurry }: Desk, tell: (save: SaveInHand) => void): SaveInHand {
  const isWaitedFor = isOnItsWay(view);
  const save = useMemo(() => ({ isOnItsWay: isWaitedFor, hurry }), [isWaitedFor, hurry]);
  useEffect(() => {
    tell(save);
    return () => tell(NOTHING_IN_HAND);
  }, [save, tell]);
  return save;
}

/** The text of the case while it is written. It is saved by itself; without script it is posted. */
export function DiagnosisDesk(props: DiagnosisDeskProps) {
  const { item, diagnosis, onFirstSaved, onHeld, onSaveInHand } = props;
  const start = startOf(props);
  const desk = useDesk(start.desk);
  const { view, locked, written } = desk;
  const save = useSaveInHand(desk, onSaveInHand);
  useRescannedSlides(item, desk.replaced);
  useFirstSaved(diagnosis.savedAt === null && view.savedAt !== null, onFirstSaved);
  const held = heldWords(desk);
  useEffect(() => {
    onHeld(held);
  }, [held, onHeld]);
  return (
    <>
      {locked === null ? (
        <OpenDesk {...props} start={start} desk={desk} save={save} />
      ) : (
        <LockedText {...locked} written={written} begun={desk.begun} slides={slideNamesOf(item)} />
      )}
      <DeskGuard isAtRisk={view.isAtRisk} rowFault={desk.rowFault} onGiveUp={desk.giveUp} />
    </>
  );
}

interface OpenDeskProps extends DiagnosisDeskProps {
  readonly start: ReturnType<typeof startOf>;
  readonly desk: Desk;
  readonly save: SaveInHand;
}

function OpenDesk({ start, desk, save, ...props }: OpenDeskProps) {
  const { item, diagnosis, posted } = props;
  const { view, filling, warnings } = desk;
  const { form, onFocus } = useLastPlace(start.desk.owner, props.lastField);
  const looking = { timeZone: useTimeZone(), now: useNow(props.loadedAt), isUnkept: desk.isUnkept };
  const saving = holdToRows(savingOf(view, 'text', looking), desk.rowFault);
  const [isComparing, setComparing] = useState(true);
  const shown = start.shown ?? filling;
  useLookAtFilled(desk, form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    desk.read(event.currentTarget);
    desk.hurry();
  };
  return (
    <AidsProvider value={useAidsHere(props.aids, item, desk.earlier)}>
      {posted !== null && <PostedNotice answer={posted.answer} fields={posted.fields} />}
      <KeptNotices isBroughtBack={filling.isBroughtBack} isUnreadable={desk.isUnreadable} />
      {view.conflict !== null && (
        <TextConflictNotice
          conflict={view.conflict}
          slides={slideNamesOf(item)}
          isOpen={isComparing}
          onOpenChange={setComparing}
          onSettle={(fields) => {
            setComparing(true);
            desk.settle(fields);
          }}
        />
      )}
      <Form
        key={filling.number}
        ref={form}
        method="post"
        action={`${diagnosisPathOf(item.id)}&index`}
        data-works-offline
        className="flex flex-col gap-6"
        onFocus={onFocus}
        onInput={(event) => desk.read(event.currentTarget)}
        onBlur={desk.hurry}
        onSubmit={submit}
      >
        <input type="hidden" name="userId" value={props.userId} />
        <input type="hidden" name="caseId" value={item.id} />
        <input type="hidden" name="etag" value={start.etag} />
        <TextFields
          diagnosis={diagnosis}
          item={item}
          fields={shown.fields}
          begun={shown.begun}
          written={desk.written}
          onRowsChanged={desk.read}
        />
        <MarksPart
          item={item}
          diagnosis={diagnosis}
          userId={props.userId}
          fields={shown.fields}
          written={desk.written}
          sendMarks={props.sendMarks}
        />
        {/* The box of a specimen says by itself, and sooner, when its site or side is another. */}
        <TextWarnings warnings={warnings.filter(({ kind }) => kind !== 'site_or_side')} />
        <div className="sticky bottom-0 z-10 -mx-2 flex low:static flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface px-2 py-2">
          <Button type="submit" variant="primary">
            Save text
          </Button>
          {/* Always there: what still hinders the signature is said by its checklist, each with its place. */}
          <SignOutLink caseId={item.id} {...save} />
          <PreviewLink caseId={item.id} {...save} />
          <SaveState state={saving} />
          {desk.isUnkept && <UnkeptWarning />}
        </div>
      </Form>
    </AidsProvider>
  );
}

const UnkeptWarning = () => (
  <p className="text-sm text-warning">
    This browser stores nothing: what is not saved exists only on this page.
  </p>
);

/** A row that lacks something comes back with the form, and is named again. */
function useLookAtFilled({ filling, look }: Desk, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (filling.number > 0 && form.current !== null) look(form.current);
  }, [filling.number, form, look]);
}

/** A text is not called saved while a row that could not go along stands on the page. */
const holdToRows = (saving: Saving, rowFault: string | null): Saving =>
  rowFault !== null && (saving.kind === 'saved' || saving.kind === 'unchanged')
    ? { kind: 'failed', why: rowFault }
    : saving;

interface DeskGuardProps {
  readonly isAtRisk: boolean;
  readonly rowFault: string | null;
  readonly onGiveUp: () => void;
}

/** What is signed is read from the server, so a row that could not be saved is asked about before that step too. */
const DeskGuard = ({ isAtRisk, rowFault, onGiveUp }: DeskGuardProps) => (
  <LeaveGuard
    isUnsaved={isAtRisk || rowFault !== null}
    leaves={rowFault === null ? isLeaving : isLeavingStep}
    onGiveUp={onGiveUp}
  />
);
