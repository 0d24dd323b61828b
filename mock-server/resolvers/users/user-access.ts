import type { StaffRoleZodType } from '#contracts/generated/schemas/staff-role.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { namesOf } from '../../rules/people/names.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** Throws NOT_FOUND. Read afresh: what came with the call may be older than its body. */
export function requireUser(world: World, userId: string): UserRecord {
  const user = world.users.find(userId);
  if (user === null) throw refuse('NOT_FOUND');
  return user;
}

export const hasDuty = (caller: Caller, ...duties: readonly StaffRoleZodType[]): boolean =>
  duties.some((duty) => namesOf(caller).includes(duty));

const hasAllDuties = ({ role, staffRole }: UserRecord): boolean =>
  role === 'Admin' && (staffRole === null || staffRole === 'Admin');

/** Nobody would be left who may do everything. */
export function isLastAdmin(world: World, user: UserRecord): boolean {
  const admins = world.users
    .by('role', 'Admin')
    .filter((one) => one.status === 'Active' && hasAllDuties(one));
  return admins.length === 1 && admins[0]?.id === user.id;
}
