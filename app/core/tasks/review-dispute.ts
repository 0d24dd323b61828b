import type { QaReviewRow } from '#contracts/generated/wire.ts';

/** After sign-out a review counts for the next signature where it saw a major disagreement, and the report was taken back. */
const counts = ({ kind, status, result }: QaReviewRow): boolean =>
  status !== 'Declined' &&
  status !== 'Cancelled' &&
  (kind === 'Prospective' || result?.agreement === 'MajorDisagreement');

/** Whether a reviewer saw a major disagreement that no later review has ended. One that was deferred ends none. */
export function isInDispute(reviews: readonly QaReviewRow[]): boolean {
  const results = reviews
    .filter(counts)
    .flatMap(({ result }) => (result === null || result.agreement === 'Deferred' ? [] : [result]))
    .toSorted((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt));
  return results.at(-1)?.agreement === 'MajorDisagreement';
}
