import { isLicensedIn } from '#app/core/cases/pickup.ts';
import { plainLetters } from '#app/core/text/plain-letters.ts';
import type { Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { etagOf } from '../../rules/versions.ts';
import { createKeptRows } from '../../store/kept-rows.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { isOfAccount } from '../audit/record-links.ts';
import { requireUser } from './user-access.ts';
import { facilityNameOf, userFormOf, userRowOf } from './user-forms.ts';

export const byName = ({ lastName, firstName }: UserRecord): string =>
  plainLetters(`${lastName} ${firstName}`);

const USERS: ListTable<'listUsers', UserRecord> = {
  of: ({ world }) => world.users,
  filters: {
    role: 'role',
    status: 'status',
    staffRole: 'staffRole',
    facilityId: 'facilityId',
    groupId: (groupId, { world }) => {
      const members = world.groups.find(groupId)?.members ?? [];
      return ({ id }) => members.some(({ userId }) => userId === id);
    },
    accountId: (accountId, { world }) => {
      const account = world.accounts.find(accountId);
      return (user) => account !== null && isOfAccount(user, account);
    },
    subspecialty: (asked) => (user) => asked.some((one) => user.subspecialties.includes(one)),
    region:
      (asked, { now }) =>
      (user) =>
        asked.some((state) => isLicensedIn(user.licences, state, operatorDay(now))),
  },
  search: (user, { world }) => [user.displayName, user.email, facilityNameOf(world, user)],
  sorts: {
    name: byName,
    email: ({ email }) => email,
    role: ({ role }) => role,
    status: ({ status }) => status,
    facilityName: (user, { world }) => facilityNameOf(world, user),
    createdAt: ({ createdAt }) => createdAt,
    lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
    licenceEndsOn: ({ licences }) => licences.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? null,
  },
  usual: 'name',
  row: userRowOf,
  kept: createKeptRows(({ world: { facilities, groups, accounts }, now }) => [
    facilities.revision(),
    groups.revision(),
    accounts.revision(),
    operatorDay(now),
  ]),
};

export const listUsers: Resolver<'listUsers'> = { resolve: (call) => ({ data: pageOfList(USERS, call) }) };

export const exportUsers: Resolver<'exportUsers'> = {
  resolve: (call) => exportList('listUsers', USERS, call, 'users'),
};

export const getUser: Resolver<'getUser'> = {
  resolve: (call) => {
    const user = requireUser(call.world, call.input.params.userId);
    return { etag: etagOf(user), data: userFormOf(user, call) };
  },
};
