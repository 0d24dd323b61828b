import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screens } from '#app/core/access/screens.ts';
import { apiFor, valueOrThrow } from './api.server.ts';
import { confirmNow, requireScreen, requireVisitor } from './guards.server.ts';
import { endSession, sessionOf, startSession } from './session.server.ts';
import type { NewSession } from './session-store.server.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const PERSON: NewSession = {
  token: 'secret-api-token',
  expiresAt: NOW + 3_600_000,
  userId: 'usr_1',
  displayName: 'Demo',
  email: 'demo@example.org',
  role: 'Provider',
  status: 'Provisionally Active',
};

/** What the API answers now, by the end of the path. */
let answers: Record<string, () => Response>;
let asked: string[];
let sentBodies: string[];

const envelope = (data: unknown, status = 200) =>
  Response.json(
    { isSuccess: status < 400, data, message: null, error: status < 400 ? null : 'No.', details: null },
    { status, headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store', ETag: '"v1"' } },
  );
const user = (status: string) => () =>
  envelope({
    userId: 'usr_0000000001',
    email: 'demo@example.org',
    displayName: 'Demo',
    role: 'Provider',
    status,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  answers = {};
  asked = [];
  sentBodies = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (request.method === 'POST') sentBodies.push(await request.text());
    return answers[pathname]?.() ?? envelope(null, 503);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function refusedAs(code: string): Response {
  const refused = envelope(null, 401);
  refused.headers.set('X-Error-Code', code);
  return refused;
}

async function entered(person = PERSON) {
  const started = await startSession(new Request('http://localhost/login'), person, '/');
  const set = started.headers.getSetCookie();
  const cookie = set.map((one) => one.split(';')[0]).join('; ');
  return {
    set,
    asking: (path: string) => new Request(`http://localhost${path}`, { headers: { Cookie: cookie } }),
  };
}

async function thrownBy(work: () => Promise<unknown>): Promise<Response> {
  const thrown: unknown = await work().then(
    () => expect.fail('nothing was thrown'),
    (reason: unknown) => reason,
  );
  return thrown instanceof Response ? thrown : expect.fail(String(thrown));
}

describe('a login in the browser', () => {
  it('keeps the duty of one of the staff where the API does not say it, as for a page that was left', async () => {
    const staff = { ...PERSON, role: 'Admin', status: 'Active', staffRole: 'Lab_Operations' } as const;
    const { asking } = await entered(staff);
    const renew = async () => {
      const session = await sessionOf(asking('/admin'));
      if (session !== null) await confirmNow(session, asking('/admin'));
      return (await sessionOf(asking('/admin')))?.staffRole;
    };
    const now = { ...PERSON, userId: 'usr_0000000001', role: 'Admin', status: 'Active' };
    answers = {
      '/api/Users/current': () => envelope(now),
      '/api/users/me/profile': () => envelope(null, 503),
    };
    expect(await renew()).toBe('Lab_Operations');
    expect(asked).toContain('/api/users/me/profile');
  });

  it('S3.1-01 S3.1-02 S3.1-03 leaves markers that scripts read, with the token’s expiry and without the token', async () => {
    const { set } = await entered();
    expect(set.join('\n')).not.toContain('secret-api-token');
    const markers = set.filter((one) => /^(authToken|role|status)=/.test(one));
    expect(markers.map((one) => one.split(';')[0])).toEqual([
      'authToken=session',
      'role=Provider',
      'status=Provisionally%20Active',
    ]);
    for (const marker of markers) {
      expect(marker).toContain('Expires=Mon, 23 Nov 2026 13:00:00 GMT');
      expect(marker).not.toContain('HttpOnly');
    }
    expect(set[0]).toMatch(/^__Host-pcs=.*HttpOnly; Secure; SameSite=Lax/);
  });

  it('V3.3.5 a token of 6,000 characters makes no longer cookie', async () => {
    const { set } = await entered({ ...PERSON, token: 't'.repeat(6000) });
    expect(Math.max(...set.map((one) => one.split(';')[0]?.length ?? 0))).toBeLessThan(200);
  });

  it('T7 a role that the browser says of itself is nothing to the server', async () => {
    const { asking } = await entered({ ...PERSON, status: 'Active' });
    const cookie = asking('/admin').headers.get('Cookie') ?? '';
    const edited = cookie.replace('role=Provider', 'role=Admin');
    expect(edited).not.toBe(cookie);
    const request = new Request('http://localhost/admin', { headers: { Cookie: edited } });
    const sent = await thrownBy(() => requireScreen(request, screens.adminHome));
    expect(sent.headers.get('Location')).toBe('/');
  });

  it('S2.3-02 leads whoever is logged in from the login to the page that was asked for, where they may open it', async () => {
    const { asking } = await entered({ ...PERSON, role: 'MedicalFacility', status: 'Active' });
    const led = async (asked?: string) =>
      (await thrownBy(() => requireVisitor(asking('/login'), asked))).headers.get('Location');
    const draft = '/upload-project?case=cas_1&step=clinical';
    expect(await led(draft)).toBe(draft);
    for (const other of [undefined, '/', '/admin', 'https://elsewhere.invalid/'])
      expect(await led(other)).toBe('/upload-project');
    await requireVisitor(new Request('http://localhost/login'), draft);
  });

  it('S2.3-03 reports whom it refuses a page, without what the address names, and refuses where nobody hears it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { asking } = await entered({ ...PERSON, status: 'Active' });
    const request = asking('/UserDetail/usr_0000000009?q=Haverly');
    const refused = () => thrownBy(() => requireScreen(request, screens.user));
    expect((await refused()).headers.get('Location')).toBe('/');
    expect([asked, sentBodies]).toEqual([
      ['/api/support/page-refusals'],
      ['{"path":"/UserDetail/{userId}"}'],
    ]);
    const events = () => log.mock.calls.map(([line]) => /"event":"([^"]+)"/.exec(String(line))?.[1]);
    expect(events()).toEqual(['authz.denied', 'authz.unwritten']);
    answers = { '/api/support/page-refusals': () => envelope({ done: true }) };
    expect((await refused()).headers.get('Location')).toBe('/');
    expect(events().slice(2)).toEqual(['authz.denied']);
    log.mockRestore();
  });

  it('S4.1-05 ends with all of them', async () => {
    const { asking } = await entered();
    const ended = await endSession(asking('/task'), '/login');
    const gone = ended.headers.getSetCookie().map((one) => [one.split('=')[0], one.includes('Max-Age=0')]);
    expect(gone).toEqual(['__Host-pcs', 'authToken', 'role', 'status'].map((name) => [name, true]));
    expect(await sessionOf(asking('/task'))).toBeNull();
  });
});

describe('a session that is no more', () => {
  it('S4.1-07 its page leads to the login, which says so and knows the way back', async () => {
    const { asking } = await entered();
    vi.setSystemTime(NOW + 3_600_000);
    const thrown = await thrownBy(() =>
      requireScreen(asking('/selectedCases?page=2'), screens.selectedCases),
    );
    expect(thrown.headers.get('Location')).toBe(
      '/login?redirectTo=%2FselectedCases%3Fpage%3D2&because=expired',
    );
    expect(thrown.headers.getSetCookie().join()).toContain('__Host-pcs=;');
  });

  it('comes back to the page of a form too, which was posted when it was over', async () => {
    const { asking } = await entered();
    vi.setSystemTime(NOW + 3_600_000);
    const posted = new Request(asking('/reset-password'), { method: 'POST' });
    const thrown = await thrownBy(() => requireScreen(posted, screens.resetPassword));
    expect(thrown.headers.get('Location')).toBe('/login?redirectTo=%2Freset-password&because=expired');
  });
});

describe('a 401 of the API', () => {
  const read = async (request: Request) => {
    const session = (await sessionOf(request)) ?? expect.fail('no session');
    return valueOrThrow(await apiFor(session, request).getMyProfile({}), session, request);
  };

  it('S4.1-09 while the token has time left, and its person is known, logs nobody out', async () => {
    const { asking } = await entered();
    answers = { '/api/users/me/profile': () => envelope(null, 401), '/api/Users/current': user('Active') };
    const thrown = await thrownBy(() => read(asking('/about-me')));
    expect([thrown.status, await thrown.text()]).toEqual([401, 'Unauthorized access']);
    expect(await sessionOf(asking('/about-me'))).not.toBeNull();
  });

  it.each([
    ['of a person who was shut out', 'UNAUTHENTICATED', 'closed'],
    ['of a token that ended by the clock of the API', 'TOKEN_EXPIRED', 'expired'],
  ])('F10 %s ends the session, and says no more than is known', async (_, code, because) => {
    const { asking } = await entered();
    answers = {
      '/api/users/me/profile': () => envelope(null, 401),
      '/api/Users/current': () => refusedAs(code),
    };
    const thrown = await thrownBy(() => read(asking('/about-me')));
    expect(thrown.headers.get('Location')).toBe(`/login?redirectTo=%2Fabout-me&because=${because}`);
    expect(await sessionOf(asking('/about-me'))).toBeNull();
  });

  it.each([
    ['says nothing more', () => envelope(null, 401)],
    ['gives a code that the contract does not have', () => refusedAs('none of ours')],
  ])(
    'S4.1-09 for the person too, which %s, logs nobody out while the token has time left',
    async (_, bare) => {
      const { asking } = await entered();
      answers = { '/api/users/me/profile': () => envelope(null, 401), '/api/Users/current': bare };
      const thrown = await thrownBy(() => read(asking('/about-me')));
      expect([thrown.status, await thrown.text()]).toEqual([401, 'Unauthorized access']);
      vi.setSystemTime(NOW + 61_000);
      expect((await requireScreen(asking('/about-me'), screens.aboutMe)).status).toBe(PERSON.status);
      expect(await sessionOf(asking('/about-me'))).not.toBeNull();
    },
  );

  it('S4.1-08 after its time is over ends the session', async () => {
    const { asking } = await entered({ ...PERSON, expiresAt: NOW + 1000 });
    const session = (await sessionOf(asking('/about-me'))) ?? expect.fail('no session');
    answers = { '/api/users/me/profile': () => envelope(null, 401) };
    const refused = await apiFor(session, asking('/about-me')).getMyProfile({});
    vi.setSystemTime(NOW + 1000);
    const thrown = await thrownBy(() => valueOrThrow(refused, session, asking('/about-me')));
    expect(thrown.headers.get('Location')).toBe('/login?redirectTo=%2Fabout-me&because=expired');
  });
});

describe('the person of a session', () => {
  it('F10 is asked for again after a minute: role and status are those of now, and who was shut out is out', async () => {
    const { asking } = await entered();
    answers = { '/api/Users/current': user('Active') };
    const open = () => requireScreen(asking('/selectedCases'), screens.selectedCases);
    await open();
    expect(asked).toEqual([]);
    vi.setSystemTime(NOW + 61_000);
    expect((await open()).status).toBe('Active');
    await open();
    expect(asked).toEqual(['/api/Users/current']);
    answers = { '/api/Users/current': () => refusedAs('UNAUTHENTICATED') };
    vi.setSystemTime(NOW + 122_000);
    expect((await thrownBy(open)).headers.get('Location')).toContain('because=closed');
  });

  it('stays logged in while the API is down', async () => {
    const { asking } = await entered();
    vi.setSystemTime(NOW + 61_000);
    await requireScreen(asking('/selectedCases'), screens.selectedCases);
    expect(await sessionOf(asking('/selectedCases'))).not.toBeNull();
  });
});
