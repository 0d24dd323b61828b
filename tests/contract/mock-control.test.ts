import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedHandler, listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi, type MockOptions } from '#mock-server/server.ts';
import { type MockClient, mockClient, mockInProcess } from './mock-client.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(options: MockOptions = { control: true }): Promise<{ url: string; client: MockClient }> {
  const server = await listen(createMockApi(options), { port: 0 });
  closers.push(server.close);
  return { url: server.url, client: mockClient(`${server.url}/api`) };
}

interface Entry {
  readonly operationId: string;
  readonly status: number | null;
  readonly fault: string | null;
  readonly path: string;
  readonly curl: string;
}

const journalOf = async (client: MockClient, operationId = ''): Promise<Entry[]> => {
  const query = operationId === '' ? '' : `?operationId=${operationId}`;
  return ((await (await client.control('GET', `/journal${query}`)).json()) as { entries: Entry[] }).entries;
};

describe('the control API', () => {
  it('is not there unless it is switched on', async () => {
    const { client } = await serve({});
    for (const [method, path] of [
      ['GET', '/health'],
      ['POST', '/reset'],
      ['GET', '/journal'],
    ] as const)
      expect((await client.control(method, path)).status).toBe(404);
  });

  it('asks for its token where there is one', async () => {
    const { url, client } = await serve({ control: { token: 'open' } });
    expect((await client.control('GET', '/health')).status).toBe(403);
    const headers = { 'X-Mock-Token': 'open' };
    expect((await fetch(`${url}/__mock/health`, { headers })).status).toBe(200);
  });

  it('puts a fresh world in place: sessions, pickups, faults and journal are gone', async () => {
    const { api, client } = mockInProcess();
    const token = await client.logIn('provider');
    api.world().cases.change('cas_dp-2026-000001', (record) => ({ ...record, status: 'Cancelled' }));
    await client.control('POST', '/faults', { match: { operationId: 'login' }, kind: 'status', status: 500 });
    const before = api.world().id;
    const answer = (await (await client.control('POST', '/reset')).json()) as { world: string };
    expect(answer.world).not.toBe(before);
    expect(await journalOf(client)).toEqual([]);
    expect((await client.ask('getCurrentUser', { as: token })).status).toBe(401);
    expect(api.world().cases.find('cas_dp-2026-000001')?.status).toBe('Available');
    await client.logIn('provider');
  });

  it.each([
    ['/faults', { match: {}, kind: 'status', status: 200 }],
    ['/faults', null],
    ['/barriers', { operationId: 'login', count: 0 }],
  ])('refuses what makes no sense: %s %j', async (path, body) => {
    const { client } = mockInProcess();
    expect((await client.control('POST', path, body)).status).toBe(400);
  });

  it('begins again with a world that is named, until the next reset, and refuses one that is not there', async () => {
    const { client } = await serve();
    const seeded = await client.control('POST', '/seed', { profile: 'pool' });
    expect(seeded.status).toBe(200);
    const total = async () => {
      const as = await client.logIn('provider');
      const page = await client.ask('listCases', { as, query: { view: 'available', pageSize: 1 } });
      return (page.body as { data: { total: number } }).data.total;
    };
    expect(await total()).toBe(137);
    const unknown = await client.control('POST', '/seed', { profile: 'moon' });
    expect(unknown.status).toBe(400);
    expect(await total()).toBe(137);
    await client.control('POST', '/reset');
    expect(await total()).toBeLessThan(100);
  });

  it('keeps a journal of what was called, with a line that makes the call again and no token or password', async () => {
    const { client } = mockInProcess();
    const token = await client.logIn('facility');
    await client.ask('getCase', { params: { caseId: 'cas_dp-2026-000004' }, as: token });
    const entries = await journalOf(client);
    expect(entries.map(({ operationId, status }) => [operationId, status])).toEqual([
      ['login', 200],
      ['getCase', 200],
    ]);
    expect(entries[1]?.path).toBe('/cases/{caseId}');
    expect(entries.map(({ curl }) => curl)).toEqual([
      `curl -X POST 'http://mock.test/api/users/login' -H 'Content-Type: application/json' --data-binary '{"email":"facility@example.org","password":"$PASSWORD"}'`,
      `curl 'http://mock.test/api/cases/cas_dp-2026-000004' -H "Authorization: Bearer $TOKEN"`,
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(await journalOf(client, 'getCase')).toHaveLength(1);
  });
});

describe('faults', () => {
  it('make the descriptor answer 503, readable from another origin, until they are switched off', async () => {
    const { client } = await serve();
    const token = await client.logIn('admin');
    const link = await client.ask('getDownloadLink', { params: { blobId: 'demo-01-a-1-1' }, as: token });
    const { dziUrl, link: file } = (link.body as { data: { dziUrl: string; link: string } }).data;
    await client.control('POST', '/faults', {
      match: { operationId: 'getDziDescriptor' },
      kind: 'status',
      status: 503,
    });
    const answer = await client.open(dziUrl);
    expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE', body: { isSuccess: false } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await client.open(file, { Range: 'bytes=0-3' })).status).toBe(206);
    expect(
      ((await (await client.control('GET', '/faults')).json()) as { faults: unknown[] }).faults,
    ).toHaveLength(1);
    await client.control('DELETE', '/faults');
    expect((await client.open(dziUrl)).status).toBe(200);
    expect(await journalOf(client, 'getDziDescriptor')).toMatchObject([
      { status: 503, fault: 'status' },
      { status: 200, fault: null },
    ]);
  });

  it('can answer with a page in place of the envelope', async () => {
    const { client } = mockInProcess();
    await client.control('POST', '/faults', {
      match: { path: '/users/*' },
      kind: 'status',
      status: 502,
      body: 'html',
    });
    const answer = await client.open('http://mock.test/api/users/login');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html']);
  });

  it('cut the connection', async () => {
    const { url, client } = await serve();
    await client.control('POST', '/faults', {
      match: { operationId: 'getCurrentUser' },
      kind: 'reset',
      times: 1,
    });
    await expect(fetch(`${url}/api/Users/current`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}/api/Users/current`)).status).toBe(401);
    expect((await journalOf(client, 'getCurrentUser')).map(({ status }) => status)).toEqual([null, 401]);
  });

  it('hang until the caller gives up, and let go of the call then', async () => {
    const { url, client } = await serve();
    await client.control('POST', '/faults', { match: { operationId: 'getCurrentUser' }, kind: 'hang' });
    await expect(fetch(`${url}/api/Users/current`, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await expect
      .poll(async () => (await journalOf(client, 'getCurrentUser')).map(({ status }) => status))
      .toEqual([null]);
  });

  it('delay, and then let the call go on', async () => {
    const { client } = mockInProcess();
    await client.control('POST', '/faults', { match: { operationId: 'login' }, kind: 'delay', delayMs: 30 });
    const order: string[] = [];
    await Promise.all([
      client.logIn('provider').then(() => order.push('login')),
      client.ask('getCurrentUser').then(() => order.push('other')),
    ]);
    expect(order).toEqual(['other', 'login']);
  });

  it('delay no longer than they stand', async () => {
    const { client } = mockInProcess();
    await client.control('POST', '/faults', {
      match: { operationId: 'login' },
      kind: 'delay',
      delayMs: 600_000,
    });
    const login = client.logIn('provider');
    expect(await Promise.race([login, client.ask('getCurrentUser').then(() => 'other')])).toBe('other');
    await client.control('DELETE', '/faults');
    await login;
  });
});

describe('inside another server', () => {
  it('answers its own paths and leaves the others alone', async () => {
    const api = createMockApi({ control: true });
    const handle = createEmbeddedHandler(api);
    const server = createServer((request, response) => {
      handle(request, response, () => response.end(`page ${request.url}`));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(async () => {
      await api.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await fetch(`${url}/api/Users/current`)).status).toBe(401);
    expect((await fetch(`${url}/__mock/health`)).status).toBe(200);
    for (const path of ['/users', '/Users/current', '/apis', '/__mocks'])
      expect(await (await fetch(`${url}${path}`)).text()).toBe(`page ${path}`);
  });
});

describe('what the control API is strict about', () => {
  it.each([
    ['/faults', { match: { operation: 'login' }, kind: 'hang' }, 'operation'],
    [
      '/faults',
      { match: { operationId: 'logIn' }, kind: 'hang' },
      'The contract has no operation \\"logIn\\".',
    ],
    ['/barriers', {}, 'It has to name an operation of the contract.'],
    ['/faults', { match: {}, kind: 'status', status: 503, count: 2 }, 'count'],
    ['/reset', { profile: 'small' }, 'profile'],
    ['/reset', { world: 'tiny' }, 'world'],
    ['/query/cases', { were: {} }, 'were'],
  ])('refuses what it does not know in %s %o, and names it', async (path, body, named) => {
    const { api, client } = mockInProcess();
    const before = api.world().id;
    const answer = await client.control('POST', path, body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(named)]);
    expect(api.world().id).toBe(before);
  });

  it('answers with the mistake where the mock makes one: no connection is cut', async () => {
    const { api, client } = mockInProcess();
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(api.world().mails, 'list').mockImplementation(() => {
      throw new Error('the mails are lost');
    });
    const answer = await client.control('GET', '/mail');
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'the mails are lost' }]);
    const headers = { Accept: 'text/html' };
    expect((await api.fetch(new Request('http://mock.test/__mock/', { headers }))).status).toBe(500);
    expect(reported).toHaveBeenCalledTimes(2);
  });

  it('begins again with the world that is named', async () => {
    const { api, client } = mockInProcess();
    const before = api.world().cases.list().length;
    expect((await client.control('POST', '/reset', { world: 'empty' })).status).toBe(200);
    expect([before > 0, api.world().cases.list().length]).toEqual([true, 0]);
  });

  it('is closed to pages of other origins', async () => {
    const { url } = await serve();
    const from = (origin: string) =>
      fetch(`${url}/__mock/reset`, { method: 'POST', headers: { Origin: origin } }).then(
        ({ status }) => status,
      );
    expect(await from('https://elsewhere.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('http://localhost:3000')).toBe(200);
  });

  it('is not there for who knows this machine by another name, and neither are the sessions', async () => {
    const { url } = await serve();
    const from = (host: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { Host: host, 'X-Mock-Session': 'a b' };
        request(`${url}${path}`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .once('error', reject)
          .end();
      });
    for (const path of ['/__mock', '/__mock/health?x', '/__mock/sessions/a/api/Users/current'])
      expect([path, await from('elsewhere.example:80', path)]).toEqual([path, 404]);
    // The header that names no session is refused from here alone.
    expect(await from('elsewhere.example', '/api/Users/current')).toBe(401);
    expect(await from('localhost:4010', '/api/Users/current')).toBe(400);
  });

  it('tells what can be asked', async () => {
    const { client } = mockInProcess();
    const { controls } = (await (await client.control('GET', '')).json()) as { controls: { call: string }[] };
    expect(controls.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['POST /reset', 'POST /query/{collection}', 'PUT /clock']),
    );
  });
});
