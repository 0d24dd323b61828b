import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ActionFunction, AppLoadContext, LoaderFunction } from '@remix-run/node';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Role, roleOf } from '#app/core/access/roles.ts';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { startSession } from '#app/server/session.server.ts';
import { pathOfRoute } from './support/route-files.ts';
import { root } from './support/source-files.ts';

const ROUTES = path.join(root, 'app/routes');
/** A route is a file of its own, or the `route.tsx` of a folder. */
const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
/** What takes every path that has no file of its own. */
const ELSEWHERE = '$.tsx';

interface RouteModule {
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
}
const moduleOf = async (file: string): Promise<RouteModule> =>
  (await import(path.join(ROUTES, file))) as RouteModule;

beforeAll(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
});

const logged: string[] = [];
beforeEach(() => {
  // Whether somebody is let in is asked before the API is.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
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

/** A list that there is; else the route would say that there is none. */
const PARAMS = { list: 'availableCases' };
/** What no guard looks at. */
const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

/** What a route answers, or throws, when it is asked for its data or to do something. */
async function answerOf(
  file: string,
  address: string,
  cookie: string | null,
  method = 'GET',
): Promise<unknown> {
  const { loader, action } = await moduleOf(file);
  const request = new Request(address, { method, headers: cookie === null ? {} : { Cookie: cookie } });
  try {
    return await (method === 'GET' ? loader : action)?.({ request, params: PARAMS, context });
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

/** Specified paths of one account, user or task that name none: they lead to the list, where one is chosen. */
const LISTS = new Map([
  ['/accountDetail', '/account'],
  ['/UserDetail', '/users'],
  ['/EditUser', '/users'],
  ['/onboarding-task', '/tasks?type=3'],
]);

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
        expect([screen.path, await sentTo(screen, cookie)]).toEqual([
          screen.path,
          LISTS.get(screen.path) ?? null,
        ]);
    },
  );

  it.each(['Provider', 'physician', 'MedicalFacility', 'Facility_NP', 'FACILITYNP'])(
    "S2.3-03 sends a %s from every page for admins to '/'",
    async (spelling) => {
      const role = roleOf(spelling) ?? expect.fail('no role');
      const cookie = await cookieOf(role);
      for (const screen of forAdmins) {
        logged.length = 0;
        expect([screen.path, await sentTo(screen, cookie)]).toEqual([screen.path, '/']);
        // Once, however many guards the page has.
        const denials = logged.filter((line) => line.includes('authz.denied'));
        expect([screen.path, denials.length]).toEqual([screen.path, 1]);
      }
    },
  );
});

/** Here visitors are expected; `$` judges by the path, and the pages of the benches are served only to benches. */
const FOR_VISITORS = /^(_public\..*|logout|\$|bench\..*)\.tsx$/;
const guarded = files.filter((file) => !FOR_VISITORS.test(file));
const having = async (part: keyof RouteModule): Promise<readonly string[]> => {
  const modules = await Promise.all(guarded.map(async (file) => [file, await moduleOf(file)] as const));
  return modules.filter(([, module]) => module[part] !== undefined).map(([file]) => file);
};

describe('a page of one thing whose address names none', () => {
  it.each([
    ['/pathologist/primary-diagnosis-case', 'Provider', '/selectedCases'],
    ['/pathologist/primary-diagnosis-case/clinical-info', 'Provider', '/selectedCases'],
    ['/pathologist/qa-task', 'Provider', '/task'],
    ['/provider/tasks-detail', 'Provider', '/task'],
    ['/facility/tasks-detail', 'MedicalFacility', '/tasks-list'],
  ] as const)('%s leads a %s to %s', async (path, role, list) => {
    const screen = pages.find((one) => one.path === path) ?? expect.fail('no page');
    expect(await sentTo(screen, await cookieOf(role))).toBe(list);
  });
});

describe('an old address of the login that says why somebody was logged out', () => {
  const address = 'http://localhost/login?because=expired';
  const knownTo = async (cookie: string | null): Promise<unknown> => {
    const answer = await answerOf('_public.login.tsx', address, cookie);
    return answer instanceof Response ? answer.json() : expect.fail('no answer');
  };

  it('knows whether somebody works in another tab, whose login goes on', async () => {
    const cookie = await cookieOf('Provider');
    const sessionStartedAt: unknown = expect.any(Number);
    expect(await knownTo(cookie)).toMatchObject({ sessionStartedAt });
    expect(await knownTo(null)).toMatchObject({ sessionStartedAt: null, wasEnded: true });
  });

  it('keeps no login alive', async () => {
    const cookie = await cookieOf('Provider');
    const start = Date.now();
    const at = vi.spyOn(Date, 'now');
    for (const minutes of [20, 31]) {
      at.mockReturnValue(start + minutes * 60_000);
      const sessionStartedAt: unknown = minutes < 30 ? expect.any(Number) : null;
      expect(await knownTo(cookie)).toMatchObject({ sessionStartedAt });
    }
    at.mockRestore();
  });
});

describe('a login of which no page is asked for', () => {
  const isLiveAfter = async (minutes: number, method: string) => {
    const cookie = await cookieOf('Provider');
    const start = Date.now();
    const at = vi.spyOn(Date, 'now');
    let answer: unknown;
    for (let minute = 0; minute <= minutes; minute += 5) {
      at.mockReturnValue(start + minute * 60_000);
      answer = await answerOf('resources.session/route.ts', 'http://localhost/any', cookie, method);
    }
    at.mockRestore();
    return locationOf(answer) === null;
  };

  it('lives on where its page tells of somebody who works, and only there', async () => {
    expect(await isLiveAfter(35, 'POST')).toBe(true);
    expect(await isLiveAfter(25, 'GET')).toBe(true);
    expect(await isLiveAfter(35, 'GET')).toBe(false);
  });
});

describe('each route guards itself', () => {
  it('S2.3-02 and gives a visitor no data', async () => {
    const withLoader = await having('loader');
    expect(withLoader.length).toBeGreaterThan(8);
    for (const file of withLoader) {
      const location = locationOf(await answerOf(file, 'http://localhost/any', null));
      expect([file, location]).toEqual([file, '/login?redirectTo=%2Fany']);
    }
  });

  it('S2.3-02 and does nothing for a visitor', async () => {
    const withAction = await having('action');
    expect(withAction.length).toBeGreaterThan(2);
    for (const file of withAction) {
      const location = locationOf(await answerOf(file, 'http://localhost/any', null, 'POST'));
      expect([file, location]).toEqual([file, '/login']);
    }
  });

  it('F10 the key of what a browser keeps is handed to nobody whom the API has shut out since', async () => {
    const refusal = {
      isSuccess: false,
      data: null,
      message: null,
      error: 'Unauthorized access',
      details: { code: 'UNAUTHENTICATED' },
    };
    const headers = { 'Cache-Control': 'no-store', 'X-Request-Id': 'any', 'X-Error-Code': 'UNAUTHENTICATED' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 401, headers })));
    const file = files.find((one) => one.includes('storage-key')) ?? expect.fail('no route of the key');
    const answer = await answerOf(file, 'http://localhost/resources/storage-key', await cookieOf('Provider'));
    expect(locationOf(answer)).toMatch(/^\/login\?/);
  });

  it('and the pages of the benches are not there in the product', async () => {
    for (const file of files.filter((one) => one.startsWith('bench.')))
      expect(await answerOf(file, 'http://localhost/any', null)).toMatchObject({ status: 404 });
  });
});
