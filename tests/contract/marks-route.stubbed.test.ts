import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import type { ServerBuild } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as annotationsRoute from '#app/routes/resources.annotations.$caseId.$imageId.ts';
import * as slideLinkRoute from '#app/routes/resources.slide-link.$blobId.ts';
import { startSession } from '#app/server/session.server.ts';
import { listen } from '#mock-server/http/node-adapter.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { createApp } from '#server/app.ts';
import { NO_MARKS, PATCH, RULER } from './marks.ts';
import { type MockClient, mockClient } from './mock-client.ts';

const ORIGIN = 'http://localhost:3000';
const CASE = 'cas_dp-2026-000009';
const MARKS = `/resources/annotations/${CASE}/img_demo-09-a-1-1`;
const MARKED = { ...NO_MARKS, rulers: [RULER], patches: [PATCH], log: ['b', 'a', 'b'] };

let api: MockApi;
let mock: Awaited<ReturnType<typeof listen>>;
let client: MockClient;
let server: Server;
let url: string;
let mine: string;
let theirs: string;

const routeOf = (path: string, module: object) => ({ id: path, path, module });

/** Remix with the two resource routes and no page: what a build makes of them, without one. */
const build = {
  entry: { module: { default: () => new Response('no pages') } },
  routes: {
    marks: routeOf('resources/annotations/:caseId/:imageId', annotationsRoute),
    link: routeOf('resources/slide-link/:blobId', slideLinkRoute),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild;

beforeAll(async () => {
  api = createMockApi({ control: true });
  await api.ready;
  mock = await listen(api, { port: 0 });
  client = mockClient(`${mock.url}/api`);
  vi.stubEnv('APP_API_URL', `${mock.url}/api`);
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  server = createServer(
    createApp({
      trustedHops: 0,
      buildFolder: os.tmpdir(),
      loadBuild: () => Promise.resolve(build),
      pageOrigins: [ORIGIN],
      slideOrigins: [],
      limits: { requests: 1000, logins: 10, changes: 100 },
      userOf: () => Promise.resolve(null),
      wasLoggedIn: () => Promise.resolve(true),
      api: null,
      isUp: () => Promise.resolve(true),
      isOwnCall: () => false,
      patternOf: () => null,
      writeLog: () => undefined,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await mock.close();
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  await client.control('POST', '/reset');
  mine = await cookieOf('provider', PROVIDER);
  theirs = await cookieOf('provider2', SECOND_PROVIDER);
});

async function cookieOf(person: 'provider' | 'provider2', userId: string): Promise<string> {
  const fresh = {
    token: await client.logIn(person),
    expiresAt: Date.now() + 3_600_000,
    userId,
    displayName: person,
    email: `${person}@example.org`,
    role: 'Provider',
    status: 'Active',
  } as const;
  const started = await startSession(new Request('http://localhost/login'), fresh, '/');
  return started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface Told {
  readonly http: number;
  readonly cache: string | null;
  readonly body: unknown;
}

async function tell(response: Response): Promise<Told> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    http: response.status,
    cache: response.headers.get('cache-control'),
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

const read = async (path: string, cookie = mine): Promise<Told> =>
  tell(await fetch(url + path, { headers: { Cookie: cookie } }));

const send = (body: unknown, headers: Record<string, string> = {}, method = 'PUT', path = MARKS) =>
  fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { Cookie: mine, Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const save = async (etag: string, annotations: unknown = MARKED, path = MARKS): Promise<Told> =>
  tell(await send({ etag, annotations }, {}, 'PUT', path));

describe('the resource of marks', () => {
  it('reads, saves and reads again, and says whose answer it is', async () => {
    expect(await read(MARKS)).toMatchObject({
      http: 200,
      cache: 'no-store',
      body: { ok: true, userId: PROVIDER, etag: '"v0"', annotations: { version: 0, ...NO_MARKS } },
    });
    const saved = { http: 200, cache: 'no-store', body: { ok: true, userId: PROVIDER, etag: '"v1"' } };
    expect(await save('"v0"')).toEqual(saved);
    expect(await read(MARKS)).toMatchObject({ body: { etag: '"v1"', annotations: MARKED } });
  });

  it('takes a POST for a PUT, and no other method', async () => {
    const sent = { etag: '"v0"', annotations: MARKED };
    expect(await tell(await send(sent, {}, 'POST'))).toMatchObject({ http: 200, body: { ok: true } });
    const message = 'Error 405: Method not allowed. Please contact support.';
    expect(await tell(await send(sent, {}, 'PATCH'))).toMatchObject({
      http: 405,
      body: { ok: false, status: 405, message },
    });
  });

  it('tells the refusals of the API in a body, under 200', async () => {
    await save('"v0"');
    const refusals: [Told, number, string][] = [
      [await save('"v0"'), 412, 'This case was changed by someone else. Reload to see the latest version.'],
      [await save('"v1"', { ...MARKED, rulers: [RULER, RULER] }), 422, 'Validation failed'],
    ];
    api.world().cases.change(CASE, (record) => ({ ...record, status: 'SignOutCompleted' }));
    const frozen =
      'Marks can only be saved while the case is being worked on, and not while its text is locked for a review.';
    refusals.push([await save('"v1"'), 409, frozen]);
    for (const [answer, status, message] of refusals)
      expect(answer).toEqual({
        http: 200,
        cache: 'no-store',
        body: { ok: false, userId: PROVIDER, status, message },
      });
  });

  it('tells an image that the reader’s case has not got any more from a case that is not the reader’s', async () => {
    const isGone = { ok: false, userId: PROVIDER, status: 404, imageGone: true };
    const gone = MARKS.replace('demo-09', 'demo-04');
    expect((await read(gone)).body).toMatchObject(isGone);
    expect((await save('"v0"', NO_MARKS, gone)).body).toMatchObject(isGone);
    const isOfOthers = { ok: false, userId: PROVIDER, status: 404, message: 'Resource not found' };
    api.world().cases.change(CASE, (record) => ({ ...record, assignedProviderId: SECOND_PROVIDER }));
    expect((await read(MARKS)).body).toEqual(isOfOthers);
    expect((await save('"v0"')).body).toEqual(isOfOthers);
  });

  it('knows another person by the session, whatever stood in the page', async () => {
    await save('"v0"');
    const answer = await read(MARKS, theirs);
    expect(answer.body).toEqual({
      ok: false,
      userId: SECOND_PROVIDER,
      status: 404,
      message: 'Resource not found',
    });
  });

  it('has no status when the API was not reached, and 400 for ids that are none', async () => {
    await client.control('POST', '/faults', { match: { operationId: 'getAnnotations' }, kind: 'reset' });
    const message = 'Error 500: No response from the server. Please try again later.';
    expect(await read(MARKS)).toMatchObject({ http: 200, body: { ok: false, status: null, message } });
    expect(await read('/resources/annotations/nowhere/none')).toMatchObject({
      http: 200,
      body: { ok: false, status: 400 },
    });
  });

  it.each([
    ['no JSON', '{"etag":'],
    ['nothing', ''],
    ['no ETag', { annotations: MARKED }],
    ['a mark without a place', { etag: '"v0"', annotations: { ...MARKED, rulers: [{ id: 'r' }] } }],
  ])('refuses %s without asking the API', async (_, body) => {
    expect(await tell(await send(body))).toEqual({
      http: 400,
      cache: 'no-store',
      body: { ok: false, userId: PROVIDER, status: 400, message: 'These marks could not be read.' },
    });
    expect(api.world().annotations.list()).toEqual([]);
  });

  it('refuses what is larger than the API takes, with an answer that arrives', async () => {
    const log = (bytes: number) =>
      Array.from({ length: Math.ceil(bytes / 20_003) }, () => 'x'.repeat(20_000));
    const message = 'These marks are more than can be saved at once.';
    const marks = { ...NO_MARKS, log: log(9 * 1024 * 1024) };
    expect(await save('"v0"', marks)).toMatchObject({ http: 413, body: { ok: false, status: 413, message } });
    expect(await save('"v0"', { ...NO_MARKS, log: log(8_300_000) })).toMatchObject({ body: { ok: true } });
  });

  it('sends nobody’s marks to the login page', async () => {
    expect((await fetch(url + MARKS, { redirect: 'manual' })).headers.get('location')).toMatch(/^\/login\?/);
    const answer = await send({ etag: '"v0"', annotations: MARKED }, { Cookie: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
  });

  it.each([
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('is closed to other sites: %o', async (headers) => {
    for (const method of ['PUT', 'POST']) {
      const answer = await send({ etag: '"v0"', annotations: MARKED }, headers, method);
      expect(answer.status).toBe(403);
    }
    expect(api.world().annotations.list()).toEqual([]);
  });
});

describe('the resource of a slide link', () => {
  it('says whose answer it is, whether there is a link or not', async () => {
    expect(await read('/resources/slide-link/demo-09-a-1-1')).toMatchObject({
      body: { ok: true, userId: PROVIDER, link: { blobId: 'demo-09-a-1-1' } },
    });
    expect(await read('/resources/slide-link/demo-09-a-1-1', theirs)).toMatchObject({
      body: { ok: false, userId: SECOND_PROVIDER, message: 'Resource not found' },
    });
  });
});
