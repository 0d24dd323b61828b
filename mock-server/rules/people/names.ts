import { namesOfReader } from '#app/core/access/refused-moves.ts';
import { isFacility } from '#app/core/access/roles.ts';
import { dutyOf, endsByItself } from '#app/core/tasks/task-kinds.ts';
import type { Caller } from '../../http/authentication.ts';
import type { OnboardingRecord, RegistrationRecord, TicketRecord } from '../../store/records/business.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';

type Thing = CaseRecord | TaskRecord | OnboardingRecord | TicketRecord | RegistrationRecord;

/**
 * Every name under which the state tables may know the caller (x-names of the contract): the role, the duties of the
 * staff, of which an admin without a duty has all, and what the caller is to the thing that is moved.
 */
export function namesOf(caller: Caller, thing: Thing | null = null): readonly string[] {
  const { user, viewer } = caller;
  return [
    ...namesOfReader(viewer.role, user.staffRole),
    ...(thing === null ? [] : relationsOf(caller, thing)),
  ];
}

function relationsOf(caller: Caller, thing: Thing): readonly string[] {
  const { id } = caller.user;
  if ('signerId' in thing)
    return [
      ...(thing.assignedProviderId === id ? ['assignee'] : []),
      ...(thing.qaProviderId === id ? ['reviewer'] : []),
      ...(thing.signerId === id ? ['signer'] : []),
    ];
  if ('steps' in thing) return thing.provider.userId === id ? ['assignee'] : [];
  if ('messages' in thing) return thing.askedBy.userId === id ? ['asker'] : [];
  if ('form' in thing) return thing.userId === id || thing.createdBy?.userId === id ? ['registrant'] : [];
  return [
    ...(thing.assigneeId === id ? ['assignee'] : []),
    ...(thing.assigneeId === id && !thing.needsAcceptance ? ['finisher'] : []),
    // A second review is given to a person who fits, an onboarding to its provider: nobody takes either.
    ...(!endsByItself(thing.type) && mayTake(caller, thing) ? ['taker'] : []),
  ];
}

/** One of those to whom the task was given as a role, while nobody has taken it. */
export function mayTake(caller: Caller, { assigneeId, assignedRole, facilityId }: TaskRecord): boolean {
  const { role, facilityId: ownFacility } = caller.viewer;
  if (assigneeId !== null || assignedRole === null) return false;
  if (assignedRole === 'Facility') return isFacility(role) && ownFacility === facilityId;
  if (assignedRole === 'Provider') return role === 'Provider';
  return role === 'Admin' && namesOf(caller).includes(assignedRole);
}

/** One of the staff whose duty does not direct tasks of this type. */
export const isOfOtherDuty = (caller: Caller, { type }: TaskRecord): boolean =>
  caller.viewer.role === 'Admin' && !namesOf(caller).includes(dutyOf(type));
