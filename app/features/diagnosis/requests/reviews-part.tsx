import { Link } from '@remix-run/react';
import { useContext } from 'react';
import { secondReviewsPathOf } from '#app/core/cases/case-links.ts';
import { reviewWords } from '#app/core/tasks/review-words.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ReviewLine } from '#app/ui/detail/review-line.tsx';
import type { Case, QaReviewRow } from '#contracts/generated/wire.ts';
import { SaveInHandContext } from '../saving/save-in-hand.ts';
import { useLinkAfterSave } from '../text/use-after-save.ts';

export interface ReviewsPartProps {
  readonly item: Pick<Case, 'id' | 'allowedActions'>;
  /** Null where they could not be read. */
  readonly reviews: readonly QaReviewRow[] | null;
}

/** What a second reader found, and the way to ask for one: its page shows the text as the reviewer gets it. */
export function ReviewsPart({ item, reviews }: ReviewsPartProps) {
  const mayAsk = item.allowedActions.includes('requestQaReview');
  if (reviews?.length === 0 && !mayAsk) return null;
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="flex min-w-0 scroll-mt-28 flex-col gap-3"
    >
      <h2 id="reviews-title" className="text-lg font-semibold">
        Second review
      </h2>
      {reviews === null && (
        <p className="text-danger">The second reviews of this case could not be read. Reload the page.</p>
      )}
      <ul className="flex flex-col gap-2 empty:hidden">
        {reviews?.map((review) => (
          <ReviewLine key={review.taskId} {...reviewWords(review)} />
        ))}
      </ul>
      {mayAsk && (
        <p>
          <AskLink caseId={item.id} />
        </p>
      )}
    </section>
  );
}

/** Leads on once the text is on the server: its page would else show an older one than the reviewer gets. */
function AskLink({ caseId }: { readonly caseId: string }) {
  const to = secondReviewsPathOf(caseId);
  const saveFirst = useLinkAfterSave(useContext(SaveInHandContext), to);
  return (
    <TextLink asChild>
      <Link to={to} onClick={saveFirst}>
        Ask for a second review
      </Link>
    </TextLink>
  );
}
