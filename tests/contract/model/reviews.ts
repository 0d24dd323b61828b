import { PROVIDERS, partOf, type Who } from './people.ts';
import {
  type Case,
  isOpenTask,
  type Review,
  type State,
  type Task,
  type Told,
  tell,
  touch,
} from './state.ts';
import { makeTask, newTask, peopleOfTask, settle, tasksOf } from './tasks.ts';

/**
 * 2.8: Active, licensed, of the subspecialty, and neither the reader nor the signer, who are one here; nor whose text is
 * in dispute, whoever has it now, or who wrote in it at all.
 */
export const isFit = (state: State, { id, holder }: Case, who: Who): boolean =>
  partOf(who).role === 'Provider' &&
  state.accounts.get(who)?.status === 'Active' &&
  holder !== who &&
  !['diagnosis_saved', 'preliminary_shared', 'preliminary_withdrawn', 'report_signed'].some((kind) =>
    state.trail.includes(`${id} ${kind} > ${who}`),
  ) &&
  !tasksOf(state, id, 'review').some(({ review }) => review?.reader === who && isDisputed(review));

const isDisputed = (review: Review | null): boolean => review?.agreement === 'MajorDisagreement';

/**
 * The reviewer whom the backend chose, with its task. Whoever is fit and has not declined may be chosen, and nobody only
 * where there is nobody: then the task waits for an admin to name one.
 */
export function chooseReviewer(
  state: State,
  told: Told,
  aCase: Case,
  but: readonly (Who | null)[] = [],
): Who | null {
  const { assignee } = makeTask(state, told, 'review', aCase.id);
  const declined = tasksOf(state, aCase.id, 'review').filter(({ status }) => status === 'Declined');
  const barred = [...but, ...declined.map((one) => one.assignee)];
  const able = PROVIDERS.filter((who) => !barred.includes(who) && isFit(state, aCase, who));
  if (assignee === null ? able.length > 0 : !able.some((who) => who === assignee))
    throw new Error(`${assignee} was chosen to review ${aCase.id}, of ${able.join(', ')}`);
  return assignee;
}

/** Who has seen what the first reader wrote, and would not read it blinded. */
export const listReaders = (state: State, { id }: Case): readonly (Who | null)[] =>
  tasksOf(state, id, 'review')
    .filter(({ review }) => review?.isOriginalOpen === true)
    .map(({ assignee }) => assignee);

/** A review is asked for; its reviewer hears of it, or those who have to find one. */
export function makeReview(
  state: State,
  told: Told,
  aCase: Case,
  about: Pick<Review, 'kind' | 'reader' | 'isBlinded'> &
    Pick<Task, 'assignee'> &
    Partial<Pick<Task, 'asker'>>,
): void {
  const { kind, reader, isBlinded, assignee, asker = null } = about;
  const review: Review = {
    kind,
    reader,
    isBlinded,
    isOriginalOpen: !isBlinded,
    isOwnSaved: false,
    agreement: null,
    words: null,
  };
  const task = newTask(state, told, aCase, 'review', { assignee, asker, review });
  tell(state, peopleOfTask(state, task), 'assigned_to_me', { caseId: aCase.id, taskId: task.id });
}

const isStanding = ({ status }: Task): boolean => status !== 'Declined' && status !== 'Cancelled';

/** The latest review before sign-out of what this reader wrote. */
export const reviewOf = (state: State, { id }: Case, reader: Who): Review | null =>
  tasksOf(state, id, 'review').findLast(
    (task) => isStanding(task) && task.review?.kind === 'Prospective' && task.review.reader === reader,
  )?.review ?? null;

/** What was found of the text before it is signed, or in a report that was taken back, as the results came. */
const resultsBefore = (state: State, { id }: Case): readonly Task[] =>
  tasksOf(state, id, 'review')
    .filter(
      ({ review }) => isDisputed(review) || (review?.kind === 'Prospective' && review.agreement !== null),
    )
    .toSorted((one, other) => (one.endedAt ?? 0) - (other.endedAt ?? 0));

/** The major disagreements that no later review ended, a deferred one least. They go with the case to whoever has it next. */
function standingDisputes(state: State, aCase: Case): readonly Task[] {
  const before = resultsBefore(state, aCase).filter(({ review }) => review?.agreement !== 'Deferred');
  return before.slice(before.findLastIndex(({ review }) => !isDisputed(review)) + 1);
}

/** What a signature goes by: the review that is waited for, what is in dispute, or the latest of the reader's own text. */
export function reviewToSign(state: State, aCase: Case, reader: Who): Review | null {
  const own = reviewOf(state, aCase, reader);
  return own !== null && own.agreement === null
    ? own
    : (standingDisputes(state, aCase).at(-1)?.review ?? own);
}

/**
 * 2.8: after a major disagreement signer and reviewer settle, so the same one reads again; who disagrees twice is
 * followed by a third, and so is who leaves the review to others, or has declined it since.
 */
export function nextReviewer(
  state: State,
  told: Told,
  aCase: Case,
  reader: Who,
  leaving: Who | null = null,
): Who | null {
  const { again, others } = whoseTurn(state, aCase, reader, leaving);
  if (again === null) return chooseReviewer(state, told, aCase, others);
  if (makeTask(state, told, 'review', aCase.id).assignee !== again)
    throw new Error(`${again} was not asked again`);
  return again;
}

export const isInDispute = (state: State, aCase: Case): boolean => standingDisputes(state, aCase).length > 0;

/** The reviewer who reads again, if any, and else who does not follow them. */
export function whoseTurn(
  state: State,
  aCase: Case,
  reader: Who,
  leaving: Who | null = null,
): { readonly again: Who | null; readonly others: readonly (Who | null)[] } {
  const before = resultsBefore(state, aCase);
  const disputes = standingDisputes(state, aCase);
  const own = before.findLast(({ review }) => review?.reader === reader);
  const task = disputes.length > 0 ? before.at(-1) : own;
  const latest = task?.assignee ?? null;
  if (task === undefined || latest === null) return { again: null, others: [leaving] };
  const times = disputes.filter(({ assignee }) => assignee === latest).length;
  const all = tasksOf(state, aCase.id, 'review');
  const isDeclined = all
    .slice(all.indexOf(task) + 1)
    .some(({ status, assignee }) => status === 'Declined' && assignee === latest);
  const isAgain = times < 2 && latest !== leaving && !isDeclined && isFit(state, aCase, latest);
  const earlier = before.map(({ assignee }) => assignee);
  return { again: isAgain ? latest : null, others: [leaving, ...earlier] };
}

/** After sign-out the slides are open to whoever reads them a second time now. */
export const presentReviewer = (state: State, { id }: Case): Who | null =>
  tasksOf(state, id, 'review').findLast((task) => isOpenTask(task) && task.assignee !== null)?.assignee ??
  null;

/** The case leaves its reader: nobody needs a review of that reader's text, and whoever was to review hears so. */
export function readerGone(state: State, { id }: Case): void {
  for (const task of tasksOf(state, id, 'review')) {
    if (task.review?.kind !== 'Prospective' || !isOpenTask(task)) continue;
    settle(state, task, 'Cancelled');
    tell(state, [task.assignee], 'case_returned', { caseId: id, taskId: task.id });
  }
}

/** Whoever has a review open hears that it is not wanted any more. */
export function tellReviewers(state: State, { id }: Case): void {
  for (const task of tasksOf(state, id, 'review').filter(isOpenTask))
    tell(state, [task.assignee], 'case_returned', { caseId: id, taskId: task.id, words: 'not wanted' });
}

/** 2.5: nobody reads a second time, or amends, what is not signed any more. */
export function signatureGone(state: State, { id }: Case): void {
  for (const task of tasksOf(state, id, 'amendment')) settle(state, task, 'Cancelled');
  for (const task of tasksOf(state, id, 'review'))
    if (task.review?.kind !== 'Prospective') settle(state, task, 'Cancelled');
}

/**
 * A review ended without a result. Before sign-out the case waits for one, so somebody else is asked (2.3 rows 15
 * to 17); afterwards nobody has to read, and the slides are closed to who did, unless the reviewer left: then it
 * goes back to those who review.
 */
export function reviewEnded(
  state: State,
  told: Told,
  { caseId, review, assignee }: Task,
  isLeft = false,
): void {
  const aCase = state.cases.get(caseId);
  if (review === null || aCase === undefined) return;
  const { kind, reader, isBlinded } = review;
  const isNeeded = kind === 'Prospective' ? aCase.status === 'QAReview' : isLeft;
  const choose = () =>
    kind === 'Prospective'
      ? nextReviewer(state, told, aCase, reader, assignee)
      : chooseReviewer(state, told, aCase, [assignee, ...(isBlinded ? listReaders(state, aCase) : [])]);
  const next = isNeeded ? choose() : presentReviewer(state, aCase);
  if (isNeeded) makeReview(state, told, aCase, { kind, reader, isBlinded, assignee: next });
  if (next === aCase.reviewer) return;
  aCase.reviewer = next;
  touch(state, aCase, null, 'review_changed');
}

/** What a person was to review goes to others. */
export function reviewerGone(state: State, told: Told, who: Who): void {
  for (const task of Array.from(state.tasks.values())) {
    if (task.review === null || task.assignee !== who || !isOpenTask(task)) continue;
    settle(state, task, 'Cancelled');
    reviewEnded(state, told, task, true);
  }
}
