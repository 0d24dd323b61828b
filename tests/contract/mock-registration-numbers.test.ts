import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, makeKeyed, plainDemo, START } from './business-people.ts';
import { type Answered, type MockClient, mockInProcess } from './mock-client.ts';
import { FACILITY_FORM, FACILITY_PUBLIC, PROVIDER_FORM, PROVIDER_PUBLIC } from './registration-forms.ts';

/** The numbers of a provider and of a facility of the demo, and one that nobody has. */
const [OF_PROVIDER, OF_FACILITY, FREE] = ['1000000004', '1700000064', '1000000020'];

let api: MockApi;
let client: MockClient;
let admin: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ world: plainDemo, now: () => START }));
  admin = await client.logIn('admin');
});

type Registering = 'registerProvider' | 'registerFacility';
const FORMS = { registerProvider: PROVIDER_FORM, registerFacility: FACILITY_FORM };
const PUBLIC = { registerProvider: PROVIDER_PUBLIC, registerFacility: FACILITY_PUBLIC };

const registerInPublic = (id: Registering, npi: string): Promise<Answered> =>
  client.ask(id, { body: { ...PUBLIC[id], form: { ...FORMS[id], npi } }, headers: makeKeyed() });
const open = (id: Registering, npi: string): Promise<Answered> =>
  client.ask(id, { body: { form: { ...FORMS[id], npi } }, headers: makeKeyed(), as: admin });

function approve(registrationId: string): Promise<Answered> {
  const { kind, version } = api
    .world()
    .registrations.change(registrationId, (held) => ({ ...held, status: 'UnderReview' }));
  return client.ask('reviewRegistration', {
    params: { kind, registrationId },
    body: { decision: 'approve' },
    headers: makeKeyed({ 'If-Match': `"v${version}"` }),
    as: admin,
  });
}

describe.each([
  ['registerProvider', 'maren@example.org', OF_PROVIDER],
  ['registerFacility', 'anselm@example.org', OF_FACILITY],
] as const)('an NPI that an account has, entered in %s', (id, email, npi) => {
  it('is known to a public form, which only the mail says', async () => {
    const known = await registerInPublic(id, npi);
    expect(api.world().registrations.list()).toEqual([]);
    expect(api.world().mails.by('to', email).at(-1)?.text).toContain('has an account already');
    const fresh = await registerInPublic(id, FREE);
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    expect(api.world().registrations.list()).toHaveLength(1);
  });

  it('is refused to an admin', async () => {
    expect(await open(id, npi)).toMatchObject({ status: 409, code: 'NPI_TAKEN' });
    expect((await open(id, FREE)).status).toBe(201);
  });
});

it('an NPI that another facility got since is approved for no second one', async () => {
  const { id } = dataOf<{ id: string }>(await open('registerFacility', FREE));
  const { primaryContact } = FACILITY_FORM;
  const body = {
    ...FACILITY_FORM,
    npi: FREE,
    primaryContact: { ...primaryContact, email: 'other@example.org' },
  };
  const made = await client.ask('createFacilityAccount', { body, headers: makeKeyed(), as: admin });
  expect(made.status).toBe(201);
  expect(await approve(id)).toMatchObject({ status: 409, code: 'NPI_TAKEN' });
  expect(api.world().facilities.by('npi', FREE)).toHaveLength(1);
});
