import { etagOf } from '../../access/case-access.ts';
import type { Resolver } from '../../http/call.ts';
import { matches, pageOf, type SortKeys, sorted } from '../../http/paging.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { requireUser } from './user-access.ts';
import { facilityNameOf, userFormOf, userRowOf } from './user-forms.ts';

export const byName = ({ lastName, firstName }: UserRecord): string =>
  `${lastName} ${firstName}`.toLowerCase();

const sortKeys = (world: World): SortKeys<UserRecord> => ({
  name: byName,
  email: ({ email }) => email,
  role: ({ role }) => role,
  status: ({ status }) => status,
  facilityName: (user) => facilityNameOf(world, user),
  createdAt: ({ createdAt }) => createdAt,
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
});

const isAmong = <T>(wanted: readonly T[] | undefined, value: T | null): boolean =>
  wanted === undefined || wanted.length === 0 || (value !== null && wanted.includes(value));

export const listUsers: Resolver<'listUsers'> = {
  resolve: (call) => {
    const { world } = call;
    const { q, sort = 'name', role, status, staffRole, facilityId } = call.input.query;
    const asked = facilityId === undefined ? world.users.list() : world.users.by('facility', facilityId);
    const found = asked
      .filter((user) => isAmong(role, user.role) && isAmong(status, user.status))
      .filter((user) => isAmong(staffRole, user.staffRole))
      .filter((user) => matches(q, [user.displayName, user.email, facilityNameOf(world, user)]));
    const page = pageOf(sorted(found, sort, sortKeys(world)), call.input.query);
    return { data: { ...page, items: page.items.map((user) => userRowOf(user, call)) } };
  },
};

export const getUser: Resolver<'getUser'> = {
  resolve: (call) => {
    const user = requireUser(call.world, call.input.params.userId);
    return { etag: etagOf(user), data: userFormOf(user, call) };
  },
};
