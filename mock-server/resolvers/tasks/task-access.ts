import { isFacility } from '#app/core/access/roles.ts';
import { endsByItself, isFacilityWork } from '#app/core/tasks/task-kinds.ts';
import { machines } from '#contracts/generated/machines.ts';
import { namesOf, requireTransition, type Transition } from '../../access/transitions.ts';
import type { Caller } from '../../http/authentication.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

export interface TaskCall {
  readonly world: World;
  readonly caller: Caller;
  readonly input: { readonly params: { readonly taskId: string } };
}

/** The task, where the caller may know of it. Throws NOT_FOUND. */
export function requireTask({ world, caller, input }: TaskCall): TaskRecord {
  const task = world.tasks.find(input.params.taskId);
  if (task === null || !maySee(world, caller, task)) throw refuse('NOT_FOUND');
  return task;
}

const isMine = ({ user }: Caller, { assigneeId }: TaskRecord): boolean => assigneeId === user.id;

/** One of those to whom the task was given as a role, while nobody has taken it. */
export function mayTake(caller: Caller, { assigneeId, assignedRole, facilityId }: TaskRecord): boolean {
  const { role, facilityId: ownFacility } = caller.viewer;
  if (assigneeId !== null || assignedRole === null) return false;
  if (assignedRole === 'Facility') return isFacility(role) && ownFacility === facilityId;
  if (assignedRole === 'Provider') return role === 'Provider';
  return role === 'Admin' && namesOf(caller).includes(assignedRole);
}

/** Work of the caller's facility: what it may be asked for, and what one of its people was given (never a QA task). */
export function isOfOwnFacility(world: World, { viewer }: Caller, task: TaskRecord): boolean {
  if (!isFacility(viewer.role) || viewer.facilityId === null || endsByItself(task.type)) return false;
  if (isFacilityWork(task.type) && task.facilityId === viewer.facilityId) return true;
  const assignee = task.assigneeId === null ? null : world.users.find(task.assigneeId);
  return assignee?.facilityId === viewer.facilityId;
}

const maySee = (world: World, caller: Caller, task: TaskRecord): boolean =>
  caller.viewer.role === 'Admin' ||
  isMine(caller, task) ||
  mayTake(caller, task) ||
  isOfOwnFacility(world, caller, task);

/** Whoever may write in the task's thread and keep files with it. */
export const mayWrite = (world: World, caller: Caller, task: TaskRecord): boolean =>
  caller.viewer.role === 'Admin' || isMine(caller, task) || isOfOwnFacility(world, caller, task);

type TaskOperation =
  | 'startTask'
  | 'submitTask'
  | 'completeTask'
  | 'returnTask'
  | 'declineTask'
  | 'cancelTask'
  | 'assignTask'
  | 'submitQaResult';

/** By what names the tables know the caller for this task. 'Any admin' of the contract is the role, not a duty. */
function taskNames(caller: Caller, task: TaskRecord, operation: TaskOperation): readonly string[] {
  // A second review is given to a person who fits, an onboarding to its provider: nobody takes either.
  const taking =
    (operation === 'startTask' || operation === 'declineTask') &&
    !endsByItself(task.type) &&
    mayTake(caller, task);
  const finishing = operation === 'completeTask' && task.needsAcceptance;
  return [
    ...(caller.viewer.role === 'Admin' ? ['Admin'] : []),
    ...((isMine(caller, task) || taking) && !finishing ? ['assignee'] : []),
  ];
}

const isHandedInElsewhere = (operation: TaskOperation, { type }: TaskRecord): boolean =>
  endsByItself(type) && (operation === 'submitTask' || operation === 'completeTask');

/** The move that the tables allow. Throws TASK_OWNER and TASK_STATE; what is missing in the work is asked later. */
export function requireTaskMove(
  operation: TaskOperation,
  task: TaskRecord,
  caller: Caller,
): Transition<'TaskStatus'> {
  try {
    const [move] = requireTransition(
      'TaskStatus',
      operation,
      task.status,
      taskNames(caller, task, operation),
    );
    if (isHandedInElsewhere(operation, task)) throw refuse('TASK_STATE');
    return move;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The tables name the code of the guard; of a wrong state the contract says TASK_STATE for every move.
    throw refuse(error.code === 'FORBIDDEN_OWNER' ? 'TASK_OWNER' : 'TASK_STATE');
  }
}

/** Whether the buttons of this operation stand beside the task for the caller. */
export function mayMoveTask(operation: TaskOperation, task: TaskRecord, caller: Caller): boolean {
  const names = taskNames(caller, task, operation);
  return (
    !isHandedInElsewhere(operation, task) &&
    machines.TaskStatus.transitions.some(
      ({ operation: by, from, who }) =>
        by === operation &&
        (from as readonly TaskRecord['status'][]).includes(task.status) &&
        (who as readonly string[]).some((name) => names.includes(name)),
    )
  );
}
