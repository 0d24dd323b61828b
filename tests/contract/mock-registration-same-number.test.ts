import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, logInAll, makeKeyed, plainDemo, START } from './business-people.ts';
import { type Answered, type MockClient, mockInProcess } from './mock-client.ts';
import { PROVIDER_FORM, PROVIDER_PUBLIC } from './registration-forms.ts';

let api: MockApi;
let client: MockClient;

beforeEach(() => {
  ({ api, client } = mockInProcess({ world: plainDemo, now: () => START }));
});

const register = (body: unknown) => client.ask('registerProvider', { body, headers: makeKeyed() });
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

describe('a number of two registrations', () => {
  const mistyped = withForm({ email: 'marne@example.org' });

  /** Registers and confirms, and puts the registration before its reviewer. */
  async function bringToReview(email: string): Promise<string> {
    await register(withForm({ email }));
    await confirmAs(PROVIDER_PUBLIC.password, email);
    const [record] = api.world().registrations.by('email', email);
    return api.world().registrations.change(record?.id ?? '', (held) => ({ ...held, status: 'UnderReview' }))
      .id;
  }

  const versionOf = (id: string) => `"v${api.world().registrations.find(id)?.version ?? 0}"`;
  const decide = (registrationId: string, body: object, as: string) =>
    client.ask('reviewRegistration', {
      params: { kind: 'providers', registrationId },
      body,
      headers: makeKeyed({ 'If-Match': versionOf(registrationId) }),
      as,
    });

  it('is not kept by an address that was mistyped and that nobody confirmed', async () => {
    await register(mistyped);
    await register(PROVIDER_PUBLIC);
    await confirmAs(PROVIDER_PUBLIC.password);
    expect((await logInAs(PROVIDER_PUBLIC.password)).status).toBe(200);
    const { admin } = await logInAll(client);
    const [record] = api.world().registrations.by('email', 'maren@example.org');
    api.world().registrations.change(record?.id ?? '', (held) => ({ ...held, status: 'UnderReview' }));
    expect((await decide(record?.id ?? '', { decision: 'approve' }, admin)).status).toBe(200);
  });

  it('whose addresses are both confirmed later is approved for one of them', async () => {
    await register(mistyped);
    const own = await bringToReview('maren@example.org');
    await confirmAs(PROVIDER_PUBLIC.password, 'marne@example.org');
    const { admin } = await logInAll(client);
    const other = api.world().registrations.by('email', 'marne@example.org')[0]?.id ?? '';
    api.world().registrations.change(other, (held) => ({ ...held, status: 'UnderReview' }));
    expect(await decide(own, { decision: 'approve' }, admin)).toMatchObject({ code: 'NPI_TAKEN' });
    // Until somebody has decided, the rest of the form can be changed.
    const update = (form: object) =>
      client.ask('updateRegistration', {
        params: { kind: 'providers', registrationId: own },
        body: { kind: 'providers', form },
        headers: { 'If-Match': versionOf(own) },
        as: admin,
      });
    expect((await update({ phone: '+1 555 010 0199' })).status).toBe(200);
    expect((await decide(other, { decision: 'reject', reason: 'Registered twice.' }, admin)).status).toBe(
      200,
    );
    expect((await decide(own, { decision: 'approve' }, admin)).status).toBe(200);
    // Nobody else comes by the number from then on.
    await register(withForm({ email: 'marten@example.org' }));
    expect(mailsTo('marten@example.org').at(-1)?.text).toContain('has an account already');
    expect(api.world().registrations.by('email', 'marten@example.org')).toEqual([]);
  });
});
