import { reviewsThatCount, standingDisputes } from '#app/core/tasks/review-dispute.ts';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import { wrongField } from '../../http/field-texts.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { QaReviewRecord, TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { presentCase } from '../cases/case-of.ts';
import { notify, usersWhere } from '../people/notify.ts';
import { changeCase, type Doing } from '../trail/case-events.ts';
import { makeReview } from './qa-made.ts';
import { chooseReviewer, fitReviewer, freeReviewer } from './qa-reviewers.ts';
import { settleTask } from './request-state.ts';

export interface Review {
  readonly task: TaskRecord;
  readonly review: QaReviewRecord;
}

/** The original may be seen from the start, or, blinded, once the own diagnosis is saved (domain 2.8). */
export const isOriginalOpen = ({ blinded, ownDiagnosisSavedAt }: QaReviewRecord): boolean =>
  !blinded || ownDiagnosisSavedAt !== null;

/** Whoever has had the first reader's words before them in a review of the case: none of them is chosen to read it blinded. */
export const whoReadOriginal = (world: World, caseId: string): readonly (string | null)[] =>
  world.qaReviews
    .by('case', caseId)
    .flatMap((review) => (isOriginalOpen(review) ? [world.tasks.find(review.id)?.assigneeId ?? null] : []));

/** The second reviews of a case that were neither declined nor taken back, oldest first. */
export const reviewsOf = (world: World, caseId: string): readonly Review[] =>
  world.qaReviews.by('case', caseId).flatMap((review) => {
    const task = world.tasks.find(review.id);
    return task === null || task.status === 'Declined' || task.status === 'Cancelled'
      ? []
      : [{ task, review }];
  });

/** The latest review before sign-out of this reader's text; null when none was asked for. */
export const prospectiveReview = (
  world: World,
  caseId: string,
  readerId: string | null,
): QaReviewRecord | null =>
  reviewsOf(world, caseId).findLast(
    ({ review }) => review.kind === 'Prospective' && review.readerId === readerId,
  )?.review ?? null;

/** Who reads the case a second time now: the latest whose review is open. */
export const presentReviewerId = (world: World, caseId: string): string | null =>
  reviewsOf(world, caseId).findLast(({ task }) => task.assigneeId !== null && !isClosed(task.status))?.task
    .assigneeId ?? null;

/** Whether the first reader's words are closed to this person, who reads blinded and has not written yet. */
export const isOriginalClosedTo = (world: World, caseId: string, userId: string): boolean =>
  reviewsOf(world, caseId).some(({ task, review }) => task.assigneeId === userId && !isOriginalOpen(review));

interface CountedReview extends Review, Pick<QaReviewRecord, 'kind' | 'result'> {}

const reviewsForSignature = (world: World, caseId: string): readonly CountedReview[] =>
  reviewsOf(world, caseId).map((one) => ({ ...one, kind: one.review.kind, result: one.review.result }));

/** The reviews that count for a signature, of every reader of the case, in the order of their results. */
export const resultsBefore = (world: World, caseId: string): readonly Review[] =>
  reviewsThatCount(reviewsForSignature(world, caseId));

const disputesOf = (world: World, caseId: string): readonly Review[] =>
  standingDisputes(reviewsForSignature(world, caseId));

/** The review that a signature of this reader goes by: the one that they wait for, what is in dispute, or the latest of their text. */
export function reviewBeforeSigning(
  world: World,
  caseId: string,
  readerId: string | null,
): QaReviewRecord | null {
  const own = prospectiveReview(world, caseId, readerId);
  const isAwaited = own !== null && own.result === null;
  return isAwaited ? own : (disputesOf(world, caseId).at(-1)?.review ?? own);
}

/** Whose text was reviewed reads the result, and so does whoever has the case now: they sign or amend that text. */
export const isResultOpenTo = (
  world: World,
  { caseId, readerId, result }: QaReviewRecord,
  userId: string,
): boolean =>
  result !== null && (readerId === userId || world.cases.find(caseId)?.assignedProviderId === userId);

/**
 * Whom a rule asks before sign-out: the reviewer of before once more. Who has disagreed twice is followed by a third one,
 * and so is who has left the review to others (`leavingId`) or declined it since.
 */
export function nextReviewer(
  doing: Doing,
  aCase: CaseRecord,
  leavingId: string | null = null,
): UserRecord | null {
  const { world, now } = doing;
  const { again, barredIds } = whoseTurn(doing, aCase, leavingId);
  const next = again ?? freeReviewer(world, aCase, now, barredIds);
  nameThirdReviewer(world, aCase.id, next?.id ?? null);
  return next;
}

interface Turn {
  /** The reviewer of before, where they read the text again. */
  readonly again: UserRecord | null;
  /** Who does not follow them. */
  readonly barredIds: readonly (string | null)[];
}

function whoseTurn({ world, now }: Doing, aCase: CaseRecord, leavingId: string | null): Turn {
  const before = resultsBefore(world, aCase.id);
  const disputes = disputesOf(world, aCase.id);
  // Whoever deferred in a dispute was to decide it, and reads on.
  const own = before.findLast(({ review }) => review.readerId === aCase.assignedProviderId);
  const latest = disputes.length > 0 ? before.at(-1) : own;
  if (latest === undefined) return { again: null, barredIds: [leavingId] };
  const { assigneeId } = latest.task;
  const isSecondTime = disputes.filter(({ task }) => task.assigneeId === assigneeId).length > 1;
  const mayReadAgain = !isSecondTime && assigneeId !== leavingId && !hasDeclinedSince(world, latest);
  return {
    again: mayReadAgain ? fitReviewer(world, assigneeId ?? '', aCase, now) : null,
    barredIds: [leavingId, ...before.map(({ task }) => task.assigneeId)],
  };
}

/** Whether a reviewer saw a major disagreement that no later review has ended. */
export const isInDispute = (world: World, caseId: string): boolean => disputesOf(world, caseId).length > 0;

/** Whether the result of this review is the one that a major disagreement of before waits for. */
export const settlesDispute = (world: World, { task, review }: Review): boolean =>
  review.kind === 'Prospective' && !isClosed(task.status) && isInDispute(world, review.caseId);

/**
 * Whom a reader in dispute may ask: nobody of their own choice, but whoever a rule would ask. Where a third one follows, the
 * reader may say who.
 */
export function requireTurn(doing: Doing, aCase: CaseRecord, named: UserRecord | null): UserRecord {
  const { again, barredIds } = whoseTurn(doing, aCase, null);
  if (named === null) return again ?? chooseReviewer(doing.world, aCase, doing.now, barredIds);
  if (again !== null && named.id !== again.id)
    throw wrongField(
      'reviewerId',
      'The text goes back to the reviewer who read it last. Choose nobody else.',
    );
  if (again === null && barredIds.includes(named.id))
    throw wrongField('reviewerId', 'Somebody decides who has not read this text yet. Choose somebody else.');
  return named;
}

/** Whether this reviewer has declined to read the case once more. */
function hasDeclinedSince(world: World, { task, review }: Review): boolean {
  const reviews = world.qaReviews.by('case', review.caseId);
  return reviews.slice(reviews.findIndex(({ id }) => id === review.id) + 1).some(({ id }) => {
    const later = world.tasks.find(id);
    return later?.status === 'Declined' && later.assigneeId === task.assigneeId;
  });
}

/** The reviews in dispute name whoever reads in place of their own reviewer. */
export function nameThirdReviewer(world: World, caseId: string, reviewerId: string | null): void {
  for (const { task, review } of disputesOf(world, caseId)) {
    const thirdReviewerId = reviewerId === task.assigneeId ? null : reviewerId;
    world.qaReviews.change(review.id, (record) => ({ ...record, thirdReviewerId }));
  }
}

/**
 * A reviewer declined, or an admin took the task back. Before sign-out somebody else is asked: a case in review
 * goes on by a result alone. Afterwards nobody has to read, and the slides are closed to who does no longer; but
 * what somebody who left was to read goes back to the reviewers (`isLeft`).
 */
export function reviewEnded(doing: Doing, { id, assigneeId, description }: TaskRecord, isLeft = false): void {
  const { world, now } = doing;
  const review = world.qaReviews.find(id);
  if (review === null) return;
  const system = { ...doing, caller: null };
  const aCase = presentCase(world, review.caseId);
  const isNeeded = review.kind === 'Prospective' ? aCase.status === 'QAReview' : isLeft;
  const readers = review.blinded ? whoReadOriginal(world, aCase.id) : [];
  const choose = () =>
    review.kind === 'Prospective'
      ? nextReviewer(doing, aCase, assigneeId)
      : freeReviewer(world, aCase, now, [assigneeId, ...readers]);
  const next = isNeeded ? choose() : null;
  if (isNeeded) makeReview(system, aCase, next, { ...aboutOf(review), note: description });
  const qaProviderId = isNeeded ? (next?.id ?? null) : presentReviewerId(world, aCase.id);
  if (qaProviderId !== aCase.qaProviderId)
    changeCase(system, aCase.id, () => ({ qaProviderId }), { kind: 'review_changed' });
}

/** The case leaves its reader: a review of that reader's text is of no use any more, and whoever was to review hears so. */
export function readerGone(doing: Doing, caseId: string): void {
  const { world, now } = doing;
  for (const { task, review } of reviewsOf(world, caseId)) {
    if (review.kind !== 'Prospective' || isClosed(task.status)) continue;
    settleTask(doing, task.id, 'withdraw');
    const text = `Case ${presentCase(world, caseId).caseID} needs no review for now: it was taken from its reader.`;
    const reviewers = usersWhere(world, ({ id }) => id === task.assigneeId);
    notify(world, now, reviewers, { event: 'case_returned', text, caseId, taskId: task.id });
  }
}

/** The signature was taken back: what was to be read of the signed report, or amended in it, is not there any more. */
export function signatureGone(doing: Doing, caseId: string): void {
  for (const { id, type } of doing.world.tasks.by('case', caseId))
    if (type === TASK.addendumOrAmendment) settleTask(doing, id, 'withdraw');
  for (const { task, review } of reviewsOf(doing.world, caseId))
    if (review.kind !== 'Prospective') settleTask(doing, task.id, 'withdraw');
}

/** Reviews that a person has begun or was to begin go to others. */
export function reviewerGone(doing: Doing, userId: string): void {
  for (const task of doing.world.tasks.by('assignee', userId)) {
    if (task.type !== TASK.qa || isClosed(task.status)) continue;
    settleTask(doing, task.id, 'withdraw');
    reviewEnded(doing, task, true);
  }
}

const aboutOf = ({ kind, blinded, readerId }: QaReviewRecord) => ({ kind, blinded, readerId });
