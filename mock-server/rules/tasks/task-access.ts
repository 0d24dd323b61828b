import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { hasRight, type RightsHolder } from '#app/core/people/rights.ts';
import { endsByItself, isFacilityWork, isLicenceRenewal } from '#app/core/tasks/task-kinds.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { mayMove, requireMove } from '../moves.ts';
import { namesOf } from '../people/names.ts';

export interface TaskCall {
  readonly world: World;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly taskId: string } };
}

/** The task of the address. Throws NOT_FOUND, once it is hidden from the caller too. */
export function requireTask({ world, input, isHidden }: TaskCall): TaskRecord {
  const task = world.tasks.find(input.params.taskId);
  if (task === null || isHidden()) throw refuse('NOT_FOUND');
  return task;
}

type OfCase = Pick<TaskRecord, 'caseId'>;

const may = (right: 'view' | 'edit', { role, rights }: RightsHolder): boolean =>
  hasRight({ role: roleOf(role) ?? role, rights }, right);

/** Without the right to view no case is found, and neither is a task that names one. */
export const mayFindTask = (holder: RightsHolder, { caseId }: OfCase): boolean =>
  caseId === null || may('view', holder);

/** Whether the rights of somebody are enough for the tasks of cases. */
export const mayWorkOnCases = (holder: RightsHolder): boolean => may('view', holder) && may('edit', holder);

/** Whether the rights of somebody are enough to do the task that they find. */
export const allowsToDo = (task: OfCase, holder: RightsHolder): boolean =>
  task.caseId === null || mayWorkOnCases(holder);

/** Work of the caller's facility: what it may be asked for, and what one of its people was given (never a QA task). */
export function isOfOwnFacility(world: World, { viewer }: Caller, task: TaskRecord): boolean {
  if (!isFacility(viewer.role) || viewer.facilityId === null || endsByItself(task.type)) return false;
  if (isFacilityWork(task.type) && task.facilityId === viewer.facilityId) return true;
  const assignee = task.assigneeId === null ? null : world.users.find(task.assigneeId);
  return assignee?.facilityId === viewer.facilityId;
}

/** Who reads the case for which its facility or the operator is asked; null of any other work, and of a case in nobody's hands. */
export function readerOf(world: World, { type, caseId }: TaskRecord): UserRecord | null {
  if (!isFacilityWork(type)) return null;
  return world.users.find(world.cases.find(caseId ?? '')?.assignedProviderId ?? '');
}

export type TaskOperation =
  | 'startTask'
  | 'submitTask'
  | 'completeTask'
  | 'returnTask'
  | 'declineTask'
  | 'cancelTask'
  | 'assignTask'
  | 'submitQaResult';

/** Handed in, accepted and sent back by operations of its own. */
function isMovedElsewhere(operation: TaskOperation, task: TaskRecord): boolean {
  const isWork = operation === 'submitTask' || operation === 'completeTask';
  if (isLicenceRenewal(task)) return isWork || operation === 'returnTask';
  return isWork && endsByItself(task.type);
}

const WORK: readonly TaskOperation[] = ['startTask', 'submitTask', 'completeTask', 'declineTask'];

/** Work on a case answers what was asked of it, for which whoever answers the request itself needs the same right. */
const lacksRight = (operation: TaskOperation, { caseId }: TaskRecord, { viewer }: Caller): boolean =>
  WORK.includes(operation) && caseId !== null && !hasRight(viewer, 'edit');

/** The move that the tables allow. Throws TASK_OWNER and TASK_STATE; what is missing in the work is asked later. */
export function requireTaskMove<O extends TaskOperation>(operation: O, task: TaskRecord, caller: Caller) {
  if (lacksRight(operation, task, caller))
    throw refuse('FORBIDDEN_ROLE', { text: 'Your rights do not allow this.' });
  return requireMove(
    'TaskStatus',
    operation,
    task.status,
    namesOf(caller, task),
    () => !isMovedElsewhere(operation, task),
  );
}

/** Whether the buttons of this operation stand beside the task for the caller. */
export const mayMoveTask = (operation: TaskOperation, task: TaskRecord, caller: Caller): boolean =>
  !lacksRight(operation, task, caller) &&
  !isMovedElsewhere(operation, task) &&
  mayMove('TaskStatus', operation, task.status, namesOf(caller, task));
