import { isFacility } from '#app/core/access/roles.ts';
import type { Caller } from '../../http/authentication.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

export const isNoProvider = ({ provider }: UserRecord): boolean => provider === null;

/** The providers who share a group with the user. */
export const colleagueIds = (world: World, userId: string): readonly string[] => [
  ...new Set(
    world.groups
      .by('member', userId)
      .flatMap(({ members }) => members.map((member) => member.userId))
      .filter((id) => id !== userId),
  ),
];

interface Asking {
  readonly world: World;
  readonly caller: Caller;
}

/**
 * The people whom the caller works with: of the operator's staff, of the facility, or of the groups. Whoever has
 * registered a facility that is not approved yet belongs to none, and works with nobody.
 */
export function teamOf({ world, caller: { user, viewer } }: Asking): readonly UserRecord[] {
  if (viewer.role === 'Admin') return world.users.by('role', 'Admin');
  if (isFacility(viewer.role))
    return user.facilityId === null ? [] : world.users.by('facility', user.facilityId).filter(isNoProvider);
  return colleagueIds(world, user.id).flatMap((id) => world.users.find(id) ?? []);
}
