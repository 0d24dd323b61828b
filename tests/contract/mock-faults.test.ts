import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listen } from '#mock-server/http/node-adapter.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type Answered, key, type MockClient, mockInProcess } from './mock-client.ts';

const CASE = 'cas_dp-2026-000001';
const BLOB = 'demo-01-a-1-1';

let api: MockApi;
let client: MockClient;
let as: string;
let admin: string;
let links: { readonly link: string; readonly dziUrl: string };

beforeAll(async () => {
  ({ api, client } = mockInProcess());
  as = await client.logIn('provider');
  admin = await client.logIn('admin');
  const answer = await client.ask('getDownloadLink', { params: { blobId: BLOB }, as: admin });
  links = (answer.body as { data: typeof links }).data;
});
beforeEach(() => client.control('DELETE', '/faults'));

async function strike(kind: string, more: Record<string, unknown> = {}): Promise<void> {
  const answer = await client.control('POST', '/faults', { match: {}, kind, ...more });
  expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ kind })]);
}

/** Asked without the client, which fails on whatever the contract does not allow. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  api.fetch(
    new Request(`http://mock.test/api${path}`, { headers: { Authorization: `Bearer ${admin}`, ...headers } }),
  );
const readCase = () => ask(`/cases/${CASE}`);
const open = (url: string, headers: Record<string, string> = {}): Promise<Answered> =>
  client.open(url, headers);
const tileAt = (level: number, place: string): string =>
  links.dziUrl.replace(/\.dzi\?/, `/${level}/${place}.jpg?`);

it('status refuses with any code that the contract gives it', async () => {
  const match = { operationId: 'pickUpCase' };
  await strike('status', { match, status: 409, code: 'CASE_ALREADY_PICKED_UP' });
  const answer = await client.ask('pickUpCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': '"v3"', 'Idempotency-Key': key() },
    as,
  });
  expect([answer.status, answer.code]).toEqual([409, 'CASE_ALREADY_PICKED_UP']);
  // Nothing was done.
  expect(api.world().cases.find(CASE)?.status).toBe('Available');
});

it('rateLimit says when to come again', async () => {
  await strike('rateLimit', { retryAfterSeconds: 7 });
  const answer = await client.ask('getCase', { params: { caseId: CASE }, as: admin });
  expect([answer.status, answer.code, answer.headers.get('retry-after')]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    '7',
  ]);
});

it('isSuccessFalse200 refuses under 200', async () => {
  await strike('isSuccessFalse200');
  const answer = await readCase();
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ isSuccess: false })]);
});

it('refusalUnder200 sends wrong credentials under 200, in the words of the 401, and lets right ones in', async () => {
  const logIn = (password: string) =>
    client.ask('login', { body: { email: 'provider@example.org', password } });
  const plain = await logIn('Wrong-2026');
  expect(plain).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  await strike('refusalUnder200', { match: { operationId: 'login' } });
  expect(await logIn('Wrong-2026')).toMatchObject({ status: 200, body: plain.body });
  expect(await logIn('Pathology-2026')).toMatchObject({ status: 200, body: { isSuccess: true } });
});

it('malformedJson, emptyBody and wrongContentType spoil an answer that is right otherwise', async () => {
  const whole = await (await readCase()).text();
  await strike('malformedJson', { times: 1 });
  const half = await (await readCase()).text();
  expect([whole.startsWith(half), half.length]).toEqual([true, Math.ceil(whole.length / 2)]);
  await strike('emptyBody', { times: 1 });
  const empty = await readCase();
  expect([empty.status, await empty.text()]).toEqual([200, '']);
  await strike('wrongContentType', { contentType: 'text/plain', times: 1 });
  const plain = await readCase();
  expect([plain.headers.get('content-type'), (await plain.text()).length]).toEqual([
    'text/plain',
    whole.length,
  ]);
  expect(await (await readCase()).text()).toBe(whole);
});

it.each([
  ['drop', 'data.id', undefined],
  ['null', 'data.id', null],
  ['retype', 'data.id', CASE.length],
] as const)('schemaDrift can %s a field', async (change, path, came) => {
  await strike('schemaDrift', { path, change });
  const { data } = (await (await readCase()).json()) as { data: Record<string, unknown> };
  expect(data['id']).toBe(came);
  expect(data['status']).toBe('Available');
});

it('schemaDrift reaches every item of a list', async () => {
  await strike('schemaDrift', { path: 'data.items.*.status', change: 'drop' });
  const answer = await ask('/cases?view=available&pageSize=5', { Authorization: `Bearer ${as}` });
  const { data } = (await answer.json()) as { data: { items: Record<string, unknown>[] } };
  expect(data.items).toHaveLength(5);
  expect(data.items.some((item) => 'status' in item)).toBe(false);
});

it('schemaDrift leaves what is no JSON, and lets what was done be told', async () => {
  await strike('schemaDrift', { path: 'data.id', change: 'drop' });
  const described = await open(links.dziUrl);
  expect([described.status, described.text]).toEqual([200, expect.stringContaining('<Size Width=')]);
  await client.control('DELETE', '/faults');
  await strike('malformedJson');
  await strike('schemaDrift', { path: 'data.id', change: 'drop' });
  const half = await readCase();
  expect([half.status, (await half.text()).startsWith('{"isSuccess":true')]).toEqual([200, true]);
});

it('etagStale gives the ETag of the version before, by which nothing can be changed', async () => {
  await strike('etagStale', { match: { operationId: 'getCase' } });
  const stale = (await readCase()).headers.get('etag') ?? '';
  expect(stale).toBe('"v2"');
  const refused = await client.ask('pickUpCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': stale, 'Idempotency-Key': key() },
    as,
  });
  expect(refused.status).toBe(412);
});

it('truncate cuts the connection in the middle of the answer', async () => {
  await strike('truncate', { bytes: 40, match: { operationId: 'getCase' } });
  const answer = await readCase();
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(40);
  await expect(answer.text()).rejects.toThrow('cut by a fault');
  const { api: served, client: own } = mockInProcess({
    world: () => ({ users: [], facilities: [], cases: [] }),
  });
  const { url, close } = await listen(served, { port: 0 });
  await own.control('POST', '/faults', { match: {}, kind: 'truncate', bytes: 40 });
  const overWire = await fetch(`${url}/api/Users/current`);
  await expect(overWire.text()).rejects.toThrow();
  await close();
});

it('delay can be spread, and strikes one role alone', async () => {
  await strike('delay', { match: { role: 'public' }, delayMs: 20, spreadMs: 10 });
  const order: string[] = [];
  await Promise.all([
    api.fetch(new Request('http://mock.test/api/Users/current')).then(() => order.push('public')),
    readCase().then(() => order.push('provider')),
  ]);
  expect(order).toEqual(['provider', 'public']);
});

it('rangeIgnored, contentRangeWrong and contentRangeHidden lie about the part that was asked for', async () => {
  const Range = 'bytes=0-9';
  const right = await open(links.link, { Range });
  expect([right.status, right.bytes.length]).toEqual([206, 10]);
  await strike('rangeIgnored', { times: 1 });
  const whole = await api.fetch(new Request(links.link, { headers: { Range } }));
  expect([whole.status, whole.headers.get('content-range')]).toEqual([200, null]);
  await whole.body?.cancel();
  await strike('contentRangeWrong', { byBytes: 5, times: 1 });
  const wrong = await open(links.link, { Range });
  expect(wrong.headers.get('content-range')).toMatch(/^bytes 5-14\//);
  expect(wrong.bytes).toEqual(right.bytes);
  await strike('contentRangeHidden', { times: 1 });
  const hidden = await open(links.link, { Range });
  expect([hidden.status, hidden.headers.get('access-control-expose-headers')]).toEqual([206, null]);
});

it('tiffTruncated serves the file as if it ended early, in every range', async () => {
  await strike('tiffTruncated', { bytes: 1000 });
  const within = await open(links.link, { Range: 'bytes=990-1099' });
  expect([within.status, within.headers.get('content-range'), within.bytes.length]).toEqual([
    206,
    'bytes 990-999/1000',
    10,
  ]);
  const beyond = await open(links.link, { Range: 'bytes=2000-2099' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  const whole = await open(links.link);
  expect([whole.status, whole.headers.get('content-length'), whole.bytes.length]).toEqual([
    200,
    '1000',
    1000,
  ]);
});

it('levelMissing, columnDelayed and linkExpired strike the tiles that they name', async () => {
  await strike('levelMissing', { level: 9, times: 1 });
  expect([(await open(tileAt(8, '0_0'))).status, (await open(tileAt(9, '0_0'))).status]).toEqual([200, 404]);
  expect((await open(tileAt(9, '0_0'))).status).toBe(200);
  await strike('columnDelayed', { column: 0, delayMs: 600_000 });
  const late = open(tileAt(9, '0_0'));
  const first = await Promise.race([late.then(() => 'late'), open(tileAt(9, '1_0')).then(() => 'other')]);
  await client.control('DELETE', '/faults');
  expect([first, (await late).status]).toEqual(['other', 200]);
  await strike('linkExpired', { after: 2 });
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push(await open(tileAt(8, '0_0')));
  expect(statuses.map(({ status, code }) => [status, code])).toEqual([
    [200, null],
    [200, null],
    [403, 'LINK_EXPIRED'],
  ]);
});
