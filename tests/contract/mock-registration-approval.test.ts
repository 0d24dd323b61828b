import { beforeEach, describe, expect, it } from 'vitest';
import { blankAccount } from '#mock-server/resolvers/accounts/blank-account.ts';
import { openRegistered } from '#mock-server/resolvers/registration/registered-address.ts';
import { unconfirmedAt } from '#mock-server/resolvers/registration/registration-public.ts';
import { isEmailTaken } from '#mock-server/resolvers/registration/registration-uniqueness.ts';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, makeKeyed, START } from './business-people.ts';
import type { MockClient } from './mock-client.ts';
import { type Approvals, openApprovals } from './registration-approvals.test-support.ts';
import {
  FACILITY_FORM,
  FACILITY_PUBLIC,
  OTHER_FORM,
  PROVIDER_FORM,
  PROVIDER_PUBLIC,
} from './registration-forms.ts';

let api: MockApi;
let client: MockClient;
let admin: string;
let draft: Approvals['draft'];
let outcomeOf: Approvals['outcomeOf'];

beforeEach(async () => {
  ({ api, client, admin, draft, outcomeOf } = await openApprovals());
});

/** The account of the one who registered with this address, who has confirmed it. */
function confirm(email: string): void {
  const [record] = unconfirmedAt(api.world(), email);
  if (record === undefined) throw new Error(`nobody registered with ${email}`);
  openRegistered(api.world(), record, START);
}

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
