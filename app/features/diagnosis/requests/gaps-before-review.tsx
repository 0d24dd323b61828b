import type { SignOutCheck } from '#contracts/generated/wire.ts';
import { Checklist } from '../sign-out/checklist.tsx';

/** What the signature brings by itself; the rest is asked for before the text is locked. */
const AT_SIGNATURE: readonly SignOutCheck['rule'][] = ['second_review', 'urgent_result'];

interface GapsBeforeReviewProps {
  readonly caseId: string;
  readonly checks: readonly SignOutCheck[];
}

/** For what a second review would be refused, each a link to where it is put right. */
export function GapsBeforeReview({ caseId, checks }: GapsBeforeReviewProps) {
  const gaps = checks.filter(({ rule, passed }) => !passed && !AT_SIGNATURE.includes(rule));
  if (gaps.length === 0) return null;
  return (
    <section aria-labelledby="gaps-title" className="flex flex-col gap-2">
      <h3 id="gaps-title" className="font-medium">
        Missing before it can be sent
      </h3>
      <Checklist caseId={caseId} checks={gaps} />
    </section>
  );
}
