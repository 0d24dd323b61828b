import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { SKIN_GROUP } from '#mock-server/seeds/staff.ts';
import { key } from './mock-client.ts';
import { type PeopleMock, peopleMock } from './people.test-support.ts';

const CALLERS = ['provider', 'facility', 'np', 'admin', 'labops', 'relations', 'accounts'] as const;
type CallerName = (typeof CALLERS)[number];

const EVERYONE = CALLERS;
const STAFF: readonly CallerName[] = ['admin', 'labops', 'relations', 'accounts'];
const DUTY: readonly CallerName[] = ['admin'];
const MANAGERS: readonly CallerName[] = ['facility', ...STAFF];

/** Typed by hand from the contract’s words on who may: the tables that the mock reads are not asked. */
const WHO: readonly (readonly [OperationId, readonly CallerName[]])[] = [
  ['changePassword', EVERYONE],
  ['listSessions', EVERYONE],
  ['getMyProfile', EVERYONE],
  ['updateMyProfile', EVERYONE],
  ['getBanner', EVERYONE],
  ['listNotifications', EVERYONE],
  ['listTeam', EVERYONE],
  ['setBanner', STAFF],
  ['clearBanner', STAFF],
  ['listUsers', STAFF],
  ['getUser', STAFF],
  ['listGroups', STAFF],
  ['getGroup', STAFF],
  ['listFacilities', STAFF],
  ['createFacilityAccount', STAFF],
  ['updateUser', DUTY],
  ['changeProviderStatus', ['admin', 'relations']],
  ['deactivateUser', DUTY],
  ['reactivateUser', DUTY],
  ['sendUserPasswordReset', DUTY],
  ['revokeUserSessions', DUTY],
  ['createGroup', DUTY],
  ['updateGroup', DUTY],
  ['deleteGroup', DUTY],
  ['addGroupMember', DUTY],
  ['removeGroupMember', DUTY],
  ['inviteTeamMember', ['facility', 'admin']],
  ['getFacilityAccount', ['facility', 'np', ...STAFF]],
  ['updateFacilityAccount', MANAGERS],
  ['listFacilityUsers', MANAGERS],
  ['listFacilityNps', MANAGERS],
  ['createFacilityNp', ['facility', 'admin']],
  ['updateFacilityNp', ['facility', 'admin']],
  ['deactivateFacilityNp', ['facility', 'admin']],
];

const PARAMS = { groupId: SKIN_GROUP, memberId: PROVIDER, facilityId: 'fac_demo-1' };
/** Bodies that the contract lets through and that then break a rule, so that nobody's call changes anything. */
const PASSWORDS = { currentPassword: 'wrong', newPassword: 'x', repeatPassword: 'x' };
const CONTACT = { name: 'X', title: null, email: 'x@example.org', phone: '+1 555 010 0100' };
const PERSON = { firstName: '1', lastName: 'Y', email: 'y@example.org', phone: '+1 555 010 0100' };
const BODIES: Readonly<Partial<Record<OperationId, unknown>>> = {
  changePassword: PASSWORDS,
  setBanner: { text: ' ', level: 'info' },
  changeProviderStatus: { to: 'In Progress' },
  deactivateUser: { reason: 'x' },
  reactivateUser: { reason: 'x' },
  deactivateFacilityNp: { reason: 'x' },
  createGroup: { name: ' ', ownerGroup: 'Operator', memberIds: [PROVIDER] },
  addGroupMember: { userId: PROVIDER },
  inviteTeamMember: { ...PERSON, role: 'Admin' },
  createFacilityAccount: { legalName: 'XX', primaryContact: CONTACT },
  createFacilityNp: PERSON,
};

let mock: PeopleMock;
const tokens = new Map<string, string>();
beforeAll(async () => {
  mock = peopleMock();
  for (const name of CALLERS) tokens.set(name, await mock.enter(name));
});

/** A version that no record has: a call that is let in stops there at the latest. */
const NO_VERSION = '"v999"';

async function ask(id: OperationId, as: string | null) {
  const operation: Operation = operations[id];
  const userId = id.includes('Facility') ? 'usr_demo000005' : 'usr_demo000014';
  const body = operation.body === null ? undefined : (BODIES[id] ?? {});
  const headers = { 'If-Match': NO_VERSION, 'Idempotency-Key': key() };
  return mock.client.ask(id, { params: { ...PARAMS, userId }, body, headers, as });
}

describe.each(WHO)('%s', (id, who) => {
  it('lets in exactly who may', async () => {
    const shut: string[] = [];
    for (const name of CALLERS) {
      const { status } = await ask(id, tokens.get(name) ?? null);
      if (status === 401 || status === 403) shut.push(name);
    }
    expect(shut).toEqual(CALLERS.filter((name) => !who.includes(name)));
  });

  it('wants a login', async () => {
    expect(await ask(id, null)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
