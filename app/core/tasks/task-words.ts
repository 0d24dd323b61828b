import { labels } from '#contracts/generated/labels.ts';
import type { Task, TaskListItem } from '#contracts/generated/wire.ts';
import { isFacility, type Role } from '../access/roles.ts';
import { type Screen, screens } from '../access/screens.ts';
import { ageText, type DueState, dueStateOf, dueText } from '../cases/due.ts';
import { REVIEWER_TO_CHOOSE } from './review-words.ts';
import { endsByCountAlone, isClosed, isLicenceRenewal, TASK, TO_DO } from './task-kinds.ts';

/** Where this person works on a task; a second review and an onboarding have pages of their own. */
export function taskPlaceOf({ id, type }: Pick<TaskListItem, 'id' | 'type'>, role: Role): string {
  const asked = `?task=${encodeURIComponent(id)}`;
  if (role === 'Admin') return screens.task.path.replace('{taskId}', encodeURIComponent(id));
  if (isFacility(role)) return screens.facilityTask.path + asked;
  if (type === TASK.qa) return screens.qaTask.path + asked;
  if (type === TASK.physicianOnboarding) return screens.providerOnboarding.path + asked;
  return providerTaskPathOf(id);
}

/** The page of a provider’s task with its comments; that of a second review is beside the page on which it is done. */
export const providerTaskPathOf = (taskId: string): string =>
  `${screens.providerTask.path}?task=${encodeURIComponent(taskId)}`;

/** The list of what is still to be done; the operator's is everybody's, with what waits to be accepted. */
export function toDoPathOf(role: Role): string {
  const statuses = role === 'Admin' ? [...TO_DO, 'Submitted'] : TO_DO;
  const asked = new URLSearchParams(statuses.map((status) => ['status', status]));
  return `${tasksOf(role).path}?${asked.toString()}`;
}

/** The list of what waits for the reader and is due until a day, and not for colleagues. */
export const turnPathOf = (role: Role, dueTo: string): string =>
  `${tasksOf(role).path}?mine=true&dueTo=${dueTo}`;

function tasksOf(role: Role): Screen {
  if (role === 'Provider') return screens.providerTasks;
  return isFacility(role) ? screens.facilityTasks : screens.tasks;
}

/** Where this person does what the task asks for, if on a page of its own; null where the page of the task is the place. */
export function ownPageOf(
  task: Pick<Task, 'id' | 'type' | 'askedBy'>,
  role: Role,
): { readonly path: string; readonly label: string } | null {
  if (isLicenceRenewal(task))
    return role === 'Admin'
      ? { path: `${screens.users.path}?part=renewals`, label: 'Check the renewed licence' }
      : { path: `${screens.aboutMe.path}#licences`, label: 'Hand in the renewed licence' };
  const path = taskPlaceOf(task, role);
  if (path.startsWith(screens.qaTask.path)) return { path, label: 'Go to the second review' };
  if (path.startsWith(screens.providerOnboarding.path))
    return { path, label: 'Go to the steps of the onboarding' };
  return null;
}

/** 'Part A, block A1, slide A1-F'; empty where the task is about the whole case. */
export function partText({
  specimenID,
  block,
  slide,
}: Pick<TaskListItem, 'specimenID' | 'block' | 'slide'>): string {
  const parts = [
    specimenID === null ? '' : `part ${specimenID}`,
    block === null ? '' : `block ${block}`,
    slide === null ? '' : `slide ${slide}`,
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who made the task; nobody did where a rule of the product asks for it. */
export const askedByText = ({ askedBy }: Pick<TaskListItem, 'askedBy'>): string =>
  askedBy?.displayName ?? 'The platform';

/** A second review in which this reader may not write, and of which they are therefore shown nothing that was written. */
export const isPeerReview = ({
  type,
  allowedActions,
}: Pick<TaskListItem, 'type' | 'allowedActions'>): boolean =>
  type === TASK.qa && !allowedActions.includes('comment');

/**
 * What of a task is kept from this reader. Whoever of the operator’s staff may not write in it reads none of its files
 * either, and nothing that others wrote about a case: the duty alone does not decide, since each reads what is its own.
 */
export function withheldOf(
  task: Pick<TaskListItem, 'type' | 'allowedActions' | 'case'>,
  role: Role,
): { readonly files: boolean; readonly words: boolean } {
  const isPeer = isPeerReview(task);
  const isOfOtherDuty = role === 'Admin' && !task.allowedActions.includes('comment');
  return { files: isPeer || isOfOtherDuty, words: isPeer || (isOfOtherDuty && task.case !== null) };
}

/** Who has the task, or who may take it; null where nobody has taken it and it is closed, so that nobody will. */
export function holderText({
  assignee,
  assignedRole,
  status,
}: Pick<TaskListItem, 'assignee' | 'assignedRole' | 'status'>): string | null {
  if (assignee !== null) return assignee.displayName;
  if (assignedRole === null || isClosed(status)) return null;
  // What was begun has come back from somebody who left it.
  return `${labels.TaskAssigneeRole[assignedRole]}, ${status === 'Open' ? 'not taken yet' : 'nobody has it now'}`;
}

interface TaskClock {
  readonly state: DueState;
  readonly left: string;
}

/** How much time is left; no clock runs on a task that is closed. */
export function taskClock({ status, dueAt }: Pick<TaskListItem, 'status' | 'dueAt'>, now: string): TaskClock {
  if (isClosed(status)) return { state: 'none', left: '' };
  return { state: dueStateOf(dueAt, now), left: dueText(dueAt, now) };
}

/** What has to happen next, and by whom, in a sentence. */
export function nextStepText(
  task: Pick<Task, 'status' | 'needsAcceptance' | 'assignee'> & Parameters<typeof endsByCountAlone>[0],
): string {
  const { status, needsAcceptance, assignee, type } = task;
  if (isLicenceRenewal(task) && !isClosed(status))
    return status === 'Submitted'
      ? 'The operator checks the renewed licence'
      : 'The pathologist hands in the renewed licence';
  if (type === TASK.qa && assignee === null && !isClosed(status)) return REVIEWER_TO_CHOOSE;
  switch (status) {
    case 'Open':
      return assignee === null ? 'Whoever may take it starts it' : 'Whoever has it starts it';
    case 'InProgress':
      // Begun by somebody who does not have it any more.
      if (assignee === null) return 'Whoever may take it goes on with it';
      if (endsByCountAlone(task)) return 'Whoever has it counts the slides, which completes the task';
      return needsAcceptance ? 'Whoever has it hands the work in' : 'Whoever has it completes it';
    case 'Submitted':
      return 'The operator accepts the work or sends it back';
    case 'Returned':
      return 'Whoever has it starts it again';
    case 'Completed':
    case 'Declined':
    case 'Cancelled':
      return 'Nothing, the task is closed';
  }
}

/** One stretch of a task, and who kept it. */
interface TaskWait {
  readonly id: string;
  readonly what: string;
  readonly whose: string;
  readonly from: string;
  readonly lasted: string;
  readonly isOpen: boolean;
}

type Waiting = Pick<
  Task,
  | 'createdAt'
  | 'startedAt'
  | 'submittedAt'
  | 'closedAt'
  | 'assignee'
  | 'assignedRole'
  | 'heldBefore'
  | 'status'
>;

/** A time in which the task was one person's or role's; without an end, it is theirs now. */
interface Held {
  readonly whose: string;
  readonly from: string;
  readonly to: string | null;
}

function heldTimes(task: Waiting): readonly Held[] {
  const { createdAt, heldBefore } = task;
  const before = heldBefore.map(({ assignee, assignedRole, until }, index) => ({
    whose: assignee?.displayName ?? roleText(assignedRole),
    from: heldBefore[index - 1]?.until ?? createdAt,
    to: until,
  }));
  const from = heldBefore.at(-1)?.until ?? createdAt;
  return [...before, { whose: holderText(task) ?? roleText(task.assignedRole), from, to: null }];
}

/** Whose a task was while no person had it. */
const roleText = (role: Waiting['assignedRole']): string =>
  role === null ? 'Nobody yet' : labels.TaskAssigneeRole[role];

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);

/** The stretch as it falls to those who had the task in it; a holder of no time at all waited for nothing. */
function byHolder<Stretch extends { readonly from: string | null; readonly to: string | null }>(
  stretch: Stretch,
  held: readonly Held[],
) {
  const { from: begin, to: end } = stretch;
  if (begin === null) return [];
  return held.flatMap(({ whose, ...time }) => {
    const from = isBefore(begin, time.from) ? time.from : begin;
    const to = time.to === null || (end !== null && isBefore(end, time.to)) ? end : time.to;
    return to === null || isBefore(from, to) ? [{ ...stretch, whose, from, to }] : [];
  });
}

/** The waits of a task, the newest first. Work that was sent back is one stretch with the work before it. */
export function taskWaits(task: Waiting, now: string): readonly TaskWait[] {
  const { createdAt, startedAt, closedAt } = task;
  // What was sent back is in work again, whenever it was handed in before.
  const isHandedIn = task.status === 'Submitted' || isClosed(task.status);
  const submittedAt = isHandedIn ? task.submittedAt : null;
  const end = closedAt ?? (isClosed(task.status) ? null : now);
  const held = heldTimes(task);
  const accepting = { what: 'Waiting for acceptance', whose: 'The operator', from: submittedAt, to: null };
  const stretches = [
    ...byHolder({ what: 'Waiting to be started', from: createdAt, to: startedAt }, held),
    ...byHolder({ what: 'In work', from: startedAt, to: submittedAt }, held),
    accepting,
  ];
  return stretches
    .flatMap(({ from, to, ...stretch }): TaskWait[] => {
      if (from === null) return [];
      const until = to ?? end;
      return [
        {
          ...stretch,
          id: `${stretch.what} ${from}`,
          from,
          lasted: ageText(from, until ?? from),
          isOpen: to === null && closedAt === null && !isClosed(task.status),
        },
      ];
    })
    .reverse();
}
