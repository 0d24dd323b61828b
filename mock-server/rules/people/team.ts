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

/** The people whom the caller works with: of the facility, of the groups, or of the operator's staff. */
export function teamOf({ world, caller: { user } }: Asking): readonly UserRecord[] {
  if (user.facilityId !== null) return world.users.by('facility', user.facilityId).filter(isNoProvider);
  if (user.provider === null) return world.users.by('role', 'Admin');
  return colleagueIds(world, user.id).flatMap((id) => world.users.find(id) ?? []);
}
