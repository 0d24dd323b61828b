import { isProvisional } from '#app/core/access/roles.ts';
import type { SignableCase } from '#app/core/sign-out/signable-case.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import type { Doing } from '../audit/case-events.ts';
import { makeReview } from '../qa/qa-made.ts';
import { fitReviewer, freeReviewer } from '../qa/qa-reviewers.ts';
import { prospectiveReview, resultsBefore } from '../qa/qa-state.ts';

/**
 * A rule asks for one: every case of a provider who is on trial (settings of second reviews), and what a reviewer
 * saw a major disagreement in. Words alone never settle that: its reviewer agrees, or a third one decides (2.8).
 */
export function needsSecondReview(world: World, aCase: CaseRecord, signer: UserRecord): boolean {
  const latest = prospectiveReview(world, aCase.id, signer.id);
  const isDisputed = latest?.result?.agreement === 'MajorDisagreement';
  return aCase.status === 'Selected' && (latest === null ? isProvisional(signer.status) : isDisputed);
}

/** Whom the rule asks: the reviewer who disagreed, once more; after that a third one, whom the earlier reviews name. */
export function nextReviewer(doing: Doing, aCase: CaseRecord): UserRecord | null {
  const { world, now } = doing;
  const earlier = resultsBefore(world, aCase.id, aCase.assignedProviderId);
  const reviewers = earlier.map(({ task }) => task.assigneeId ?? '');
  const latest = reviewers.at(-1);
  if (latest === undefined) return freeReviewer(world, aCase, now);
  const isFirstTime = reviewers.indexOf(latest) === reviewers.length - 1;
  const again = isFirstTime ? fitReviewer(world, latest, aCase, now) : null;
  if (again !== null) return again;
  const third = freeReviewer(world, aCase, now, reviewers);
  for (const { review } of earlier)
    world.qaReviews.change(review.id, (record) => ({ ...record, thirdReviewerId: third?.id ?? null }));
  return third;
}

/** A sentence, and not a key that was pressed to get on. */
const SHORTEST_SETTLEMENT = 10;

/** Retrospective reviews are blinded: the reviewer writes an own diagnosis before the original opens. */
const ABOUT = {
  Prospective: { kind: 'Prospective', blinded: false },
  Retrospective: { kind: 'Retrospective', blinded: true },
} as const;

/** Who would read the case as these changes leave it; null where nobody fits at present. */
export const reviewerOf = ({ world, now }: Doing, aCase: CaseRecord): UserRecord | null =>
  freeReviewer(world, aCase, now);

/** A rule's own review, asked for by nobody; the case has been changed before. Answers the id of its task. */
export const askByRule = (
  doing: Doing,
  aCase: CaseRecord,
  kind: keyof typeof ABOUT,
  reviewer: UserRecord | null,
  note: string | null = null,
): string => makeReview({ ...doing, caller: null }, aCase, reviewer, { ...ABOUT[kind], note }).id;

export function reviewState(
  world: World,
  aCase: CaseRecord,
  signer: UserRecord | null,
  resolution: string | null,
): SignableCase['review'] {
  const review = prospectiveReview(world, aCase.id, aCase.assignedProviderId);
  if (review === null)
    return aCase.status === 'QAReview' || (signer !== null && isProvisional(signer.status))
      ? 'waiting'
      : 'not-needed';
  if (review.result === null) return 'waiting';
  const settled = (resolution ?? review.result.resolution ?? '').trim().length >= SHORTEST_SETTLEMENT;
  return review.result.agreement === 'Agree' || settled ? 'done' : 'unsettled';
}
