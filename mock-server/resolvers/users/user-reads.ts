import { etagOf } from '../../access/case-access.ts';
import type { Resolver } from '../../http/call.ts';
import { exportedList } from '../../http/exports.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { requireUser } from './user-access.ts';
import { facilityNameOf, userFormOf, userRowOf } from './user-forms.ts';

export const byName = ({ lastName, firstName }: UserRecord): string =>
  `${lastName} ${firstName}`.toLowerCase();

const USERS: ListTable<'listUsers', UserRecord> = {
  of: ({ world }) => world.users,
  filters: { role: 'role', status: 'status', staffRole: 'staffRole', facilityId: 'facilityId' },
  search: (user, { world }) => [user.displayName, user.email, facilityNameOf(world, user)],
  sorts: {
    name: byName,
    email: ({ email }) => email,
    role: ({ role }) => role,
    status: ({ status }) => status,
    facilityName: (user, { world }) => facilityNameOf(world, user),
    createdAt: ({ createdAt }) => createdAt,
    lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  },
  usual: 'name',
  row: userRowOf,
};

export const listUsers: Resolver<'listUsers'> = {
  resolve: (call) => ({ data: pageOfList(USERS, call) }),
};

export const exportUsers: Resolver<'exportUsers'> = {
  resolve: (call) => exportedList('listUsers', USERS, call, 'users'),
};

export const getUser: Resolver<'getUser'> = {
  resolve: (call) => {
    const user = requireUser(call.world, call.input.params.userId);
    return { etag: etagOf(user), data: userFormOf(user, call) };
  },
};
