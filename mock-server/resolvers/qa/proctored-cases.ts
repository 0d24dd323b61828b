import { isProvisional } from '#app/core/access/roles.ts';
import { isOwedAmendment } from '#app/core/tasks/task-kinds.ts';
import type { QaAgreementZodType } from '#contracts/generated/schemas/qa-agreement.ts';
import { isDeferred, isDisputed } from '../../rules/tasks/qa-reviewers.ts';
import { reviewsOf } from '../../rules/tasks/qa-state.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { QaReviewRecord, TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { changeOnboardingFacts } from '../onboarding/onboarding-facts.ts';

/** By these a provider on trial reads under a second pair of eyes (domain 2.8, 2.10). */
const PROCTORING: readonly QaReviewRecord['kind'][] = ['Prospective', 'Proctoring'];

/** A result counts for a reader who is on trial, once for each case; a deferred one is none yet. */
export function countProctored(
  world: World,
  { id, caseId, kind, readerId }: QaReviewRecord,
  agreement: QaAgreementZodType,
): void {
  const reader = world.users.find(readerId);
  if (reader === null || !isProvisional(reader.status) || !PROCTORING.includes(kind)) return;
  if (agreement === 'Deferred') return;
  const isCounted = reviewsOf(world, caseId).some(
    ({ review }) =>
      review.id !== id &&
      review.readerId === readerId &&
      PROCTORING.includes(review.kind) &&
      review.result !== null &&
      !isDeferred(review),
  );
  changeOnboardingFacts(world, readerId, ({ proctoredCases, openMajors }) => ({
    proctoredCases: proctoredCases + (isCounted ? 0 : 1),
    openMajors: openMajors + (agreement === 'MajorDisagreement' ? 1 : 0),
  }));
}

/**
 * A case that another reader signed, or that was withdrawn, has left for good whoever read it on trial: nobody settles any
 * more what a reviewer saw in their text, which must not keep them from Active.
 */
export function settleLeftMajors(
  world: World,
  { id, signerId }: CaseRecord,
  resolution: string,
  resolvedAt: string,
): void {
  const left = reviewsOf(world, id).flatMap(({ review }) =>
    review.readerId !== signerId && isDisputed(review) ? [review] : [],
  );
  settleReviews(world, left, resolution, resolvedAt);
}

/** The case is back: what its withdrawal had settled at that time is open again, whoever gets the text now. */
export function reopenLeftMajors(world: World, caseId: string, settledAt: string): void {
  for (const { review } of reviewsOf(world, caseId)) {
    const { id, kind, readerId, result } = review;
    if (result === null || !isDisputed(review) || result.resolvedAt !== settledAt) continue;
    world.qaReviews.change(id, (record) => ({
      ...record,
      result: { ...result, resolution: null, resolvedAt: null },
    }));
    const reader = world.users.find(readerId);
    if (reader !== null && isProvisional(reader.status) && PROCTORING.includes(kind))
      changeOnboardingFacts(world, readerId, ({ openMajors }) => ({ openMajors: openMajors + 1 }));
  }
}

/**
 * The report stands: the words with which the task to amend it was completed settle what reviewers of the signed report had
 * found by the time that the task was made.
 */
export function settleStandingReport(world: World, task: TaskRecord, resolvedAt: string): void {
  const { answer, caseId, createdAt } = task;
  if (!isOwedAmendment(task) || answer === null || caseId === null) return;
  const found = reviewsOf(world, caseId).flatMap(({ review }) => {
    const submittedAt = review.result?.submittedAt ?? '';
    const isMeant = review.kind !== 'Prospective' && Date.parse(submittedAt) <= Date.parse(createdAt);
    return isMeant && isDisputed(review) ? [review] : [];
  });
  settleReviews(world, found, answer, resolvedAt);
}

/** The reader's own words end the differences of these reviews; those that were settled before stay as they are. */
export function settleReviews(
  world: World,
  reviews: readonly QaReviewRecord[],
  resolution: string,
  resolvedAt: string,
): void {
  for (const { id, kind, readerId, result } of reviews) {
    if (result === null || result.resolution !== null || result.agreement === 'Agree') continue;
    world.qaReviews.change(id, (record) => ({ ...record, result: { ...result, resolution, resolvedAt } }));
    if (result.agreement === 'MajorDisagreement' && PROCTORING.includes(kind))
      changeOnboardingFacts(world, readerId, ({ openMajors }) => ({
        openMajors: Math.max(0, openMajors - 1),
      }));
  }
}
