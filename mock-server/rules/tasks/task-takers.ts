import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { isLicenceRenewal, TASK } from '#app/core/tasks/task-kinds.ts';
import type { TaskRefusal } from '#contracts/generated/wire.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { presentCase } from '../cases/case-of.ts';
import { reviewerRefusals } from './qa-reviewers.ts';
import { allowsToDo } from './task-access.ts';

/** Why no task of this facility and case is given to this person, whatever it asks for. */
export function refusalsOfWork(
  { facilityId, caseId }: Pick<TaskRecord, 'facilityId' | 'caseId'>,
  user: UserRecord,
): readonly TaskRefusal[] {
  const isOfOther =
    facilityId !== null && isFacility(roleOf(user.role) ?? 'Admin') && user.facilityId !== facilityId;
  return [
    ...(user.status === 'Deactivated' ? (['account'] as const) : []),
    ...(isOfOther ? (['facility'] as const) : []),
    ...(allowsToDo({ caseId }, user) ? [] : (['rights'] as const)),
  ];
}

/** These are about the provider who does them. */
export const staysWithProvider = (task: TaskRecord): boolean =>
  task.type === TASK.physicianOnboarding || isLicenceRenewal(task);

/** Every reason why this person may not be given the task, the first to tell first; none where they may. */
export function takerRefusals(
  world: World,
  task: TaskRecord,
  user: UserRecord,
  now: number,
): readonly TaskRefusal[] {
  const review = task.type === TASK.qa ? world.qaReviews.find(task.id) : null;
  const isOfAnother = staysWithProvider(task) && user.id !== task.assigneeId;
  return [
    ...new Set([
      ...refusalsOfWork(task, user),
      ...(isOfAnother ? (['provider'] as const) : []),
      ...(review === null ? [] : reviewerRefusals(world, user, presentCase(world, review.caseId), now)),
    ]),
  ];
}
