import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { blankAccount } from '#mock-server/resolvers/accounts/blank-account.ts';
import { newUser } from '#mock-server/resolvers/registration/new-users.ts';
import { openRegistered } from '#mock-server/resolvers/registration/registered-address.ts';
import { unconfirmedAt } from '#mock-server/resolvers/registration/registration-public.ts';
import { isEmailTaken } from '#mock-server/resolvers/registration/registration-uniqueness.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, makeKeyed, plainDemo, START } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import {
  FACILITY_FORM,
  FACILITY_PUBLIC,
  OTHER_FORM,
  PROVIDER_FORM,
  PROVIDER_PUBLIC,
  STAFF_FORM,
  USER_FORM,
} from './registration-forms.ts';

let api: MockApi;
let client: MockClient;
let admin: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ world: plainDemo, now: () => START }));
  admin = await client.logIn('admin');
});

const draft = async (operation: OperationId, form: unknown): Promise<string> =>
  dataOf<{ id: string }>(await client.ask(operation, { body: { form }, headers: makeKeyed(), as: admin })).id;

/** The account of the one who registered with this address, who has confirmed it. */
function confirm(email: string): void {
  const [record] = unconfirmedAt(api.world(), email);
  if (record === undefined) throw new Error(`nobody registered with ${email}`);
  openRegistered(api.world(), record, START);
}

/** Puts a registration before its reviewer, and has it approved. */
async function approve(id: string) {
  const { registrations } = api.world();
  const record = registrations.change(id, (held) => ({ ...held, status: 'UnderReview' }));
  return client.ask('reviewRegistration', {
    params: { kind: record.kind, registrationId: id },
    body: { decision: 'approve' },
    headers: makeKeyed({ 'If-Match': `"v${record.version}"` }),
    as: admin,
  });
}

const outcomeOf = async (id: string) =>
  dataOf<{ outcome: Record<string, string | null> }>(await approve(id)).outcome;
/** An account of the address of both forms, which nobody works with yet. */
const accountFor = ({ email }: { readonly email: string }) =>
  blankAccount(
    {
      accountType: 'Other',
      name: 'Somebody',
      contactFirstName: 'Some',
      contactLastName: 'Body',
      email,
      country: 'US',
    },
    'Interested',
    { userId: 'usr_demo000006', displayName: 'Demo Admin' },
    START,
  );
const userOf = (id: string | null | undefined) => api.world().users.find(id ?? '');

describe('approving a registration', () => {
  it('of an invited provider makes the account with licences and onboarding, status New', async () => {
    const outcome = await outcomeOf(await draft('registerProvider', PROVIDER_FORM));
    expect(userOf(outcome['userId'])).toMatchObject({
      email: 'maren@example.org',
      role: 'Provider',
      status: 'New',
      readsAtCertifiedSite: true,
      provider: { readingSites: [{ clia: '05D1234567', verified: true }] },
      licences: [{ state: 'OH', expiresOn: '2027-06-30' }],
      subspecialties: ['Dermatopathology'],
    });
    const [onboarding] = api.world().onboardings.by('provider', outcome['userId'] ?? '');
    expect(api.world().tasks.find(onboarding?.id ?? '')).toMatchObject({
      type: 3,
      status: 'Open',
      assigneeId: outcome['userId'],
    });
    expect(onboarding?.steps).toHaveLength(10);
    expect(api.world().accounts.find(outcome['accountId'] ?? '')).toMatchObject({
      userId: outcome['userId'],
      leadStatus: 'Interested',
      name: 'Maren Quillfeather',
    });
    const mails = api
      .world()
      .mails.by('to', 'maren@example.org')
      .map(({ text }) => text);
    expect(mails.filter((text) => text.includes('approved'))).toHaveLength(1);
  });

  it('of a provider who registered keeps the account and the password that they have', async () => {
    await client.ask('registerProvider', { body: PROVIDER_PUBLIC, headers: makeKeyed() });
    confirm('maren@example.org');
    const [record] = api.world().registrations.list();
    const before = userOf(record?.userId);
    const outcome = await outcomeOf(record?.id ?? '');
    expect(outcome['userId']).toBe(before?.id);
    expect(userOf(outcome['userId'])?.passwordHash).toBe(before?.passwordHash);
    expect(userOf(outcome['userId'])?.licences).toHaveLength(1);
  });

  it('of a facility makes the facility and its first user', async () => {
    await client.ask('registerFacility', { body: FACILITY_PUBLIC, headers: makeKeyed() });
    confirm('anselm@example.org');
    const outcome = await outcomeOf(api.world().registrations.list()[0]?.id ?? '');
    expect(api.world().facilities.find(outcome['facilityId'] ?? '')).toMatchObject({
      name: 'Pikestaff Dermatology',
      country: 'US',
      state: 'CO',
      stateName: 'Colorado',
      type: 'independent_facility',
      labArrangement: 'Own Lab',
      timeZone: 'America/Denver',
      signed: { signedName: 'Anselm Pike', signedAt: new Date(START).toISOString() },
    });
    expect(userOf(outcome['userId'])).toMatchObject({
      role: 'MedicalFacility',
      facilityId: outcome['facilityId'],
      displayName: 'Anselm Pike',
      timeZone: 'America/Denver',
    });
    expect(api.world().accounts.find(outcome['accountId'] ?? '')?.facilityId).toBe(outcome['facilityId']);
  });

  it('of a facility lets its first user begin a case', async () => {
    await client.ask('registerFacility', { body: FACILITY_PUBLIC, headers: makeKeyed() });
    confirm('anselm@example.org');
    const begin = async () => {
      const body = { email: 'anselm@example.org', password: FACILITY_PUBLIC.password };
      const as = dataOf<{ token: string }>(await client.ask('login', { body })).token;
      return client.ask('createCase', { headers: makeKeyed(), as });
    };
    expect(await begin()).toMatchObject({ status: 403, code: 'FACILITY_INACTIVE' });
    const { userId } = await outcomeOf(api.world().registrations.list()[0]?.id ?? '');
    expect(userOf(userId)).toMatchObject({
      status: 'Active',
      history: [{ to: 'New' }, { from: 'New', to: 'Active', by: null }],
    });
    expect((await begin()).status).toBe(201);
  });

  it('of a facility that an admin entered leaves its first user nothing but a password to set', async () => {
    const { userId } = await outcomeOf(await draft('registerFacility', FACILITY_FORM));
    expect(userOf(userId)?.status).toBe('Active');
  });

  it('goes on with the account that an enquiry opened', async () => {
    const form = { ...FACILITY_FORM, address: { ...FACILITY_FORM.address } };
    const first = await outcomeOf(await draft('registerFacility', form));
    const id = await draft('registerProvider', PROVIDER_FORM);
    const { registrations } = api.world();
    registrations.change(id, (held) => ({
      ...held,
      outcome: { ...held.outcome, accountId: first['accountId'] ?? null },
    }));
    expect((await outcomeOf(id))['accountId']).toBe(first['accountId']);
    expect(api.world().accounts.list()).toHaveLength(1);
  });

  it.each([
    ['a facility', 'registerFacility', FACILITY_FORM, { facilityId: 'fac_demo-1' }],
    ['a facility', 'registerFacility', FACILITY_FORM, { userId: 'usr_demo000001' }],
    ['a provider', 'registerProvider', PROVIDER_FORM, { facilityId: 'fac_demo-1' }],
  ] as const)('of %s takes no account that is a customer’s already', async (_, operation, form, held) => {
    const { accounts } = api.world();
    const taken = accounts.insert({
      ...accountFor(operation === 'registerFacility' ? FACILITY_FORM.primaryContact : PROVIDER_FORM),
      ...held,
    });
    const outcome = await outcomeOf(await draft(operation, form));
    expect(outcome['accountId']).not.toBe(taken.id);
    expect(accounts.find(taken.id)).toEqual(taken);
  });

  it('finds no account by a contact that nobody has confirmed', async () => {
    await client.ask('registerFacility', { body: FACILITY_PUBLIC, headers: makeKeyed() });
    confirm('anselm@example.org');
    const { accounts, registrations } = api.world();
    const lead = accounts.insert({ ...accountFor({ email: 'else@example.org' }) });
    const own = accounts.insert(accountFor(FACILITY_FORM.primaryContact));
    const [record] = registrations.list();
    if (record?.kind !== 'facilities') throw new Error('no facility registered');
    const primaryContact = { ...record.form.primaryContact, email: 'else@example.org' };
    registrations.change(record.id, () => ({ ...record, form: { ...record.form, primaryContact } }));
    expect((await outcomeOf(record.id))['accountId']).toBe(own.id);
    expect(accounts.find(lead.id)?.facilityId).toBeNull();
  });

  it.each([
    ['registerUser', USER_FORM, { role: 'MedicalFacility', facilityId: 'fac_demo-1', staffRole: null }],
    [
      'registerUser',
      { ...USER_FORM, userType: 'Facility_NP', npi: '1234567893' },
      { role: 'Facility_NP', facilityId: 'fac_demo-1', staffRole: null },
    ],
    ['registerUser', { ...USER_FORM, userType: 'Physician' }, { role: 'Provider', facilityId: null }],
    ['registerOperatorStaff', STAFF_FORM, { role: 'Admin', staffRole: 'Lab_Operations' }],
  ] as const)('by %s makes a user with the rights of the form', async (operation, form, rights) => {
    const outcome = await outcomeOf(await draft(operation, form));
    expect(userOf(outcome['userId'])).toMatchObject({ status: 'New', displayName: 'Linus Okoro', ...rights });
    expect(outcome).toMatchObject({ facilityId: null, accountId: null, enquiryId: null });
  });

  it('by registerUser gives a physician the onboarding without which they never begin', async () => {
    const id = await draft('registerUser', { ...USER_FORM, userType: 'Physician' });
    const { userId } = await outcomeOf(id);
    const [onboarding] = api.world().onboardings.by('provider', userId ?? '');
    expect(api.world().tasks.find(onboarding?.id ?? '')).toMatchObject({
      type: 3,
      status: 'Open',
      assigneeId: userId,
    });
    expect(api.world().signers.find(userId ?? '')).not.toBeNull();
    const user = userOf(userId);
    const moved = await client.ask('changeProviderStatus', {
      params: { userId: user?.id ?? '' },
      body: { to: 'In Progress' },
      headers: makeKeyed({ 'If-Match': `"v${user?.version ?? 0}"` }),
      as: admin,
    });
    expect(moved.status).toBe(200);
  });

  it('by registerUser gives a colleague the time zone of the facility, in which their first day begins', async () => {
    api.world().facilities.change('fac_demo-1', (held) => ({ ...held, timeZone: 'America/Los_Angeles' }));
    const { userId } = await outcomeOf(await draft('registerUser', USER_FORM));
    expect(userOf(userId)?.timeZone).toBe('America/Los_Angeles');
  });

  const RIGHTS = { view: true, edit: false, assign: false, pickup: false };
  const ENTERED = { salutation: 'Mx.', rights: RIGHTS, startDate: '2027-03-01' };
  it.each([
    ['registerUser', { ...USER_FORM, npi: '1234567893', ownerGroup: 'Facility' }],
    ['registerOperatorStaff', { ...STAFF_FORM, ownerGroup: 'Operator' }],
  ] as const)(
    'by %s keeps all that was entered, and nobody logs in before their day',
    async (operation, form) => {
      const outcome = await outcomeOf(await draft(operation, { ...form, ...ENTERED }));
      expect(userOf(outcome['userId'])).toMatchObject({
        ...form,
        ...ENTERED,
        displayName: 'Mx. Linus Okoro',
      });
      const passwordHash = userOf('usr_demo000006')?.passwordHash ?? '';
      api
        .world()
        .users.change(outcome['userId'] ?? '', (user) => ({ ...user, passwordHash, status: 'Active' }));
      const answer = await client.ask('login', { body: { email: form.email, password: DEMO_PASSWORD } });
      expect(answer).toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
      expect(answer.text).toContain('This account opens on 03/01/2027.');
    },
  );

  it('gives an account that is there already what was entered', async () => {
    const id = await draft('registerUser', { ...USER_FORM, ...ENTERED, npi: '1234567893' });
    const { id: userId } = newUser(
      api.world(),
      { email: 'linus@example.org', displayName: 'Linus Okoro', role: 'MedicalFacility' },
      START,
    );
    api.world().registrations.change(id, (held) => ({ ...held, userId }));
    expect((await outcomeOf(id))['userId']).toBe(userId);
    expect(userOf(userId)).toMatchObject({ ...ENTERED, npi: '1234567893', phone: USER_FORM.phone });
  });

  it('of anyone else makes an enquiry with the same answers and no user', async () => {
    const outcome = await outcomeOf(await draft('registerOther', OTHER_FORM));
    expect(outcome['userId']).toBeNull();
    expect(api.world().enquiries.find(outcome['enquiryId'] ?? '')).toMatchObject({
      firstName: 'Linus',
      lastName: 'Okoro',
      organisation: 'Scanner Sales',
      region: 'TX',
      leadStatus: 'prospect',
      message: 'Would like to name us to laboratories.',
    });
  });

  it.each(['providers', 'facilities'])(
    'of anyone else leaves an enquiry that becomes one of %s',
    async (kind) => {
      const id = await draft('registerOther', OTHER_FORM);
      const known = () => isEmailTaken(api.world(), { email: OTHER_FORM.email, id: null });
      expect(known()).toBe(false);
      const { enquiryId } = await outcomeOf(id);
      expect(known()).toBe(false);
      api.world().enquiries.change(enquiryId ?? '', (enquiry) => ({ ...enquiry, leadStatus: 'interested' }));
      const converted = await client.ask('convertEnquiry', {
        params: { enquiryId: enquiryId ?? '' },
        body: { kind },
        headers: makeKeyed({ 'If-Match': '"v1"' }),
        as: admin,
      });
      expect(converted).toMatchObject({ status: 201, body: { data: { converted: { kind } } } });
      expect(known()).toBe(true);
    },
  );
});
