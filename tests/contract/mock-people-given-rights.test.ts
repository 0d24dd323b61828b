import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { LAB_OPERATIONS } from '#mock-server/seeds/staff.ts';
import { type PeopleMock, peopleMock } from './people.test-support.ts';

const FACILITY_USER = 'usr_demo000004';
const NP = 'usr_demo000005';
const ADMIN = 'usr_demo000006';
const ALL = { view: true, edit: true, assign: true, pickup: true };

let mock: PeopleMock;
let facility: string;
let np: string;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  facility = await mock.enter('facility');
  np = await mock.enter('np');
  admin = await mock.enter('admin');
});

const give = (
  userId: string,
  rights: Partial<typeof ALL>,
  as = facility,
  version = mock.user(userId).version,
) =>
  mock.send('updateTeamMember', { params: { userId }, body: { rights: { ...ALL, ...rights } }, version, as });
const take = (userId: string, rights: Partial<typeof ALL>): void => {
  mock.api.world().users.change(userId, (user) => ({ ...user, rights: { ...ALL, ...rights } }));
};

describe('who changes whose rights', () => {
  it('those who run the team those of the others, in the version that they saw', async () => {
    const CHANGE = { edit: false };
    expect((await give(LAB_OPERATIONS, CHANGE, admin)).status).toBe(200);
    expect(await give(FACILITY_USER, CHANGE, np)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect(await give(FACILITY_USER, CHANGE)).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
    expect(await give(LAB_OPERATIONS, CHANGE, await mock.enter('accounts'))).toMatchObject({ status: 403 });
    expect(await give(ADMIN, CHANGE)).toMatchObject({ status: 404 });
    expect(await give(NP, CHANGE, admin)).toMatchObject({ status: 404 });
    expect(await give(NP, CHANGE, facility, 99)).toMatchObject({ status: 412 });
    const whole = { params: { userId: NP }, body: { rights: ALL }, as: facility };
    expect(await mock.send('updateTeamMember', whole)).toMatchObject({ status: 428 });
    expect(await mock.send('updateTeamMember', { ...whole, body: {}, version: 1 })).toMatchObject({
      status: 400,
    });
    const text = { 'Content-Type': 'text/plain' };
    expect(await mock.send('updateTeamMember', { ...whole, headers: text, version: 1 })).toMatchObject({
      status: 415,
    });
  });
});

describe('a right that was taken from somebody', () => {
  const FACILITY = 'fac_demo-1';
  const SEES_NOTHING = { view: false, edit: false, assign: false, pickup: false };
  const REFUSED = {
    status: 403,
    code: 'FORBIDDEN_ROLE',
    body: { error: 'You cannot give a right that you do not have.' },
  };
  const { role, ...nurse } = {
    firstName: 'Maren',
    lastName: 'Holloway',
    email: 'nurse@example.org',
    phone: '+1 555 010 0150',
    npi: '1234567893',
    role: 'Facility_NP',
  };
  beforeEach(() => take(FACILITY_USER, { view: false }));

  it.each([
    ['no rights are named', {}],
    ['it is named', { rights: { ...SEES_NOTHING, view: true } }],
  ])('is given to nobody whom they invite, where %s', async (_, named) => {
    const invited = { body: { ...nurse, role, ...named }, as: facility };
    expect(await mock.send('inviteTeamMember', invited)).toMatchObject(REFUSED);
    const made = { params: { facilityId: FACILITY }, body: { ...nurse, ...named }, as: facility };
    expect(await mock.send('createFacilityNp', made)).toMatchObject(REFUSED);
    expect(mock.mailsTo(nurse.email)).toBe(0);
  });

  it('is given back to no colleague, who keeps what they have', async () => {
    take(NP, { view: false });
    expect(await give(NP, { view: true })).toMatchObject(REFUSED);
    const np = { params: { facilityId: FACILITY, userId: NP }, body: { rights: ALL }, as: facility };
    const { version } = mock.user(NP);
    expect(await mock.send('updateFacilityNp', { ...np, version })).toMatchObject(REFUSED);
    take(NP, { edit: false });
    expect((await give(NP, { edit: true })).status).toBe(200);
    const body = { ...nurse, role, rights: SEES_NOTHING };
    expect((await mock.send('inviteTeamMember', { body, as: facility })).status).toBe(201);
  });

  it('is given by no admin either, who gives a reader what only readers have', async () => {
    take(ADMIN, { view: false, pickup: false });
    const change = (userId: string, rights: object) => {
      const { version } = mock.user(userId);
      return mock.send('updateUser', { params: { userId }, body: { rights }, version, as: admin });
    };
    take(LAB_OPERATIONS, { view: false });
    expect(await change(LAB_OPERATIONS, ALL)).toMatchObject(REFUSED);
    take(PROVIDER, { pickup: false });
    expect((await change(PROVIDER, ALL)).status).toBe(200);
  });
});
