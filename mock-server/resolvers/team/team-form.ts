import { localDay } from '#app/core/calendar/wall-clock.ts';
import type { TeamMemberZodType } from '#contracts/generated/schemas/team-member.ts';
import type { Caller } from '../../http/authentication.ts';
import { lastDayAway } from '../../rules/people/away.ts';
import { isNoProvider } from '../../rules/people/team.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import type { Reader } from '../cases/case-forms.ts';
import { awayOf, personPart } from '../profile/profile-form.ts';
import { invitationOf } from '../session/reset-tokens.ts';
import { hasDuty, isLastAdmin } from '../users/user-access.ts';

/** Somebody else who is active and may manage the facility. */
export const hasOtherManager = (world: World, user: UserRecord): boolean =>
  world.users
    .by('facility', user.facilityId ?? '')
    .some(({ id, role, status }) => id !== user.id && role === 'MedicalFacility' && status === 'Active');

/** Whether a team that is managed by its own people would be left without any. */
export const isLastManager = (world: World, user: UserRecord): boolean =>
  user.role === 'MedicalFacility' && user.status === 'Active' && !hasOtherManager(world, user);

/** Somebody else of a team that the caller runs. */
const isManagedBy = (caller: Caller, user: UserRecord): boolean =>
  (user.role === 'Admin' ? hasDuty(caller, 'Admin') : caller.viewer.role === 'MedicalFacility') &&
  isNoProvider(user) &&
  user.status !== 'Deactivated' &&
  user.id !== caller.user.id;

function actionsOf({ world, caller }: Reader, user: UserRecord): TeamMemberZodType['allowedActions'] {
  if (!isManagedBy(caller, user)) return [];
  const isNeeded = isLastAdmin(world, user) || isLastManager(world, user);
  return isNeeded ? ['editRights'] : ['editRights', 'remove'];
}

export function teamMemberOf(user: UserRecord, reader: Reader): TeamMemberZodType {
  const { world, caller, now } = reader;
  const { userId, version, etag, displayName, email, phone, role, staffRole, status } = personPart(user);
  const isProvider = user.provider !== null;
  const today = localDay(now, user.timeZone);
  const shared = world.groups
    .by('member', user.id)
    .filter(({ members }) => members.some((member) => member.userId === caller.user.id));
  return {
    userId,
    version,
    etag,
    displayName,
    email,
    phone,
    role,
    staffRole,
    status,
    rights: isProvider ? null : user.rights,
    groups: isProvider ? shared.map(({ name }) => name) : [],
    away: awayOf(world, user).filter(({ to }) => to >= today),
    awayUntil: lastDayAway(user, now),
    ...invitationOf(user, now),
    invitedAt: user.invitedAt,
    allowedActions: actionsOf(reader, user),
  };
}
