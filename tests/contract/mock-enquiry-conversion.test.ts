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
  api.world().enquiries.change(enquiryId, (enquiry) => ({ ...enquiry, leadStatus: 'interested' }));
  return client.ask('convertEnquiry', {
    params: { enquiryId },
    body: { kind: 'facilities' },
    headers: makeKeyed({ 'If-Match': '"v1"' }),
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
