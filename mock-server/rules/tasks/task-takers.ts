import { isOpenToDuty } from '#app/core/access/duties.ts';
import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { isLicenceRenewal, isParcelOfCase, TASK } from '#app/core/tasks/task-kinds.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { StaffRole, TaskRefusal } from '#contracts/generated/wire.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { presentCase } from '../cases/case-of.ts';
import { reviewerRefusals } from './qa-reviewers.ts';
import { allowsToDo } from './task-access.ts';

/** What of a task decides who may be given it at all. */
type Work = Pick<TaskRecord, 'type' | 'facilityId' | 'caseId' | 'requestId' | 'askedBy'>;

/** Why this work is not given to this person, whatever became of the task. */
export function refusalsOfWork(work: Work, user: UserRecord): readonly TaskRefusal[] {
  const { facilityId, caseId } = work;
  const role = roleOf(user.role);
  const isOfOther = facilityId !== null && isFacility(role ?? 'Admin') && user.facilityId !== facilityId;
  return [
    ...(user.status === 'Deactivated' ? (['account'] as const) : []),
    ...(isOfOther ? (['facility'] as const) : []),
    ...(allowsToDo({ caseId }, user) ? [] : (['rights'] as const)),
    ...dutyRefusals(work, role === 'Admin' ? (user.staffRole ?? 'Admin') : null),
  ];
}

/** Says whether a task is about the provider who does it. */
export const staysWithProvider = (work: Work): boolean =>
  work.type === TASK.physicianOnboarding || isLicenceRenewal(work);

interface WorkOfDuty {
  readonly operation: OperationId;
  readonly refusal: TaskRefusal;
}

/** What the work is can be done by one operation alone, so that whoever may not call it could do nothing with it. */
function workOfDuty(work: Work): WorkOfDuty | null {
  if (isParcelOfCase(work)) return { operation: 'submitSpecimenForm', refusal: 'duty' };
  if (work.type === TASK.billingReview) return { operation: 'updateBilling', refusal: 'billing' };
  return null;
}

/** Why the work is not given to whoever of the staff has this duty, and with null to nobody else. */
function dutyRefusals(work: Work, duty: StaffRole | null): readonly TaskRefusal[] {
  const only = workOfDuty(work);
  return only === null || (duty !== null && isOpenToDuty(only.operation, duty)) ? [] : [only.refusal];
}

/** Why the work is not given to this role, whoever of it would take it. */
export function roleRefusals(
  work: Work,
  role: NonNullable<TaskRecord['assignedRole']>,
): readonly TaskRefusal[] {
  if (staysWithProvider(work)) return ['provider'];
  return dutyRefusals(work, role === 'Provider' || role === 'Facility' ? null : role);
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
      ...(review === null ? [] : reviewerRefusals(world, user, presentCase(world, review.caseId), now)),
    ]),
  ];
}
