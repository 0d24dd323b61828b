import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { isClosed, isLicenceRenewal, TASK } from '#app/core/tasks/task-kinds.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { Doing } from '../audit/case-events.ts';
import { notify, staffWith } from '../profile/notify.ts';
import { peopleOf, tellOfTask } from './made-tasks.ts';

/** Whose work it is now: the colleagues' at the facility or at the desk; what a reader leaves, an admin has to give to another. */
function roleAfter({ role, staffRole }: UserRecord): NonNullable<TaskRecord['assignedRole']> {
  const kind = roleOf(role);
  if (kind !== null && isFacility(kind)) return 'Facility';
  return kind === 'Admin' ? (staffRole ?? 'Admin') : 'Admin';
}

/**
 * What somebody who left had to do goes back to those who may take it; where nobody of them is left, the operator hears
 * of it. What is about the person themselves stays with them.
 */
export function giveBackTasks(doing: Doing, user: UserRecord): void {
  const { world, now } = doing;
  for (const held of world.tasks.by('assignee', user.id)) {
    if (isClosed(held.status) || held.type === TASK.physicianOnboarding || isLicenceRenewal(held)) continue;
    const task = world.tasks.change(held.id, (record) => ({
      ...record,
      assigneeId: null,
      assignedRole: roleAfter(user),
      facilityId: record.facilityId ?? user.facilityId,
      version: record.version + 1,
    }));
    if (peopleOf(world, task).length > 0)
      tellOfTask(doing, task, 'A task has nobody any more: whoever had it has left.');
    else
      notify(world, now, staffWith(world, 'Admin', 'Lab_Operations'), {
        event: 'assigned_to_me',
        text: 'A task has nobody who could take it: whoever had it has left.',
        caseId: task.caseId,
        taskId: task.id,
      });
  }
}
