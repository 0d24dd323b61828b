import { OTHER_BLOCKS } from '#app/core/diagnosis/study-blocks.ts';
import { checksBeforeReview } from '#app/core/sign-out/before-review.ts';
import { AmissNote } from '#app/ui/feedback/amiss-note.tsx';
import type { SignOutCheck } from '#contracts/generated/wire.ts';
import { Checklist } from '../sign-out/checklist.tsx';

interface GapsBeforeReviewProps {
  readonly caseId: string;
  readonly checks: readonly SignOutCheck[];
  /** Studies that name the block of another specimen: afterwards the text is locked. */
  readonly blocks: readonly string[];
}

/**
 * For what a second review would be refused, each a link to where it is put right. Slides that were not opened are asked about
 * one by one in the form below, since they may have been read on glass.
 */
export function GapsBeforeReview({ caseId, checks, blocks }: GapsBeforeReviewProps) {
  const gaps = checksBeforeReview(checks).filter(({ rule, passed }) => !passed && rule !== 'images_opened');
  if (gaps.length === 0) return <AmissNote title={OTHER_BLOCKS} lines={blocks} />;
  return (
    <section aria-labelledby="gaps-title" className="flex flex-col gap-2">
      <h3 id="gaps-title" className="font-medium">
        Missing before it can be sent
      </h3>
      <Checklist caseId={caseId} checks={gaps} />
      <AmissNote title={OTHER_BLOCKS} lines={blocks} />
    </section>
  );
}
