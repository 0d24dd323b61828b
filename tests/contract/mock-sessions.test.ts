import { expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { key, type MockClient, mockClient, mockInProcess } from './mock-client.ts';

const CASE = 'cas_dp-2026-000001';
const HOUR_MS = 3_600_000;

/** Every call of it, of the API and of the controls, names a session. */
const clientOf = (api: MockApi, session: string): MockClient =>
  mockClient('http://mock.test/api', (request) => {
    request.headers.set('X-Mock-Session', session);
    return api.fetch(request);
  });

async function readControl(client: MockClient, path: string): Promise<unknown> {
  return (await client.control('GET', path)).json();
}

it('gives each session a world, a clock, faults, barriers and a journal of its own', async () => {
  const { api, client: home } = mockInProcess();
  const names = Array.from({ length: 8 }, (_, at) => `worker-${at}`);
  const play = async (session: string, at: number) => {
    const client = clientOf(api, session);
    await client.control('PUT', '/clock', { advanceMs: at * HOUR_MS, freeze: true });
    const as = await client.logIn('provider');
    // Two sessions of four wait for a second call that never comes in theirs.
    if (at >= 6)
      await client.control('POST', '/barriers', { operationId: 'listCases', count: 2, timeoutMs: 50 });
    if (at === 5)
      await client.control('POST', '/faults', {
        match: { operationId: 'pickUpCase' },
        kind: 'status',
        status: 503,
      });
    const picked = await client.ask('pickUpCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': '"v3"', 'Idempotency-Key': key() },
      as,
    });
    await client.ask('listCases', { query: { view: 'available' }, as });
    return { status: picked.status, text: picked.text, client, as };
  };
  const played = await Promise.all(names.map(play));

  expect(played.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 503, 200, 200]);
  const times = played.flatMap(({ text }) => /"selectedAt":"([^"]+)"/.exec(text)?.[1] ?? []);
  expect(new Set(times).size).toBe(7);
  for (const { client } of played) {
    const { entries } = (await readControl(client, '/journal')) as { entries: { operationId: string }[] };
    expect(entries.map(({ operationId }) => operationId)).toEqual(['login', 'pickUpCase', 'listCases']);
  }
  // One of them begins again, and neither the others nor the world that no session names notice it.
  const [first, second] = played;
  await first?.client.control('POST', '/reset', { world: 'empty' });
  expect(await second?.client.ask('getCase', { params: { caseId: CASE }, as: second.as })).toMatchObject({
    status: 200,
  });
  expect(await second?.client.ask('getCurrentUser', { as: first?.as ?? null })).toMatchObject({
    status: 401,
  });
  expect(api.world().cases.find(CASE)?.status).toBe('Available');
  expect(await readControl(home, '/journal')).toEqual({ entries: [] });
  expect(await readControl(home, '/sessions')).toEqual({ sessions: names });
  expect((await home.control('DELETE', '/sessions/worker-0')).status).toBe(200);
  expect((await home.control('DELETE', '/sessions/worker-0')).status).toBe(404);
  expect(await readControl(home, '/sessions')).toEqual({ sessions: names.slice(1) });
});

it('gives links out that lead into the same world, since whoever follows one sends no header', async () => {
  const { api, client: home } = mockInProcess();
  const client = clientOf(api, 'one');
  const as = await client.logIn('admin');
  const params = { blobId: 'demo-01-a-1-1' };
  const link = await client.ask('getDownloadLink', { params, as });
  const { dziUrl } = (link.body as { data: { dziUrl: string } }).data;
  expect(new URL(dziUrl).pathname).toBe('/__mock/sessions/one/api/wsi/tiles/demo-01-a-1-1.dzi');
  expect((await home.open(dziUrl)).status).toBe(200);
  await client.control('POST', '/faults', {
    match: { operationId: 'getDziDescriptor' },
    kind: 'status',
    status: 503,
  });
  expect((await home.open(dziUrl)).status).toBe(503);
  // The other way of naming the world serves the controls too.
  expect(
    await (await api.fetch(new Request('http://mock.test/__mock/sessions/one/__mock/faults'))).json(),
  ).toMatchObject({ faults: [{ kind: 'status' }] });
});

it('refuses what names no session, or two, and the header means nothing without the controls', async () => {
  const { api } = mockInProcess();
  const ask = (path: string, session: string, of: MockApi = api) =>
    of.fetch(new Request(`http://mock.test${path}`, { headers: { 'X-Mock-Session': session } }));
  for (const session of ['', 'a b', '../x', 'x'.repeat(65)])
    expect((await ask('/api/Users/current', session)).status).toBe(400);
  expect((await ask('/__mock/sessions/one/api/Users/current', 'two')).status).toBe(400);
  expect((await ask('/__mock/sessions/one/api/Users/current', 'one')).status).toBe(401);
  const closed = mockInProcess({ control: false }).api;
  expect((await ask('/api/Users/current', 'a b', closed)).status).toBe(401);
  expect((await ask('/__mock/sessions/one/api/Users/current', 'one', closed)).status).toBe(404);
});

it('takes no more sessions than a server has room for', async () => {
  const { api, client } = mockInProcess({ world: () => ({ users: [], facilities: [], cases: [] }) });
  const statuses: number[] = [];
  for (let at = 0; at <= 200; at += 1)
    statuses.push((await clientOf(api, `s${at}`).control('GET', '/health')).status);
  expect([statuses.slice(0, 200).every((status) => status === 200), statuses[200]]).toEqual([true, 409]);
  await client.control('DELETE', '/sessions/s7');
  expect((await clientOf(api, 'late').control('GET', '/health')).status).toBe(200);
});
