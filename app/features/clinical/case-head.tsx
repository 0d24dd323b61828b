import { dueStateOf, dueText, withoutDue } from '#app/core/cases/due.ts';
import { presentHold, presentHoldInWords, statusText } from '#app/core/cases/holds.ts';
import { canBeLate, isOver } from '#app/core/cases/status.ts';
import { type AskedStep, caseNextStep, returnedFor, returnedStep } from '#app/core/cases/wait-words.ts';
import { nextStepText } from '#app/core/diagnosis/standing.ts';
import { reportToComeText } from '#app/core/reports/recall-window.ts';
import { RECEIVED_NOTES, receivedNotes } from '#app/core/slides/received-slides.ts';
import { stepBeforeReview } from '#app/core/tasks/review-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import type { DetailHeadProps } from '#app/ui/detail/detail-page.tsx';
import { HoldNote } from '#app/ui/detail/hold-note.tsx';
import { DueMark } from '#app/ui/due-mark.tsx';
import { AmissNote } from '#app/ui/feedback/amiss-note.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case, CaseTimeline, QaReviewRow } from '#contracts/generated/wire.ts';

/** The four things that everybody asks first of a case. */
export function caseHead(
  { status, reportState, provider, dueAt, holds, allowedActions }: Case,
  now: string,
  timeZone: string,
  asked: AskedStep | null = null,
  reviews: readonly QaReviewRow[] = [],
): DetailHeadProps {
  const runs = canBeLate(status);
  const isOnHold = presentHold(holds, now) !== null;
  return {
    status: statusText(status, isOnHold),
    holder: provider?.displayName ?? null,
    nextStep:
      stepBeforeReview(status, reviews, allowedActions.includes('open')) ??
      reportToComeText({ status, reportState }) ??
      // The holder alone opens the case, and is told what is theirs to do.
      (allowedActions.includes('open')
        ? nextStepText(status, allowedActions.includes('signOut'), asked, isOnHold)
        : caseNextStep(status, asked, isOnHold)),
    clock:
      dueAt === null || isOver(status) ? (
        <span className="text-muted">{withoutDue(status)}</span>
      ) : (
        <DueMark
          state={runs ? dueStateOf(dueAt, now) : 'none'}
          left={runs ? dueText(dueAt, now) : ''}
          at={dueAt}
          atText={instantText(dueAt, timeZone)}
        />
      ),
  };
}

const IDENTITY = 'identity_in_question';

interface TimelineRead {
  readonly timeline: CaseTimeline | 'unread' | null;
}

/** The head of a case, which for one that came back says what for, where the time line tells it. */
export function returnedHead(
  head: DetailHeadProps,
  { status, holds }: Case,
  now: string,
  timeline: TimelineRead['timeline'],
): DetailHeadProps {
  const returned = returnedFor(timeline);
  return {
    ...head,
    status: statusText(status, presentHold(holds, now) !== null, returned),
    nextStep: returnedStep(returned) ?? head.nextStep,
  };
}

/** Says above everything else that nobody may go by what the case shows. */
const IdentityNote = ({ timeline }: TimelineRead) =>
  returnedFor(timeline) === IDENTITY ? (
    <AmissNote
      title={labels.WaitReason[IDENTITY]}
      lines={['The case is stopped until its facility has said whose slides these are.']}
    />
  ) : null;

interface StandingNotesProps extends TimelineRead {
  readonly ofCase: Case;
  /** What else there is to say of the parcels, to those who read the form of the case. */
  readonly parcelNotes: readonly string[];
  readonly now: string;
  readonly timeZone: string;
}

/** What stands in the way of the case, or is amiss with it. */
export const StandingNotes = ({ ofCase, timeline, parcelNotes, now, timeZone }: StandingNotesProps) => (
  <>
    <HoldNote hold={presentHoldInWords(ofCase.holds, now, timeZone)} />
    <IdentityNote timeline={timeline} />
    <AmissNote title={RECEIVED_NOTES} lines={[...receivedNotes(ofCase), ...parcelNotes]} />
  </>
);
