import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import { key, type MockClient, mockClient, mockInProcess } from './mock-client.ts';
import { look, sha256, uploadWhole } from './uploading.ts';

const CASE = 'cas_dp-2026-000001';
const START = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;

let api: MockApi;
let client: MockClient;
beforeEach(() => {
  ({ api, client } = mockInProcess({ now: () => START }));
});

async function control<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await client.control(method, path, body);
  const came = (await answer.json()) as T;
  expect([answer.status, came]).toEqual([
    method === 'POST' && /^.(snap|tokens$|faults|barr)/.test(path) ? 201 : 200,
    came,
  ]);
  return came;
}

it('keeps worlds under names and goes back to them, files, time and logins included', async () => {
  const as = await client.logIn('provider');
  await api.world().bytes.put('att_1', new TextEncoder().encode('before'));
  const taken = await control('POST', '/snapshots/before-pickup');
  expect(taken).toMatchObject({ name: 'before-pickup', takenAt: '2026-11-21T12:00:00.000Z' });
  const pickUp = () =>
    client.ask('pickUpCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': '"v3"', 'Idempotency-Key': key() },
      as,
    });
  await control('PUT', '/clock', { advanceMs: HOUR_MS });
  expect((await pickUp()).status).toBe(200);
  await api.world().bytes.remove('att_1');
  const changed = api.world().id;
  // A reset leaves snapshots alone: they are there to come back to.
  await control('POST', '/reset', { world: 'empty' });
  expect(await control('GET', '/snapshots')).toEqual({ snapshots: [taken] });
  await control('PUT', '/snapshots/before-pickup');
  expect(api.world().id).not.toBe(changed);
  expect(api.world().cases.find(CASE)?.status).toBe('Available');
  expect(new TextDecoder().decode((await api.world().bytes.get('att_1')) ?? undefined)).toBe('before');
  expect(await control('GET', '/clock')).toMatchObject({ now: '2026-11-21T12:00:00.000Z' });
  // What happens now does not reach into the snapshot, which is good for a second time.
  expect((await pickUp()).status).toBe(200);
  await control('PUT', '/snapshots/before-pickup');
  expect((await pickUp()).status).toBe(200);
  expect((await client.control('PUT', '/snapshots/never')).status).toBe(404);
  expect((await client.control('POST', '/snapshots/a%20b')).status).toBe(400);
  await control('DELETE', '/snapshots/before-pickup');
  expect(await control('GET', '/snapshots')).toEqual({ snapshots: [] });
});

it('keeps uploaded slides with a world, those that are still being read too', async () => {
  const file = readFileSync(new URL('../fixtures/robustness/boxes.tiff', import.meta.url));
  const uploading = { api, client, as: await client.logIn('facility') };
  const id = await uploadWhole(uploading, 'boxes.tiff', file);
  await intakeSettled();
  await control('POST', '/snapshots/ready');
  api.world().uploads.change(id, (one) => ({ ...one, status: 'Scanning', blobId: null, intake: null }));
  await control('POST', '/snapshots/joined');
  for (const name of ['joined', 'ready', 'joined']) {
    await control('POST', '/reset', { world: 'empty' });
    await control('PUT', `/snapshots/${name}`);
    // The jobs of the next call go on with what is being read.
    await look(uploading, id);
    await intakeSettled();
    const { status, blobId } = await look(uploading, id);
    expect([name, status]).toEqual([name, 'Ready']);
    const { body } = await client.ask('getDownloadLink', {
      params: { blobId: blobId ?? '' },
      as: uploading.as,
    });
    const { link, dziUrl, firstTileUrl } = (body as { data: SlideLink }).data;
    const read = await client.open(link);
    expect([read.status, sha256(read.bytes)]).toEqual([200, sha256(file)]);
    for (const url of [dziUrl, firstTileUrl]) expect((await client.open(url ?? '')).status).toBe(200);
  }
});

it('moves the clock, whose time the Date header and the sessions go by', async () => {
  const as = await client.logIn('provider');
  const dateOf = async () => (await client.ask('getCurrentUser', { as })).headers.get('date');
  await control('PUT', '/clock', { freeze: true });
  expect(await dateOf()).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(await control('PUT', '/clock', { now: '2026-11-22T08:00:00Z' })).toEqual({
    now: '2026-11-22T08:00:00.000Z',
    isFrozen: true,
    skewMs: 0,
    playwright: 'await page.clock.setFixedTime("2026-11-22T08:00:00.000Z");',
  });
  expect(await dateOf()).toBe('Sun, 22 Nov 2026 08:00:00 GMT');
  // Five minutes ahead of the callers: their page stays where it is. Twice the same is no further.
  for (const _ of [1, 2])
    expect(await control('PUT', '/clock', { skewMs: 300_000, freeze: false })).toMatchObject({
      now: '2026-11-22T08:05:00.000Z',
      playwright: 'await page.clock.setSystemTime("2026-11-22T08:00:00.000Z");',
    });
  await control('PUT', '/clock', { advanceMs: 24 * HOUR_MS });
  expect((await client.ask('getCurrentUser', { as })).code).toBe('TOKEN_EXPIRED');
});

it('tells ids of things in states, and refuses what is no state', async () => {
  const asked = ['CaseStatus Available', 'TaskStatus Open', 'OnboardingStepState ToDo'];
  const { things } = await control<{ things: Record<string, string> }>('POST', '/things', { things: asked });
  const { cases, tasks } = api.world();
  expect(Object.keys(things)).toEqual(['CaseStatus Available', 'TaskStatus Open']);
  expect(cases.find(things['CaseStatus Available'] ?? '')?.status).toBe('Available');
  expect(tasks.find(things['TaskStatus Open'] ?? '')?.status).toBe('Open');
  const more = await control<{ things: Record<string, string> }>('POST', '/things', {
    things: ['ReportState Final', 'PostSignOutState None', 'RequestStatus Requested'],
  });
  expect(cases.find(more.things['ReportState Final'] ?? '')?.reportState).toBe('Final');
  expect(cases.find(more.things['PostSignOutState None'] ?? '')?.postSignOut).toBe('None');
  expect(more.things['RequestStatus Requested']).toMatch(/^req_/);
  await control('POST', '/reset', { world: 'empty' });
  expect(await control('POST', '/things', { things: ['CaseStatus Available'] })).toEqual({ things: {} });
  const wrong = await client.control('POST', '/things', { things: ['CaseStatus Lost'] });
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringContaining('CaseStatus Lost is no machine with one of its states.') as string,
  ]);
});

it('gives tokens out without a password, and ends them', async () => {
  const issued = await control<{ token: string; userId: string }>('POST', '/tokens', {
    email: 'provider@example.org',
  });
  const second = await control<{ token: string }>('POST', '/tokens', { userId: PROVIDER });
  const over = await control<{ token: string }>('POST', '/tokens', { userId: PROVIDER, expiresInMs: -1 });
  const asked = async (as: string) => (await client.ask('getCurrentUser', { as })).code;
  expect(issued.userId).toBe(PROVIDER);
  expect([await asked(issued.token), await asked(over.token)]).toEqual([null, 'TOKEN_EXPIRED']);
  expect(await control('POST', '/tokens/revoke', { token: issued.token })).toEqual({ revoked: 1 });
  expect(await control('POST', '/tokens/revoke', { token: issued.token })).toEqual({ revoked: 0 });
  expect([await asked(issued.token), await asked(second.token)]).toEqual(['UNAUTHENTICATED', null]);
  expect(await control('POST', '/tokens/revoke', { userId: PROVIDER })).toEqual({ revoked: 2 });
  expect(await asked(second.token)).toBe('UNAUTHENTICATED');
  expect((await client.control('POST', '/tokens', { email: 'nobody@example.org' })).status).toBe(404);
});

it('counts what was seen: statuses, callers and transitions that stood', async () => {
  const as = await client.logIn('provider');
  await control('POST', '/faults', { match: { operationId: 'listCases' }, kind: 'status', status: 503 });
  await client.ask('listCases', { query: { view: 'available' }, as });
  await client.ask('getCurrentUser');
  const pickUp = (version: string) =>
    client.ask('pickUpCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': version, 'Idempotency-Key': key() },
      as,
    });
  await pickUp('"v1"');
  expect(await control('GET', '/coverage')).toMatchObject({ transitions: {} });
  await pickUp('"v3"');
  expect(await control('GET', '/coverage')).toEqual({
    statuses: { 'getCurrentUser 401': 1, 'login 200': 1, 'pickUpCase 200': 1, 'pickUpCase 412': 1 },
    roles: { 'getCurrentUser public': 1, 'login public': 1, 'pickUpCase Provider': 2 },
    transitions: { 'CaseStatus pick-up': 1 },
  });
});

it('shows the mails, the barriers and the kinds of faults', async () => {
  const { mails } = await control<{ mails: { to: string }[] }>('GET', '/mail');
  const to = mails[0]?.to ?? '';
  const theirs = await control<{ mails: { to: string }[] }>('GET', `/mail?to=${encodeURIComponent(to)}`);
  expect(theirs.mails).toEqual(mails.filter((mail) => mail.to === to));
  await control('POST', '/barriers', { operationId: 'login', count: 2 });
  const first = client.logIn('provider');
  await expect.poll(() => control('GET', '/barriers')).toMatchObject({ barriers: [{ waiting: 1 }] });
  await control('DELETE', '/barriers');
  await first;
  expect(await control('GET', '/faults/kinds')).toMatchObject({ kinds: { linkExpired: { example: {} } } });
  const { id } = await control<{ id: string }>('POST', '/faults', { match: {}, kind: 'hang' });
  await control('DELETE', `/faults/${id}`);
  expect(await control('GET', '/faults')).toEqual({ faults: [] });
  expect((await client.control('DELETE', `/faults/${id}`)).status).toBe(404);
  await control('DELETE', '/journal');
  expect(await control('GET', '/journal')).toEqual({ entries: [] });
});

it.each([
  ['PUT', '/clock', {}],
  ['PUT', '/clock', { skew: 3 }],
  ['POST', '/barriers', { operationId: 'logIn', count: 2 }],
  ['POST', '/barriers', { operationId: 'login', count: 2, timeout: 3 }],
  ['POST', '/tokens', { email: 'provider@example.org', userId: PROVIDER }],
  ['POST', '/tokens/revoke', {}],
  ['GET', '/journal?operation=login', undefined],
  ['GET', '/journal?operationId=listCasez', undefined],
  ['DELETE', '/faults', { id: 'flt_1' }],
  ['POST', '/snapshots/before', { records: [] }],
  ['GET', '/state/cases/%zz', undefined],
] as const)('refuses what it does not know in %s %s %j', async (method, path, body) => {
  expect((await client.control(method, path, body)).status).toBe(400);
});

const CLOCK_ENDS = 'the clock goes from the year 1970 to the year 2999';
const AGES_MS = 9e15;

it.each([
  ['PUT', '/clock', { advanceMs: AGES_MS }, 400, CLOCK_ENDS],
  ['PUT', '/clock', { advanceMs: -AGES_MS }, 400, CLOCK_ENDS],
  ['PUT', '/clock', { skewMs: AGES_MS }, 400, CLOCK_ENDS],
  ['PUT', '/clock', { now: '9999-12-31T00:00:00Z' }, 400, CLOCK_ENDS],
  [
    'POST',
    '/tokens',
    { email: 'provider@example.org', expiresInMs: AGES_MS },
    400,
    'a token ends from the year 1970 to the year 2999',
  ],
  ['POST', '/tokens', {}, 400, 'Say whose token it is: userId or email.'],
  ['POST', '/tokens/revoke', {}, 400, 'Say what ends: token, or all of a userId.'],
  ['GET', '/reset', undefined, 404, 'no such control: GET /reset; GET /__mock/ lists them'],
] as const)(
  'says of %s %s %j what is wrong, and changes nothing',
  async (method, path, body, status, said) => {
    const before = await control('GET', '/clock');
    const answer = await client.control(method, path, body);
    const { error } = (await answer.json()) as { error: string };
    expect([answer.status, error]).toEqual([status, expect.stringContaining(said)]);
    expect(await control('GET', '/clock')).toEqual(before);
  },
);

it('leaves bodies out of the journal where a folder keeps the world', async () => {
  // The journal of a mock that forgets repeats bodies; see mock-control.test.ts.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { api: kept } = mockInProcess({ data: { folder, world: 'demo' } });
  const own = mockClient('http://mock.test/api', (request) => kept.fetch(request));
  await own.logIn('provider');
  const { entries } = (await (await own.control('GET', '/journal')).json()) as {
    entries: { curl: string }[];
  };
  expect(entries[0]?.curl).toMatch(/--data-binary @body$/);
  await own.control('POST', '/snapshots/a');
  expect((await own.control('PUT', '/snapshots/a')).status).toBe(409);
  await kept.close();
});
