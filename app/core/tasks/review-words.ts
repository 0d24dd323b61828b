import { labels } from '#contracts/generated/labels.ts';
import type { CaseStatus, QaReviewRow } from '#contracts/generated/wire.ts';
import { qaPathOf } from '../cases/case-links.ts';
import { standingDisputes } from './review-dispute.ts';
import { isClosed } from './task-kinds.ts';

/** What a line about a second review says: how far it is or what it found, what kind it is, and who reads. */
export function reviewWords({ taskId, kind, blinded, status, reviewer, result }: QaReviewRow) {
  return {
    state: result === null ? labels.TaskStatus[status] : labels.QaAgreement[result.agreement],
    what: `${labels.QaKind[kind].toLowerCase()}${blinded ? ', blind' : ''}`,
    who: reviewer?.displayName ?? 'nobody yet',
    reader: reviewer?.displayName ?? 'the reviewer',
    comment: result?.comment ?? null,
    /** Null while there is nothing to read. */
    resultPath: result === null ? null : qaPathOf(taskId),
  };
}

/** What comes next where somebody has yet to be chosen for a second review. */
export const REVIEWER_TO_CHOOSE =
  'The operator chooses who reads the case a second time. Nobody has been chosen yet';

/** The second review for which nobody has been chosen yet; null where there is none. */
export const reviewToGive = (reviews: readonly QaReviewRow[]): QaReviewRow | null =>
  reviews.find(({ reviewer, status }) => reviewer === null && !isClosed(status)) ?? null;

const TO_SETTLE = 'the major disagreement of the second review';
const DISPUTE_TO_SETTLE = `The pathologist settles ${TO_SETTLE}, and sends the text to a reviewer again`;
const OWN_DISPUTE_TO_SETTLE = `You settle ${TO_SETTLE}, and send the text to a reviewer again`;

/**
 * What a case waits for where nobody has been chosen to review it, or a dispute stands; null where that is not what it waits
 * for. `isOwn`: said to the reader of the case.
 */
export function stepBeforeReview(
  status: CaseStatus,
  reviews: readonly QaReviewRow[],
  isOwn: boolean,
): string | null {
  if (status === 'QAReview' && reviewToGive(reviews) !== null) return REVIEWER_TO_CHOOSE;
  if (status !== 'Selected' || standingDisputes(reviews).length === 0) return null;
  return isOwn ? OWN_DISPUTE_TO_SETTLE : DISPUTE_TO_SETTLE;
}
