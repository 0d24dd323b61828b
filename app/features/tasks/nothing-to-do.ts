import type { Role } from '#app/core/access/roles.ts';
import { ownPageOf } from '#app/core/tasks/task-words.ts';
import type { Task } from '#contracts/generated/wire.ts';
import type { FacilityWork } from './facility/facility-work.ts';

/** Whether nothing can be done where the actions of a task stand; comments and files have sections of their own. */
export function hasNothingToDo(task: Task, role: Role, work: FacilityWork | null): boolean {
  const ofOrder = work?.order?.allowedActions ?? [];
  const ofQuestions = work?.questions.flatMap(({ allowedActions }) => allowedActions) ?? [];
  return (
    task.allowedActions.every((action) => action === 'comment' || action === 'attach') &&
    ownPageOf(task, role) === null &&
    work?.mayEditCase !== true &&
    !ofOrder.includes('edit') &&
    !ofOrder.includes('decline') &&
    ofQuestions.length === 0
  );
}
