import { dueStateOf, dueText } from '#app/core/cases/due.ts';
import { presentHold, statusText } from '#app/core/cases/holds.ts';
import { canBeLate } from '#app/core/cases/status.ts';
import { type AskedStep, caseNextStep } from '#app/core/cases/wait-words.ts';
import { nextStepText } from '#app/core/diagnosis/standing.ts';
import { reportToComeText } from '#app/core/reports/recall-window.ts';
import { stepBeforeReview } from '#app/core/tasks/review-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import type { DetailHeadProps } from '#app/ui/detail/detail-page.tsx';
import { DueMark } from '#app/ui/due-mark.tsx';
import type { Case, QaReviewRow } from '#contracts/generated/wire.ts';

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
      stepBeforeReview(status, reviews) ??
      reportToComeText({ status, reportState }) ??
      // Its holder alone opens it, and is told what is theirs to do.
      (allowedActions.includes('open')
        ? nextStepText(status, allowedActions.includes('signOut'), asked, isOnHold)
        : caseNextStep(status, asked, isOnHold)),
    clock:
      dueAt === null ? null : (
        <DueMark
          state={runs ? dueStateOf(dueAt, now) : 'none'}
          left={runs ? dueText(dueAt, now) : ''}
          at={dueAt}
          atText={instantText(dueAt, timeZone)}
        />
      ),
  };
}
