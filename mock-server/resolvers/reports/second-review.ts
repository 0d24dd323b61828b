import { isProvisional } from '#app/core/access/roles.ts';
import type { SignableCase } from '#app/core/sign-out/signable-case.ts';
import { newId } from '../../ids.ts';
import type { SecondReviewRecord } from '../../records/reports.ts';
import type { CaseRecord, UserRecord } from '../../records.ts';
import type { World } from '../../seed.ts';

/** Asks for a second reading; who reads is chosen where the task is made. */
export function askSecondReview(
  world: World,
  now: number,
  caseId: string,
  kind: SecondReviewRecord['kind'],
): SecondReviewRecord {
  const at = new Date(now).toISOString();
  return world.secondReviews.insert({
    ...{ id: newId('srv'), caseId, kind, askedAt: at },
    ...{ taskId: null, agreement: null, resolution: null },
  });
}

/** The latest reading before sign-out; null when none was asked for. */
export const prospectiveReview = (world: World, caseId: string): SecondReviewRecord | null =>
  world.secondReviews.by('case', caseId).findLast(({ kind }) => kind === 'Prospective') ?? null;

/** A rule asks for one: every case of a provider who is on trial (settings of second reviews). */
export const needsSecondReview = (world: World, aCase: CaseRecord, signer: UserRecord): boolean =>
  aCase.status === 'Selected' && isProvisional(signer.status) && prospectiveReview(world, aCase.id) === null;

export function reviewState(
  world: World,
  aCase: CaseRecord,
  signer: UserRecord | null,
  resolution: string | null,
): SignableCase['review'] {
  const review = prospectiveReview(world, aCase.id);
  if (review === null)
    return aCase.status === 'QAReview' || (signer !== null && isProvisional(signer.status))
      ? 'waiting'
      : 'not-needed';
  if (review.agreement === null) return 'waiting';
  const settled = (resolution ?? review.resolution ?? '').trim() !== '';
  return review.agreement === 'Agree' || settled ? 'done' : 'unsettled';
}
