import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { endsByItself, isClosed, isLicenceRenewal, TASK } from '#app/core/tasks/task-kinds.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { Doing } from '../audit/case-events.ts';
import { notify } from '../profile/notify.ts';
import { operatorOf, peopleOf, tellOfTask } from './made-tasks.ts';
import { allowsToDo } from './task-access.ts';

/** Whose work it is now: the colleagues' at the facility or at the desk; what a reader leaves, an admin has to give to another. */
function roleAfter({ role, staffRole }: UserRecord): NonNullable<TaskRecord['assignedRole']> {
  const kind = roleOf(role);
  if (kind !== null && isFacility(kind)) return 'Facility';
  return kind === 'Admin' ? (staffRole ?? 'Admin') : 'Admin';
}

const LEFT = 'whoever had it has left';
const BARRED = 'the rights of whoever had it no longer allow it';

/**
 * What somebody who left had to do goes back to those who may take it; where nobody of them is left, the operator hears
 * of it. What is about the person themselves stays with them.
 */
export function giveBackTasks(doing: Doing, user: UserRecord): void {
  for (const held of doing.world.tasks.by('assignee', user.id))
    if (held.type !== TASK.physicianOnboarding && !isLicenceRenewal(held)) giveBack(doing, user, held, LEFT);
}

/** Whoever may not work on cases any more leaves the tasks about them to others; a second review asks for no such right. */
export function giveBackBarred(doing: Doing, user: UserRecord): void {
  for (const held of doing.world.tasks.by('assignee', user.id))
    if (!endsByItself(held.type) && !allowsToDo(held, user)) giveBack(doing, user, held, BARRED);
}

function giveBack(doing: Doing, user: UserRecord, held: TaskRecord, why: string): void {
  const { world, now } = doing;
  if (isClosed(held.status)) return;
  const task = world.tasks.change(held.id, (record) => ({
    ...record,
    assigneeId: null,
    assignedRole: roleAfter(user),
    facilityId: record.facilityId ?? user.facilityId,
    version: record.version + 1,
  }));
  if (peopleOf(world, task).length > 0) tellOfTask(doing, task, `A task has nobody any more: ${why}.`);
  else
    notify(world, now, operatorOf(world), {
      event: 'assigned_to_me',
      text: `A task has nobody who could take it: ${why}.`,
      caseId: task.caseId,
      taskId: task.id,
    });
}
