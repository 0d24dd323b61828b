import { dueText } from '#app/core/cases/due.ts';
import { statusText } from '#app/core/cases/holds.ts';
import type { AskedSide } from '#app/core/cases/wait-words.ts';
import { nextStepText } from '#app/core/diagnosis/standing.ts';
import { stepBeforeReview } from '#app/core/tasks/review-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DetailHead } from '#app/ui/detail/detail-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { Case, QaReviewRow } from '#contracts/generated/wire.ts';

interface HeadOfCaseProps {
  readonly item: Case;
  readonly asked?: AskedSide | null;
  readonly reviews: readonly QaReviewRow[] | null;
  readonly userId: string;
  readonly now: string;
  readonly isOnHold: boolean;
  /** The API lets the reader read the case no more, so that nothing is known of how it stands. */
  readonly isGone: boolean;
}

/** How the case stands. */
export function HeadOfCase({ item, asked, reviews, userId, now, isOnHold, isGone }: HeadOfCaseProps) {
  const { status, provider, dueAt, allowedActions } = item;
  const timeZone = useTimeZone();
  if (isGone)
    return (
      <p role="status" className="rounded-md border border-warning bg-warning-soft px-4 py-3">
        This case is not yours any more. What this page shows of it is as it was when you opened it. What you
        wrote and was not saved stands under Diagnosis.
      </p>
    );
  return (
    <DetailHead
      status={statusText(status, isOnHold)}
      holder={provider?.displayName ?? null}
      nextStep={
        stepBeforeReview(status, reviews ?? [], provider?.userId === userId) ??
        nextStepText(status, allowedActions.includes('signOut'), asked ?? null, isOnHold)
      }
      clock={status === 'SignOutCompleted' ? null : dueClock(dueAt, now, timeZone)}
    />
  );
}

function dueClock(dueAt: string | null, now: string, timeZone: string): string | null {
  return dueAt === null ? null : `${dueText(dueAt, now)} (${instantText(dueAt, timeZone)})`;
}
