import { isOpenToDuty } from '#app/core/access/duties.ts';
import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { isLicenceRenewal, isParcelOfCase, TASK } from '#app/core/tasks/task-kinds.ts';
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

const mayCount = (staffRole: UserRecord['staffRole']): boolean =>
  isOpenToDuty('submitSpecimenForm', staffRole);

/** The count of the slides ends it, so that nobody else could do anything with it. */
const isForOthers = (task: TaskRecord, { role, staffRole }: UserRecord): boolean =>
  isParcelOfCase(task) && !(roleOf(role) === 'Admin' && mayCount(staffRole));

/** Why the task is not given to this role, whoever of it would take it. */
export function roleRefusals(
  task: TaskRecord,
  role: NonNullable<TaskRecord['assignedRole']>,
): readonly TaskRefusal[] {
  if (staysWithProvider(task)) return ['provider'];
  const isOfStaff = role !== 'Provider' && role !== 'Facility';
  return isParcelOfCase(task) && !(isOfStaff && mayCount(role)) ? ['duty'] : [];
}

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
      ...(isForOthers(task, user) ? (['duty'] as const) : []),
      ...(review === null ? [] : reviewerRefusals(world, user, presentCase(world, review.caseId), now)),
    ]),
  ];
}
