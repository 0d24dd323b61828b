import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AppLoadContext, LoaderFunction } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Role, roleOf } from '#app/core/access/roles.ts';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { startSession } from '#app/server/session.server.ts';
import { pathOfRoute } from './support/route-files.ts';
import { root } from './support/source-files.ts';

const ROUTES = path.join(root, 'app/routes');
const files = readdirSync(ROUTES);
/** What takes every path that has no file of its own. */
const ELSEWHERE = '$.tsx';

interface RouteModule {
  readonly loader?: LoaderFunction;
}
const moduleOf = async (file: string): Promise<RouteModule> =>
  (await import(path.join(ROUTES, file))) as RouteModule;

beforeAll(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  // Whether somebody is let in is asked before the API is.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
});

async function cookieOf(role: Role): Promise<string> {
  const expiresAt = Date.now() + 3_600_000;
  const person = {
    userId: 'usr_any',
    displayName: 'Anybody',
    email: 'anybody@example.org',
    status: 'Active',
  };
  const started = await startSession(
    new Request('http://localhost/login'),
    { ...person, role, token: 'a token', expiresAt },
    '/',
  );
  return started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** What no guard looks at. */
const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

/** What a route answers, or throws, when it is asked for its data. */
async function answerOf(file: string, address: string, cookie: string | null): Promise<unknown> {
  const { loader } = await moduleOf(file);
  const headers = cookie === null ? {} : { Cookie: cookie };
  try {
    return await loader?.({ request: new Request(address, { headers }), params: {}, context });
  } catch (thrown) {
    return thrown;
  }
}

const locationOf = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('Location') : null;

/** Where the page sends whoever asks for it, or null for whom it lets in. */
async function sentTo(screen: Screen, cookie: string | null): Promise<string | null> {
  const file = files.find((one) => pathOfRoute(one) === screen.path) ?? ELSEWHERE;
  const address = `http://localhost${screen.path.replace(/\{\w+\}/, 'any')}`;
  return locationOf(await answerOf(file, address, cookie));
}

const pages = Object.values<Screen>(screens);
const forMembers = pages.filter(({ roles }) => roles !== null);
const forAdmins = pages.filter(({ roles }) => roles?.join() === 'Admin');

describe('the guard of each page', () => {
  it('is asked of more than fifty pages, and of more than twenty for admins', () => {
    expect(forMembers.length).toBeGreaterThan(50);
    expect(forAdmins.length).toBeGreaterThan(20);
  });

  it.each(forMembers)('S2.3-02 a visitor of $path is sent to /login, and remembered', async (screen) => {
    const wanted = encodeURIComponent(screen.path.replace(/\{\w+\}/, 'any'));
    expect(await sentTo(screen, null)).toBe(`/login?redirectTo=${wanted}`);
  });

  it.each(['admin', 'Admin', 'ADMIN', ' aDmIn '])(
    'S2.3-03 lets a person whose role is spelled %j onto every page for admins',
    async (spelling) => {
      const role = roleOf(spelling) ?? expect.fail('no role');
      const cookie = await cookieOf(role);
      for (const screen of forAdmins)
        expect([screen.path, await sentTo(screen, cookie)]).toEqual([screen.path, null]);
    },
  );

  it.each(['Provider', 'physician', 'MedicalFacility', 'Facility_NP', 'FACILITYNP'])(
    "S2.3-03 sends a %s from every page for admins to '/'",
    async (spelling) => {
      const role = roleOf(spelling) ?? expect.fail('no role');
      const cookie = await cookieOf(role);
      for (const screen of forAdmins)
        expect([screen.path, await sentTo(screen, cookie)]).toEqual([screen.path, '/']);
      expect(logged.filter((line) => line.includes('authz.denied')).length).toBe(forAdmins.length);
    },
  );
});

describe('what pages ask for', () => {
  const resources = files.filter((file) => file.startsWith('resources.'));

  it.each(resources)('S2.3-02 %s sends a visitor to /login', async (file) => {
    const answer = await answerOf(file, 'http://localhost/resources/any', null);
    expect(locationOf(answer)).toMatch(/^\/login\?redirectTo=/);
  });
});
