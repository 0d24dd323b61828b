import { beforeEach, describe, expect, it } from 'vitest';
import { isSlow } from '#contracts/lint/pattern-rules.ts';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, itemsOf, makeKeyed, START } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';

let api: MockApi;
let client: MockClient;
beforeEach(() => {
  ({ api, client } = mockInProcess({ now: () => START }));
});

const enquiry = (email: string, headers = makeKeyed()) =>
  client.ask('createEnquiry', { body: { firstName: 'Linus', lastName: 'Okoro', email }, headers });

describe('F1 a hostile address', () => {
  it('is refused at once, however long it is', async () => {
    const begun = process.cpuUsage();
    const answer = await enquiry(`a@${'.'.repeat(64_500)}@`);
    expect([400, 422]).toContain(answer.status);
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });

  it('would be noticed in the contract: the pattern that once was there is slow', () => {
    expect(isSlow(String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`)).toBe(true);
    expect(isSlow(String.raw`^\d{5}(-\d{4})?$`)).toBe(false);
  });
});

it('F5 an address that is let in can be read again, in the list and by itself', async () => {
  const admin = await client.logIn('admin');
  const answer = await enquiry('a@b.c');
  expect(answer.status).toBe(202);
  const list = await client.ask('listEnquiries', { as: admin, query: { pageSize: 100 } });
  const found = itemsOf(list).find(({ email }) => email === 'a@b.c');
  expect(found).toBeDefined();
  const one = await client.ask('getEnquiry', { as: admin, params: { enquiryId: String(found?.['id']) } });
  expect([one.status, dataOf(one)['email']]).toEqual([200, 'a@b.c']);
});

it('F6 the diagnosis of a draft that nobody has sent is none, to whoever asks', async () => {
  const facility = await client.logIn('facility');
  const made = await client.ask('createCase', { as: facility, body: {}, headers: makeKeyed() });
  const params = { caseId: dataOf<{ id: string }>(made).id };
  for (const person of ['facility', 'provider', 'admin'] as const) {
    const as = await client.logIn(person);
    const answer = await client.ask('getPrimaryDiagnosis', { as, params });
    expect([person, answer.status]).toEqual([person, 404]);
  }
});

it('F11 one key makes one enquiry, however often it is sent', async () => {
  const headers = makeKeyed();
  const before = api.world().enquiries.list().length;
  const answers = [];
  for (let turn = 0; turn < 5; turn += 1) answers.push(await enquiry('linus@example.org', headers));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(api.world().enquiries.list()).toHaveLength(before + 1);
});
