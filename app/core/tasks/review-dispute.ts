import type { QaReviewRow } from '#contracts/generated/wire.ts';

/** A second review, as far as a signature goes by it. */
interface ReviewOfText {
  readonly kind: QaReviewRow['kind'];
  readonly result: Pick<NonNullable<QaReviewRow['result']>, 'agreement' | 'submittedAt'> | null;
}

const agreementOf = ({ result }: ReviewOfText) => result?.agreement;
const resultTime = ({ result }: ReviewOfText): number => Date.parse(result?.submittedAt ?? '');

/**
 * The reviews with a result that count for a signature (domain 2.8), in the order of their results. Of those after sign-out
 * that is a major disagreement, where the report was taken back.
 */
export const reviewsThatCount = <R extends ReviewOfText>(reviews: readonly R[]): readonly R[] =>
  reviews
    .filter((review) =>
      review.kind === 'Prospective' ? review.result !== null : agreementOf(review) === 'MajorDisagreement',
    )
    .toSorted((one, other) => resultTime(one) - resultTime(other));

/**
 * The major disagreements that no later review has ended, oldest first. They stay with the case when that goes to another
 * reader, who gets the text with it; their own words do not end them either, nor does a reviewer who defers.
 */
export function standingDisputes<R extends ReviewOfText>(reviews: readonly R[]): readonly R[] {
  const decided = reviewsThatCount(reviews).filter((review) => agreementOf(review) !== 'Deferred');
  return decided.slice(decided.findLastIndex((review) => agreementOf(review) !== 'MajorDisagreement') + 1);
}

type RowOfReview = Pick<QaReviewRow, 'kind' | 'result' | 'status' | 'reviewer'>;

/** Whether the reviewer has declined to read the text once more. */
const hasDeclinedSince = (reviews: readonly RowOfReview[], latest: RowOfReview): boolean =>
  reviews
    .slice(reviews.indexOf(latest) + 1)
    .some(({ status, reviewer }) => status === 'Declined' && reviewer?.userId === latest.reviewer?.userId);

/**
 * Whether a reader in dispute may name this reviewer. While the reviewer of before reads once more, nobody is to be named;
 * where a third one follows, it is nobody who has read the text.
 */
export function mayFollow(reviews: readonly RowOfReview[], userId: string): boolean {
  const before = reviewsThatCount(reviews);
  const latest = before.at(-1);
  if (latest === undefined) return true;
  const isBy = (one: RowOfReview): boolean => one.reviewer?.userId === latest.reviewer?.userId;
  const isSecondTime = standingDisputes(reviews).filter(isBy).length > 1;
  const isThirdAsked = isSecondTime || hasDeclinedSince(reviews, latest);
  return isThirdAsked && !before.some(({ reviewer }) => reviewer?.userId === userId);
}
