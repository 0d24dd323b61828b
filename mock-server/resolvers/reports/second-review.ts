import { isProvisional } from '#app/core/access/roles.ts';
import type { SignableCase } from '#app/core/sign-out/signable-case.ts';
import type { Doing } from '../../effects/case-events.ts';
import { newId } from '../../ids.ts';
import type { SecondReviewRecord } from '../../records/reports.ts';
import type { CaseRecord, UserRecord } from '../../records.ts';
import type { World } from '../../seed.ts';
import { makeReview } from '../work/qa-made.ts';
import { chooseReviewer, fittingReviewer } from '../work/qa-reviewers.ts';

/**
 * The reading that a rule asks for before sign-out, as a task of whoever fits best; answers the reviewer and the task.
 * Throws VALIDATION_FAILED where nobody fits: a case that nobody reads would stay locked.
 */
export function sendToReview(doing: Doing, aCase: CaseRecord) {
  const reviewer = chooseReviewer(doing.world, aCase, doing.now);
  const about = { kind: 'Prospective', blinded: false, note: null } as const;
  return { reviewer, task: makeReview({ ...doing, caller: null }, aCase, reviewer, about) };
}

/** A reading after sign-out, blinded (domain 2.8). Where nobody fits it is written down, for an admin to give away. */
export function askRetrospectiveReview(doing: Doing, aCase: CaseRecord): void {
  const { world, now } = doing;
  const reviewer = fittingReviewer(world, aCase, now);
  const about = { kind: 'Retrospective', blinded: true, note: null } as const;
  if (reviewer !== null) makeReview({ ...doing, caller: null }, aCase, reviewer, about);
  else
    world.secondReviews.insert({
      ...{ id: newId('srv'), caseId: aCase.id, kind: about.kind, askedAt: new Date(now).toISOString() },
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
