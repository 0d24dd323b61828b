import type { AppLoadContext } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  action as changePassword,
  loader as loadChangePassword,
} from '#app/routes/_public.change-password/route.tsx';
import { loader as showLogin } from '#app/routes/_public.login.tsx';
import { action } from '#app/routes/logout.tsx';
import { confirmNow, requireSession } from '#app/server/guards.server.ts';
import { keepResetToken } from '#app/server/reset-token.server.ts';
import { sessionOf, startSession } from '#app/server/session.server.ts';
import type { NewSession } from '#app/server/session-store.server.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };
let asked: Request[] = [];
let answer: () => Promise<Response> = () => new Promise(() => undefined);

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  asked = [];
  answer = () => new Promise(() => undefined);
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const personWith = (token: string): NewSession => ({
  token,
  expiresAt: Date.now() + 3_600_000,
  userId: 'usr_any',
  displayName: 'Anybody',
  email: 'anybody@example.org',
  role: 'Provider',
  status: 'Active',
});

async function logIn(token: string, before = ''): Promise<string> {
  const login = new Request('http://localhost/login', { headers: { Cookie: before } });
  const started = await startSession(login, personWith(token), '/');
  return started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const asking = (cookie: string, method = 'GET') =>
  new Request('http://localhost/logout', { method, headers: { Cookie: cookie } });

it('S4.1-05 a logout is over before the API answers, which is told of it all the same', async () => {
  const cookie = await logIn('old token');
  const ended = await action({ request: asking(cookie, 'POST'), context, params: {} });
  expect([ended.status, ended.headers.get('Location')]).toEqual([302, '/login?because=loggedOut']);
  expect(ended.headers.getSetCookie().join()).toContain('__Host-pcs=;');
  expect(await sessionOf(asking(cookie))).toBeNull();
  expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('Authorization')])).toEqual([
    ['/api/auth/logout', 'Bearer old token'],
  ]);
});

it('a late word on an ended session takes no cookie of the login after it away', async () => {
  const cookie = await logIn('old token');
  const request = asking(cookie);
  const session = (await sessionOf(request)) ?? expect.fail('no session');
  let say: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      say = resolve;
    });
  const late = confirmNow(session, request).catch((thrown: unknown) => thrown);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const next = await logIn('new token', cookie);
  say(new Response('{}', { status: 401, headers: { 'X-Error-Code': 'UNAUTHENTICATED' } }));
  const led = await late;
  expect(led instanceof Response && led.headers.get('Location')).toContain('/login');
  expect(led instanceof Response && led.headers.getSetCookie()).toEqual([]);
  expect((await sessionOf(asking(next)))?.token).toBe('new token');
});

describe('the logout of a page that names its session', () => {
  const saidBy = async (cookie: string, startedAt: number) => {
    const body = new URLSearchParams({ startedAt: String(startedAt) });
    const request = new Request('http://localhost/logout', {
      method: 'POST',
      headers: { Cookie: cookie },
      body,
    });
    return (await action({ request, context, params: {} })).headers.getSetCookie();
  };
  const startOf = async (cookie: string) => (await sessionOf(asking(cookie)))?.createdAt ?? expect.fail();

  it('ends that session', async () => {
    const cookie = await logIn('token');
    expect((await saidBy(cookie, await startOf(cookie))).join()).toContain('__Host-pcs=;');
    expect(await sessionOf(asking(cookie))).toBeNull();
  });

  it('ends no other and takes no cookie away, though it comes after the next login, with either cookie', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = await logIn('old token');
    const startedAt = await startOf(before);
    vi.advanceTimersByTime(1);
    const next = await logIn('new token', before);
    for (const cookie of [before, next]) expect(await saidBy(cookie, startedAt)).toEqual([]);
    expect((await sessionOf(asking(next)))?.token).toBe('new token');
    expect(asked).toEqual([]);
  });

  it('leaves the marks of a login that was over before it to the page of the login', async () => {
    const login = (cookie: string) =>
      showLogin({
        request: new Request('http://localhost/login?because=expired', { headers: { Cookie: cookie } }),
        context,
        params: {},
      });
    const marks = 'authToken=session; role=Provider; status=Active';
    const gone = (await login(marks)).headers.getSetCookie();
    expect(gone.map((one) => [one.split('=')[0], one.includes('Max-Age=0')])).toEqual(
      ['authToken', 'role', 'status'].map((name) => [name, true]),
    );
    expect((await login('theme=dark')).headers.getSetCookie()).toEqual([]);
    const live = await logIn('token');
    expect((await login(`${live}; ${marks}`)).headers.getSetCookie()).toEqual([]);
  });
});

describe('S2.6-03 an invitation that is opened where somebody is logged in', () => {
  const TOKEN = `rst_${'a'.repeat(32)}`;
  const post = (cookie: string, form: Readonly<Record<string, string>>) => {
    const address = 'http://localhost/change-password';
    const body = new URLSearchParams(form);
    const request = new Request(address, { method: 'POST', headers: { Cookie: cookie }, body });
    return changePassword({ request, context, params: {} });
  };
  const shown = (cookie: string) => {
    const request = new Request('http://localhost/change-password?because=loggedOut', {
      headers: { Cookie: cookie },
    });
    return loadChangePassword({ request, context, params: {} });
  };

  it('leaves the login alone until its person makes room, and then goes on with the invitation', async () => {
    const cookie = await logIn('old token');
    expect(await shown(cookie)).toMatchObject({ loggedIn: 'Anybody', isLogout: false, isConfirmed: false });
    // A form of passwords that was open before the login.
    const late = await post(cookie, { resetToken: TOKEN, newPassword: 'any', repeatPassword: 'any' });
    expect([late.headers.get('Location'), late.headers.getSetCookie()]).toEqual(['/change-password', []]);
    expect(await sessionOf(asking(cookie))).not.toBeNull();

    const ended = await post(cookie, { intent: 'logOut', resetToken: TOKEN });
    expect(ended.headers.get('Location')).toBe('/change-password?because=loggedOut');
    expect(await sessionOf(asking(cookie))).toBeNull();
    expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('Authorization')])).toEqual([
      ['/api/auth/logout', 'Bearer old token'],
    ]);
    const kept = ended.headers.getSetCookie().findLast((one) => one.startsWith('__Host-reset=')) ?? '';
    expect(await shown(kept.split(';')[0] ?? '')).toMatchObject({
      loggedIn: null,
      isLogout: true,
      isConfirmed: true,
    });
  });

  it('goes on with a code that was entered while somebody was logged in', async () => {
    const code = (await keepResetToken(TOKEN)).split(';')[0] ?? '';
    const ended = await post(`${await logIn('old token')}; ${code}`, { intent: 'logOut' });
    const kept = ended.headers.getSetCookie().findLast((one) => one.startsWith('__Host-reset=')) ?? '';
    expect(await shown(kept.split(';')[0] ?? '')).toMatchObject({ loggedIn: null, isConfirmed: true });
  });
});

describe('a code for a new password that was entered in this browser', () => {
  const codeIn = (headers: Headers) =>
    headers.getSetCookie().filter((one) => one.startsWith('__Host-reset='));
  const forgotten = [expect.stringMatching(/^__Host-reset=;.*Max-Age=0/)];
  const code = async () => (await keepResetToken(`rst_${'a'.repeat(32)}`)).split(';')[0] ?? '';

  it('is forgotten with a login, which may be of another person', async () => {
    const login = new Request('http://localhost/login', { headers: { Cookie: await code() } });
    const started = await startSession(login, personWith('token'), '/');
    expect(codeIn(started.headers)).toEqual(forgotten);
  });

  it('is forgotten with a logout, and not with the late end of a session that was over before it', async () => {
    const cookies = `${await logIn('token')}; ${await code()}`;
    const ended = await action({ request: asking(cookies, 'POST'), context, params: {} });
    expect(codeIn(ended.headers)).toEqual(forgotten);
    const late = await action({ request: asking(cookies, 'POST'), context, params: {} });
    expect(codeIn(late.headers)).toEqual([]);
  });

  it('sets the password where the box for an invitation was left empty', async () => {
    const body = new URLSearchParams({
      resetToken: '',
      newPassword: 'harbour lantern 7 quilts',
      repeatPassword: 'harbour lantern 7 quilts',
      idempotencyKey: '00000000-0000-4000-8000-000000000000',
    });
    const headers = { Cookie: await code() };
    const request = new Request('http://localhost/change-password', { method: 'POST', headers, body });
    answer = () => Promise.resolve(new Response('{}', { status: 503 }));
    await changePassword({ request, context, params: {} });
    expect(await asked[0]?.json()).toMatchObject({ resetToken: `rst_${'a'.repeat(32)}` });
  });
});

describe('a question beside the page that finds its person shut out', () => {
  const thrownBy = (work: Promise<unknown>): Promise<Response> =>
    work.then(
      () => expect.fail('nothing was thrown'),
      (thrown: unknown) => (thrown instanceof Response ? thrown : expect.fail(String(thrown))),
    );
  /** The cookie of the session after an answer that the page has dropped. */
  const after = (cookie: string, { headers }: Response): string => {
    const set = headers.getSetCookie().find((one) => one.startsWith('__Host-pcs='));
    return set === undefined ? cookie : (set.split(';')[0] ?? '');
  };
  const opening = (path: string, cookie: string) =>
    new Request(`http://localhost${path}`, { headers: { Cookie: cookie } });

  it.each([
    ['of whoever was shut out', 'UNAUTHENTICATED', 'closed'],
    ['of a token that is over', 'TOKEN_EXPIRED', 'expired'],
  ])('%s ends the session, and the next page says why', async (_, code, because) => {
    const cookie = await logIn('token');
    const start = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(start + 61_000);
    answer = () => Promise.resolve(new Response('{}', { status: 401, headers: { 'X-Error-Code': code } }));
    const unread = await thrownBy(requireSession(opening('/resources/notices', cookie), false));
    const left = after(cookie, unread);
    expect(await sessionOf(asking(cookie))).toBeNull();
    // The list asks as well.
    const again = await thrownBy(requireSession(opening('/resources/list-news/any', left), false));
    const led = await thrownBy(requireSession(opening('/selectedCases', after(left, again))));
    vi.restoreAllMocks();
    expect(led.headers.get('Location')).toBe(`/login?redirectTo=%2FselectedCases&because=${because}`);
    expect(led.headers.getSetCookie().join()).toContain('__Host-pcs=;');
  });
});
