import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import { dataOf, fieldRefusal, type PeopleMock, peopleMock } from './people.test-support.ts';

const OWN = 'fac_demo-1';
const OTHERS = 'fac_demo-2';
const NP = 'usr_demo000005';
const NEW_NP = {
  firstName: 'Maren',
  lastName: 'Holloway',
  email: 'nurse@example.org',
  phone: '+1 555 010 0150',
  npi: '1234567893',
};

let mock: PeopleMock;
let admin: string;
let facility: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
  facility = await mock.enter('facility');
});

const addNp = (body: unknown, as = facility, facilityId = OWN) =>
  mock.send('createFacilityNp', { params: { facilityId }, body, as });
const changeNp = (body: unknown, version = 1, as = facility, facilityId = OWN, userId = NP) =>
  mock.send('updateFacilityNp', { params: { facilityId, userId }, body, version, as });
const endNp = (version = 1, as = facility, facilityId = OWN, userId = NP) =>
  mock.send('deactivateFacilityNp', {
    params: { facilityId, userId },
    body: { reason: 'Left.' },
    version,
    as,
  });

describe('the people of a facility', () => {
  it('are not shut out by a first day that lies ahead once they have come', async () => {
    await mock.enter('np');
    const text = 'This person has begun already. Deactivate the account instead.';
    expect(await changeNp({ startDate: '2072-03-01' })).toMatchObject(fieldRefusal({ startDate: text }));
    expect((await changeNp({ startDate: '2026-11-01' })).status).toBe(200);
  });

  it('are listed for those who run it, the deactivated ones last', async () => {
    await endNp();
    await addNp(NEW_NP);
    const list = (as: string, facilityId = OWN) =>
      mock.client.ask('listFacilityUsers', { params: { facilityId }, as });
    const names = dataOf<{ items: { lastName: string }[] }>(await list(facility)).items.map(
      ({ lastName }) => lastName,
    );
    expect(names).toEqual(['Ashgrove', 'Holloway', 'Farraday']);
    expect((await list(facility, OTHERS)).status).toBe(404);
    const nps = await mock.client.ask('listFacilityNps', { params: { facilityId: OWN }, as: admin });
    expect(nps.body).toMatchObject({
      data: { total: 2, items: [{ status: 'New', phone: '+1 555 010 0150' }, { status: 'Deactivated' }] },
    });
  });

  it('gain a nurse practitioner by invitation', async () => {
    const answer = await addNp(NEW_NP);
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { role: 'Facility_NP', status: 'New', rights: { edit: true, pickup: false } } },
    });
    expect(mock.mailed('nurse@example.org')).toMatch(/^rst_/);
    expect(await addNp(NEW_NP)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(await addNp({ ...NEW_NP, email: 'other@example.org' })).toMatchObject({
      status: 409,
      code: 'NPI_TAKEN',
    });
    expect((await addNp(NEW_NP, facility, OTHERS)).status).toBe(404);
    expect((await addNp(NEW_NP, await mock.enter('np'))).status).toBe(403);
  });

  it.each(['labops', 'accounts', 'relations'] as const)('gain no login from %s', async (duty) => {
    const as = await mock.enter(duty);
    expect(await addNp(NEW_NP, as)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect(await changeNp({ lastName: 'Ashby' }, 1, as)).toMatchObject({ status: 403 });
    expect(await endNp(1, as)).toMatchObject({ status: 403 });
    expect(mock.mailed(NEW_NP.email)).toBe('');
    const list = await mock.client.ask('listFacilityNps', { params: { facilityId: OWN }, as });
    expect(list.body).toMatchObject({ data: { items: [{ userId: NP, allowedActions: [] }] } });
  });

  it.each([
    [{ npi: null }, 'npi', 'NPI is required'],
    [{ npi: '1234567898' }, 'npi', 'NPI is not valid. Check the digits.'],
    [{ phone: '+0 555 010 0150' }, 'phone', 'Invalid country code.'],
    [{ firstName: '4711' }, 'firstName', 'First name has characters that are not allowed'],
  ])('gain none with %j', async (changes, field, text) => {
    expect(await addNp({ ...NEW_NP, ...changes })).toMatchObject(fieldRefusal({ [field]: text }));
    expect(mock.api.world().users.by('facility', OWN).length).toBe(2);
  });

  it('keep a nurse practitioner under a new version', async () => {
    const rights = { view: true, edit: false, assign: false, pickup: false };
    expect(
      await changeNp({ rights, lastName: 'Ashby', email: 'other@example.org' }),
      'a key that the operation does not know',
    ).toMatchObject({ status: 400 });
    expect((await changeNp({ rights, lastName: 'Ashby' })).headers.get('etag')).toBe('"v2"');
    expect(mock.user(NP)).toMatchObject({
      displayName: 'Linnet Ashby, NP',
      email: 'np@example.org',
      rights: { edit: false },
    });
    expect((await changeNp({}, 1)).status).toBe(412);
    expect(await changeNp({ npi: '1000000004' }, 9)).toMatchObject({ status: 409, code: 'NPI_TAKEN' });
    expect(await changeNp({ npi: null }, 2)).toMatchObject(fieldRefusal({ npi: 'NPI is required' }));
    expect((await changeNp({}, 1, admin, OTHERS)).status).toBe(404);
    expect((await changeNp({}, 1, admin, OTHERS, SECOND_FACILITY_USER)).status).toBe(404);
  });

  it('lose one at once, by the facility or an admin', async () => {
    const theirs = await mock.enter('np');
    expect((await endNp(2)).status).toBe(412);
    expect((await endNp(1, await mock.enter('facility2'))).status).toBe(404);
    const answer = await endNp(1, admin);
    expect(answer.body).toMatchObject({ data: { status: 'Deactivated', allowedActions: [] } });
    expect((await mock.client.ask('getCurrentUser', { as: theirs })).status).toBe(401);
    expect(await endNp(2)).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
  });
});
