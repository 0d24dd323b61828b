import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf, fieldRefusal, type PeopleMock, peopleMock } from './people.test-support.ts';

const OWN = 'fac_demo-1';
const OTHERS = 'fac_demo-2';
const FORM = {
  legalName: 'Thornbury Clinic Inc.',
  displayName: 'Thornbury Clinic',
  organisationKind: 'Clinic/Facility',
  facilityType: 'private_hospital',
  labArrangement: 'Own Lab',
  phone: '+1 555 010 0180',
  address: {
    line1: '40 Example Road',
    line2: null,
    city: 'Columbus',
    region: 'OH',
    postalCode: '43004',
    country: 'US',
  },
  timeZone: 'America/New_York',
  clia: '00D7654321',
  npi: '1234567893',
  taxId: '00-1234567',
  cliaCertificate: { kind: 'compliance', expiresOn: '2027-12-31' },
  labDirector: { name: 'Dr. Aurel Pike', degree: 'DO', licence: '34.001234' },
  primaryContact: {
    name: 'Nell Thornbury',
    title: null,
    email: 'nell@example.org',
    phone: '+1 555 010 0182',
  },
  billingContact: {
    name: 'Office',
    email: 'bills@example.org',
    phone: '+1 555 010 0183',
    sameAsFacility: true,
    address: null,
  },
  billingModel: 'bill_payer',
  caseScope: 'all',
  service: 'Both',
  slideDelivery: 'Mail_the_Slides',
  volumes: [{ kind: 'all', perMonth: 900 }],
};
let mock: PeopleMock;
let admin: string;
let facility: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
  facility = await mock.enter('facility');
});

const readStored = (id: string) => mock.api.world().facilities.find(id);
const open = (body: unknown, as = admin) => mock.send('createFacilityAccount', { body, as });
const change = (body: unknown, version = 1, as = facility, facilityId = OWN) =>
  mock.send('updateFacilityAccount', { params: { facilityId }, body, version, as });

it('S7-08 the people of a facility in another country read it without a state or province', async () => {
  const address = { ...FORM.address, city: 'Berlin', region: null, postalCode: '10115', country: 'Other' };
  const abroad = { ...FORM, address, clia: null, cliaCertificate: null, npi: null, taxId: null };
  expect(await change(abroad)).toMatchObject({ status: 200 });
  expect(await mock.send('getCurrentFacilityUser', { as: facility })).toMatchObject({
    status: 200,
    body: { data: { facility: { country: 'Other', region: null } } },
  });
});

describe('facility accounts', () => {
  it('are listed for admins, by name, type and number', async () => {
    const list = async (query: Record<string, string | number>) =>
      dataOf<{ items: { id: string; users: number }[]; total: number }>(
        await mock.client.ask('listFacilities', { query, as: admin }),
      );
    const all = await list({ sort: 'country,-name' });
    expect([all.total, all.items[0]?.id, all.items[1]?.id]).toEqual([6, 'fac_demo-4', 'fac_demo-5']);
    expect((await list({ q: 'riverbend' })).items).toMatchObject([
      { id: OWN, users: 2, region: 'OH', active: true },
    ]);
    expect((await list({ facilityType: 'public_hospital' })).items.map(({ id }) => id)).toEqual([
      'fac_demo-4',
    ]);
    expect((await list({ active: 'false' })).total).toBe(0);
    expect((await list({ q: '1700000064' })).total).toBe(1);
  });

  it('are read by their own people and admins, and do not exist for others', async () => {
    const read = (as: string, facilityId = OWN) =>
      mock.client.ask('getFacilityAccount', { params: { facilityId }, as });
    expect((await read(facility)).body).toMatchObject({
      data: { id: OWN, allowedActions: ['edit', 'addNp'] },
    });
    expect((await read(await mock.enter('relations'))).body).toMatchObject({
      data: { allowedActions: ['edit'] },
    });
    expect((await read(await mock.enter('np'))).body).toMatchObject({ data: { allowedActions: [] } });
    const [others, missing] = [await read(facility, OTHERS), await read(facility, 'fac_nowhere')];
    expect([others.status, others.text]).toEqual([404, missing.text]);
    expect((await read(admin, OTHERS)).status).toBe(200);
    expect((await read(await mock.enter('provider'))).status).toBe(403);
  });

  it('are opened with the first user, who is invited', async () => {
    const answer = await open({ ...FORM, timeZone: 'America/Chicago' });
    expect(answer).toMatchObject({ status: 201, body: { data: { version: 1, active: true, signed: null } } });
    const { id } = dataOf<{ id: string }>(answer);
    expect(readStored(id)).toMatchObject({
      name: 'Thornbury Clinic',
      state: 'OH',
      stateName: 'Ohio',
      country: 'US',
    });
    expect(mock.api.world().users.by('facility', id)).toMatchObject([
      {
        firstName: 'Nell',
        lastName: 'Thornbury',
        role: 'MedicalFacility',
        status: 'New',
        timeZone: 'America/Chicago',
      },
    ]);
    expect(mock.mailed('nell@example.org')).toMatch(/^rst_/);
  });

  const accountShown = async (accountId: string) =>
    dataOf(await mock.client.ask('getAccount', { params: { accountId }, as: admin }));

  it('have an account with a page of its own', async () => {
    const { id, accountId } = dataOf<{ id: string; accountId: string }>(await open(FORM));
    expect(await accountShown(accountId)).toMatchObject({
      facilityId: id,
      name: FORM.legalName,
      email: 'nell@example.org',
    });
  });

  it('join the account of the contact that waits for its facility', async () => {
    const { accounts } = mock.api.world();
    const waiting = accounts.list().find(({ facilityId, userId }) => facilityId === null && userId === null);
    if (waiting === undefined) throw new Error('the demo world has changed');
    const { id, email, version } = waiting;
    const contact = { ...FORM.primaryContact, email };
    const made = dataOf<{ id: string; accountId: string }>(await open({ ...FORM, primaryContact: contact }));
    expect(made.accountId).toBe(id);
    expect(await accountShown(id)).toMatchObject({ facilityId: made.id, version: version + 1 });
  });

  it('are not opened twice for one address or number', async () => {
    const contact = { ...FORM.primaryContact, email: 'NP@example.org' };
    expect(await open({ ...FORM, primaryContact: contact })).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    });
    expect(await open({ ...FORM, npi: '1700000064' })).toMatchObject({ status: 409, code: 'NPI_TAKEN' });
    expect(mock.api.world().facilities.list().length).toBe(6);
  });

  it('want the whole form', async () => {
    const { legalName, primaryContact, address } = FORM;
    const answer = await open({ legalName, primaryContact, address, labArrangement: 'Own Lab' });
    expect(answer).toMatchObject(
      fieldRefusal({
        displayName: 'Facility name is required',
        clia: 'CLIA number is required',
        taxId: 'Tax ID is required',
        labDirector: 'Laboratory director is required',
        billingContact: 'Billing contact is required',
      }),
    );
    expect(mock.mailsTo('nell@example.org')).toBe(0);
  });

  it('change in what is sent, and the facts that cases read follow', async () => {
    const answer = await change({
      displayName: 'Riverbend',
      timeZone: 'America/Chicago',
      fax: '+1 555 010 0199',
    });
    expect(answer.headers.get('etag')).toBe('"v2"');
    expect(readStored(OWN)).toMatchObject({
      version: 2,
      name: 'Riverbend',
      timeZone: 'America/Chicago',
      state: 'OH',
    });
    expect((await change({ fax: null }, 1)).status).toBe(412);
    expect(
      (await mock.send('updateFacilityAccount', { params: { facilityId: OWN }, body: {}, as: facility }))
        .status,
    ).toBe(428);
    expect((await change({ fax: null }, 2, admin)).status).toBe(200);
  });

  it.each([
    [{ displayName: null }, 'displayName', 'Facility name is required'],
    [{ clia: null }, 'clia', 'CLIA number is required'],
    [
      { cliaCertificate: { kind: 'waiver', expiresOn: '2026-11-20' } },
      'cliaCertificate.expiresOn',
      'CLIA certificate has expired',
    ],
    [{ scanners: [] }, 'scanners', 'Add at least one scanner'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone'],
    [{ phone: '+0 555 010 0199' }, 'phone', 'Invalid country code.'],
    [{ npi: '1234567898' }, 'npi', 'NPI is not valid. Check the digits.'],
  ])('do not change to %j', async (body, field, text) => {
    const before = readStored(OWN);
    expect(await change(body)).toMatchObject(fieldRefusal({ [field]: text }));
    expect(readStored(OWN)).toEqual(before);
  });

  it('are changed by nobody else', async () => {
    expect((await change({}, 1, facility, OTHERS)).status).toBe(404);
    expect((await change({}, 1, await mock.enter('np'))).status).toBe(403);
    expect(await change({ npi: '1800000071' }, 9)).toMatchObject({ status: 409, code: 'NPI_TAKEN' });
  });
});
