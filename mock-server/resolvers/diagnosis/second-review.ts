import { isProvisional } from '#app/core/access/roles.ts';
import type { SignableCase } from '#app/core/sign-out/signable-case.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import type { Doing } from '../audit/case-events.ts';
import { makeReview } from '../qa/qa-made.ts';
import { freeReviewer } from '../qa/qa-reviewers.ts';
import { prospectiveReview } from '../qa/qa-state.ts';

/** A rule asks for one: every case of a provider who is on trial (settings of second reviews). */
export const needsSecondReview = (world: World, aCase: CaseRecord, signer: UserRecord): boolean =>
  aCase.status === 'Selected' &&
  isProvisional(signer.status) &&
  prospectiveReview(world, aCase.id, signer.id) === null;

/** Retrospective reviews are blinded: the reviewer writes an own diagnosis before the original opens. */
const ABOUT = {
  Prospective: { kind: 'Prospective', blinded: false, note: null },
  Retrospective: { kind: 'Retrospective', blinded: true, note: null },
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
): string => makeReview({ ...doing, caller: null }, aCase, reviewer, ABOUT[kind]).id;

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
  const settled = (resolution ?? review.result.resolution ?? '').trim() !== '';
  return review.result.agreement === 'Agree' || settled ? 'done' : 'unsettled';
}
