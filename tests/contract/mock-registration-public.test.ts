import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, logInAll, makeKeyed, plainDemo, START } from './business-people.ts';
import { type Answered, type MockClient, mockInProcess } from './mock-client.ts';
import { FACILITY_FORM, FACILITY_PUBLIC, PROVIDER_FORM, PROVIDER_PUBLIC } from './registration-forms.ts';

let clock = START;
let api: MockApi;
let client: MockClient;

beforeEach(() => {
  clock = START;
  ({ api, client } = mockInProcess({ world: plainDemo, now: () => clock }));
});

const register = (body: unknown, id: 'registerProvider' | 'registerFacility' = 'registerProvider') =>
  client.ask(id, { body, headers: makeKeyed() });
const mailsTo = (address: string) => api.world().mails.by('to', address);
const withForm = (changes: object) => ({ ...PROVIDER_PUBLIC, form: { ...PROVIDER_FORM, ...changes } });
/** The owner of the mailbox asks for a code and enters it, with a password. */
async function confirmAs(password: string | undefined, email = 'maren@example.org'): Promise<Answered> {
  const asked = await client.ask('requestEmailVerification', { body: { email, purpose: 'registration' } });
  const params = { verificationId: dataOf<{ verificationId: string }>(asked).verificationId };
  const code = mailsTo(email).at(-1)?.code ?? '';
  const body = { code, ...(password === undefined ? {} : { password }) };
  return client.ask('confirmEmailVerification', { params, body });
}
const logInAs = (password: string, email = 'maren@example.org') =>
  client.ask('login', { body: { email, password } });
const fieldsOf = (answer: Answered) => (answer.body as { data: unknown }).data;

describe('the public form of a provider', () => {
  it('is kept as a signed Draft whose password nobody can read, and answered with a mail', async () => {
    const answer = await register(PROVIDER_PUBLIC);
    expect(answer).toMatchObject({ status: 202, body: { data: null } });
    const [record] = api.world().registrations.list();
    expect(record).toMatchObject({
      status: 'Draft',
      createdBy: null,
      userId: null,
      form: { email: 'maren@example.org' },
      signed: { signedName: 'Maren Quillfeather', signedAt: '2026-11-21T12:00:00.000Z' },
    });
    expect(JSON.stringify(record)).not.toContain('invented long phrase');
    expect(mailsTo('maren@example.org')).toHaveLength(1);
    expect(api.world().users.by('email', 'maren@example.org')).toEqual([]);
  });

  it('gets the very same answer for an address or a number that is known', async () => {
    const fresh = await register(PROVIDER_PUBLIC);
    await confirmAs(PROVIDER_PUBLIC.password);
    const known = [
      await register(withForm({ email: 'provider@example.org', npi: '1000000004' })),
      await register(withForm({ email: 'someone.else@example.org' })),
      await register(PROVIDER_PUBLIC),
    ];
    for (const answer of known) expect([answer.status, answer.text]).toEqual([fresh.status, fresh.text]);
    expect(api.world().registrations.list()).toHaveLength(1);
    for (const email of ['provider@example.org', 'maren@example.org'])
      expect(mailsTo(email).at(-1)?.text).toContain('has an account already');
    expect(mailsTo('maren@example.org')[0]?.text).toContain('Confirm this address');
  });

  it('is counted by address, known or not', async () => {
    for (const email of ['provider@example.org', 'nobody@example.org']) {
      for (let n = 0; n < 5; n += 1)
        expect((await register(withForm({ email, npi: '1000000004' }))).status).toBe(202);
      const sixth = await register(withForm({ email, npi: '1000000004' }));
      expect(sixth).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(sixth.headers.get('retry-after')).toBe('60');
    }
  });

  it('has to be complete', async () => {
    const bare = {
      firstName: 'Maren',
      lastName: 'Quill',
      email: 'maren@example.org',
      phone: '+1 555 010 0123',
    };
    const answer = await register({ form: bare });
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(fieldsOf(answer)).toMatchObject({
      address: ['Address is required'],
      degree: ['Degree is required'],
      licences: ['Add at least one licence'],
      boardCertifications: ['Board certification is required'],
      subspecialties: ['Choose at least one subspecialty'],
      experienceYears: ['Experience is required'],
      readingSites: ['Add the place where you will read cases'],
      disclosures: ['Answer every question'],
      consent: ['Accept the terms to continue'],
      password: ['Password is required'],
    });
    expect(api.world().registrations.list()).toEqual([]);
    expect(api.world().mails.list()).toEqual([]);
  });

  it('has to keep every rule of its fields', async () => {
    const [licence] = PROVIDER_FORM.licences;
    const wrong = withForm({
      firstName: 'M4ren',
      phone: '+0 555 010 0123',
      npi: '1234567898',
      workAuthorization: 'EAD',
      address: { ...PROVIDER_FORM.address, postalCode: '4300' },
      licences: [{ ...licence, expiresOn: '2026-11-21' }, licence],
      malpractice: { ...PROVIDER_FORM.malpractice, expiresOn: '2026-11-20' },
    });
    const answer = await register({ ...wrong, password: 'passwordpassword' });
    expect(fieldsOf(answer)).toEqual({
      firstName: ['First name has characters that are not allowed'],
      phone: ['Invalid country code.'],
      'address.postalCode': ['Enter a valid ZIP code'],
      npi: ['NPI is not valid. Check the digits.'],
      'licences.0.expiresOn': ['Expiry date must be in the future'],
      'licences.1.region': ['Two licences for OH'],
      workAuthorizationExpiresOn: ['Expiry date is required'],
      'malpractice.expiresOn': ['Malpractice cover has expired'],
      password: ['This password is too common'],
    });
  });

  it('is not for people who are logged in and no admins', async () => {
    const { provider, facility, np } = await logInAll(client);
    for (const as of [provider, facility, np])
      expect(
        (await client.ask('registerProvider', { body: PROVIDER_PUBLIC, headers: makeKeyed(), as })).status,
      ).toBe(403);
  });
});

describe('the public form of a facility', () => {
  it('is kept like that of a provider', async () => {
    expect((await register(FACILITY_PUBLIC, 'registerFacility')).status).toBe(202);
    expect(api.world().registrations.list()).toMatchObject([{ kind: 'facilities', status: 'Draft' }]);
  });

  it('asks for what its country and its laboratory ask for', async () => {
    const form = {
      legalName: 'Pikestaff',
      primaryContact: FACILITY_FORM.primaryContact,
      labArrangement: 'Own Lab',
      address: { ...FACILITY_FORM.address, postalCode: '80014' },
    };
    const inUs = fieldsOf(await register({ form }, 'registerFacility'));
    expect(inUs).toMatchObject({
      displayName: ['Facility name is required'],
      clia: ['CLIA number is required'],
      labDirector: ['Laboratory director is required'],
      billingContact: ['Billing contact is required'],
      agreement: ['Sign the agreement to continue'],
    });
    expect(inUs).not.toHaveProperty('provincialLabLicence');
    const address = { ...form.address, country: 'Canada', region: 'ON', postalCode: 'K1A 0B1' };
    const inCanada = fieldsOf(await register({ form: { ...form, address } }, 'registerFacility'));
    expect(inCanada).toMatchObject({ provincialLabLicence: ['Laboratory licence number is required'] });
    expect(inCanada).not.toHaveProperty('clia');
  });
});

describe('the owner of the mailbox', () => {
  it('opens the account by confirming the address, and logs in with the password of the form', async () => {
    await register(PROVIDER_PUBLIC);
    expect(fieldsOf(await confirmAs(PROVIDER_PUBLIC.password))).toMatchObject({ resetToken: null });
    const body = { email: 'maren@example.org', password: PROVIDER_PUBLIC.password };
    const login = await client.ask('login', { body });
    const as = (login.body as { data: { token: string } }).data.token;
    const me = await client.ask('getCurrentUser', { as });
    expect(me.body).toMatchObject({
      data: { status: 'New', role: 'Provider', displayName: 'Dr. Maren Quillfeather' },
    });
    const [record] = api.world().registrations.list();
    expect(record?.passwordHash).toBeNull();
    const params = { kind: 'providers', registrationId: record?.id ?? '' };
    expect((await client.ask('getRegistration', { params, as })).body).toMatchObject({
      data: { allowedActions: ['edit', 'submit'] },
    });
  });

  it('opens nothing where an account has been made in the meantime', async () => {
    await register(FACILITY_PUBLIC, 'registerFacility');
    const change = { email: 'anselm@example.org' };
    api.world().users.change('usr_demo000005', (user) => ({ ...user, ...change }));
    expect((await confirmAs(FACILITY_PUBLIC.password, change.email)).status).toBe(200);
    expect(api.world().users.by('email', change.email)).toHaveLength(1);
  });

  const THEIRS = 'a phrase of somebody else';
  const forged = { ...withForm({ lastName: 'Forged', npi: '1000000020' }), password: THEIRS };

  it.each([
    ['before', [forged, PROVIDER_PUBLIC]],
    ['after', [PROVIDER_PUBLIC, forged]],
  ])('opens the own form, where somebody else registered the address %s', async (_, forms) => {
    for (const form of forms) await register(form);
    expect((await confirmAs(PROVIDER_PUBLIC.password)).status).toBe(200);
    expect(api.world().users.by('email', 'maren@example.org')).toMatchObject([
      { displayName: 'Dr. Maren Quillfeather' },
    ]);
    expect((await logInAs(PROVIDER_PUBLIC.password)).status).toBe(200);
    expect((await logInAs(THEIRS)).status).toBe(401);
    // The other form is opened by nothing any more.
    clock += 60_000;
    await confirmAs(THEIRS);
    expect(api.world().users.by('email', 'maren@example.org')).toHaveLength(1);
    expect((await logInAs(THEIRS)).status).toBe(401);
  });

  it('opens nothing that only somebody else registered, however often it is tried', async () => {
    await register(forged);
    const asked = await client.ask('requestEmailVerification', {
      body: { email: 'maren@example.org', purpose: 'registration' },
    });
    const params = { verificationId: dataOf<{ verificationId: string }>(asked).verificationId };
    const code = mailsTo('maren@example.org').at(-1)?.code ?? '';
    const enter = (password?: string) =>
      client.ask('confirmEmailVerification', { params, body: { code, ...(password && { password }) } });
    expect(await enter()).toMatchObject({
      status: 422,
      body: { data: { password: ['Enter the password that you registered with'] } },
    });
    for (let n = 0; n < 4; n += 1) expect((await enter(PROVIDER_PUBLIC.password)).status).toBe(422);
    expect(await enter(THEIRS)).toMatchObject({ status: 429, code: 'TOO_MANY_TRIES' });
    expect(api.world().users.by('email', 'maren@example.org')).toEqual([]);
  });

  it('has the newest of the own forms opened', async () => {
    await register(PROVIDER_PUBLIC);
    clock += 1000;
    await register(withForm({ lastName: 'Quill' }));
    await confirmAs(PROVIDER_PUBLIC.password);
    expect(api.world().users.by('email', 'maren@example.org')).toMatchObject([
      { displayName: 'Dr. Maren Quill' },
    ]);
  });

  it('is told of an invitation that waits, which goes before a form of their own', async () => {
    const { admin } = await logInAll(client);
    await client.ask('registerProvider', { body: { form: PROVIDER_FORM }, headers: makeKeyed(), as: admin });
    await register(PROVIDER_PUBLIC);
    expect(mailsTo('maren@example.org').at(-1)?.text).toContain('opened for you before');
    const { resetToken } = dataOf<{ resetToken: string | null }>(await confirmAs(undefined));
    expect(resetToken).toMatch(/^rst_/);
  });

  it('of an address with an account is told that there is one to log in to', async () => {
    await register(PROVIDER_PUBLIC);
    expect(fieldsOf(await confirmAs(PROVIDER_PUBLIC.password))).toMatchObject({ hasAccount: true });
    clock += 60_000;
    expect(fieldsOf(await confirmAs(undefined))).toMatchObject({ resetToken: null, hasAccount: true });
  });

  it('whose form was not kept for its number is not told to log in', async () => {
    await register(PROVIDER_PUBLIC);
    await confirmAs(PROVIDER_PUBLIC.password);
    await register(withForm({ email: 'mistyped@example.org' }));
    const answer = await confirmAs(PROVIDER_PUBLIC.password, 'mistyped@example.org');
    expect(fieldsOf(answer)).toMatchObject({ resetToken: null, hasAccount: false });
  });

  it('who was invited to a team and has not come yet is led to the invitation, by the mail and the page alike', async () => {
    const { facility } = await logInAll(client);
    const person = { firstName: 'Maren', lastName: 'Quillfeather', email: 'maren@example.org' };
    const body = { ...person, phone: '+1 555 010 0123', role: 'MedicalFacility' };
    const invited = await client.ask('inviteTeamMember', { body, headers: makeKeyed(), as: facility });
    expect(invited.status).toBe(201);
    await register(PROVIDER_PUBLIC);
    const mail = mailsTo('maren@example.org').at(-1)?.text;
    expect(mail).toContain('under the link in our invitation');
    expect(mail).not.toContain('Log in');
    expect(fieldsOf(await confirmAs(PROVIDER_PUBLIC.password))).toMatchObject({ hasAccount: false });
  });

  it('who is being registered by the operator hears of that, and of no account', async () => {
    const { admin } = await logInAll(client);
    const person = {
      firstName: 'Maren',
      lastName: 'Quillfeather',
      email: 'maren@example.org',
      phone: '+1 555 010 0123',
    };
    const form = { ...person, userType: 'Physician' };
    await client.ask('registerUser', { body: { form }, headers: makeKeyed(), as: admin });
    await register(PROVIDER_PUBLIC);
    expect(mailsTo('maren@example.org').at(-1)?.text).toContain('we are registering its owner already');
    expect(fieldsOf(await confirmAs(PROVIDER_PUBLIC.password))).toMatchObject({ hasAccount: false });
  });
});
