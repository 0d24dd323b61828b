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

let api: MockApi;
let client: MockClient;
let people: Tokens;
beforeEach(async () => {
  ({ api, client, people } = await businessMock());
});

const create = async (operation: 'createEnquiry', body: object): Promise<string> =>
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
