import { beforeEach, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { businessMock, dataOf, makeKeyed, type Tokens } from './business-people.ts';
import type { Answered, MockClient } from './mock-client.ts';

const ASKER = {
  firstName: 'Juniper',
  lastName: 'Marrow',
  email: 'juniper@example.org',
  phone: '+1 555 010 0180',
  organisation: 'Marrow Clinic',
};
const ACCOUNT = {
  accountType: 'Laboratory',
  name: 'Fennimore Pathology',
  contactFirstName: 'Ida',
  contactLastName: 'Fenn',
  country: 'US',
  email: 'Juniper@Example.org',
};

let api: MockApi;
let client: MockClient;
let people: Tokens;
beforeEach(async () => {
  ({ api, client, people } = await businessMock());
});

const create = async (operation: 'createEnquiry' | 'createAccount', body: object): Promise<string> =>
  dataOf<{ id: string }>(await client.ask(operation, { body, headers: makeKeyed(), as: people.admin })).id;
/** Asks, becomes interested, and is converted. */
async function convert(): Promise<Answered> {
  const enquiryId = await create('createEnquiry', ASKER);
  return convertAgain(enquiryId, 'facilities');
}

/** The enquiry became interested, once more or for the first time, and is converted. */
function convertAgain(enquiryId: string, kind: 'facilities' | 'providers'): Promise<Answered> {
  const { version } = api
    .world()
    .enquiries.change(enquiryId, (enquiry) => ({ ...enquiry, leadStatus: 'interested' }));
  return client.ask('convertEnquiry', {
    params: { enquiryId },
    body: { kind },
    headers: makeKeyed({ 'If-Match': `"v${version}"` }),
    as: people.admin,
  });
}

it('whoever asked is told by mail how to complete the registration that was opened for them', async () => {
  expect((await convert()).status).toBe(201);
  expect(
    api
      .world()
      .mails.by('to', 'juniper@example.org')
      .map(({ text }) => text),
  ).toEqual(['A registration was opened for you. Ask for a code on the registration page to complete it.']);
});

it('an account that has the email already goes on, and no second one is made', async () => {
  const accountId = await create('createAccount', ACCOUNT);
  const answer = await convert();
  expect(dataOf(answer)).toMatchObject({ converted: { accountId } });
  expect(api.world().accounts.list()).toMatchObject([
    { id: accountId, name: 'Fennimore Pathology', leadStatus: 'Prospect', version: 2 },
  ]);
  expect(api.world().accounts.list()[0]?.enquiryId).toBe(dataOf(answer)['id']);
  expect(api.world().registrations.list()).toMatchObject([{ outcome: { accountId } }]);
});

it('an account that is a facility’s already is left to it, and nothing is made', async () => {
  const accountId = await create('createAccount', ACCOUNT);
  api.world().accounts.change(accountId, (account) => ({ ...account, facilityId: 'fac_demo-1' }));
  expect(await convert()).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  expect(api.world().accounts.find(accountId)).toMatchObject({ facilityId: 'fac_demo-1', version: 1 });
  expect(api.world().registrations.list()).toEqual([]);
});

interface Converted {
  readonly id: string;
  readonly converted: { readonly registrationId: string; readonly accountId: string };
}

it('goes on with its account and its registration where it is followed up and converted once more', async () => {
  const { id, converted } = dataOf<Converted>(await convert());
  const { accounts, registrations, mails } = api.world();
  expect(await convertAgain(id, 'providers')).toMatchObject({
    status: 422,
    body: { data: { kind: ['The enquiry has a registration of the other kind already'] } },
  });
  // Another address of theirs makes no second pair.
  api.world().enquiries.change(id, (enquiry) => ({ ...enquiry, email: 'marrow@example.org' }));
  expect(await convertAgain(id, 'facilities')).toMatchObject({
    status: 201,
    body: { data: { leadStatus: 'onboarding_in_progress', converted } },
  });
  expect([accounts.list().length, registrations.list().length]).toEqual([1, 1]);
  expect(mails.by('to', 'marrow@example.org')).toEqual([]);
});

it('has a new registration, with the same account, where the one before was turned away', async () => {
  const { id, converted } = dataOf<Converted>(await convert());
  const { accounts, registrations } = api.world();
  registrations.change(converted.registrationId, (registration) => ({ ...registration, status: 'Rejected' }));
  const again = dataOf<Converted>(await convertAgain(id, 'facilities'));
  expect(again.converted.accountId).toBe(converted.accountId);
  expect(again.converted.registrationId).not.toBe(converted.registrationId);
  expect([accounts.list().length, registrations.list().length]).toEqual([1, 2]);
});
