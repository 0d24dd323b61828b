import { afterEach, expect, it, vi } from 'vitest';
import type { LoginOutcome } from './log-in.server.ts';

const PROFILE = {
  userId: 'usr_0000000001',
  version: 1,
  etag: '"v1"',
  email: 'admin@example.org',
  staffRole: 'Admin',
  salutation: 'Dr.',
  firstName: 'Demo',
  middleName: null,
  lastName: 'Admin',
  displayName: 'Demo Admin',
  phone: null,
  address: null,
  timeZone: 'America/New_York',
  notices: { newCasesDigest: true, taskDigest: true, mailOnAssignment: true, mailOnReport: false },
  facility: null,
  provider: null,
  createdAt: '2026-05-01T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
};

/** A backend that knows the person by these words, and an admin's duty where it is asked for it. */
function backendOf(role: string, status = 'Active') {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'an invented secret of forty characters.');
  const asked: string[] = [];
  const current = {
    userId: 'usr_0000000001',
    email: 'provider@example.org',
    displayName: 'Demo',
    role,
    status,
  };
  const answers: Readonly<Record<string, object>> = {
    '/api/users/login': { token: 't'.repeat(43), tokenExpiry: null, role, message: null },
    '/api/Users/current': current,
    '/api/users/me/profile': { ...PROFILE, role, status },
  };
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return Promise.resolve(
      Response.json(
        { isSuccess: true, data: answers[pathname], message: null, error: null, details: null },
        { headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store', ETag: '"v1"' } },
      ),
    );
  });
  return asked;
}

async function logInAs(): Promise<LoginOutcome> {
  const { logIn } = await import('./log-in.server.ts');
  const attempt = { email: 'provider@example.org', password: 'p', target: null, clientAddress: '::1' };
  return logIn(new Request('http://app.test/login'), attempt);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('the API hears from which browser somebody logs in, so that the list of sessions can name it', async () => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'an invented secret of forty characters.');
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve(new Response('{}', { status: 503 }));
  });
  const { logIn } = await import('./log-in.server.ts');
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
  const request = new Request('http://app.test/login', { headers: { 'User-Agent': browser } });
  const attempt = { email: 'provider@example.org', password: 'invented', target: null, clientAddress: '::1' };
  expect((await logIn(request, attempt)).ok).toBe(false);
  expect(asked.map(({ headers }) => headers.get('User-Agent'))).toEqual([browser]);
});

it('S4.1-02 S3.6-02 S7-12 S9-02 asks who it is after the login, and gives a token without an expiry a day', async () => {
  const asked = backendOf('Provider', 'Provisionally Active');
  const before = Date.now();
  const outcome = await logInAs();
  if (!outcome.ok) throw new Error(outcome.text);
  expect(asked).toEqual(['/api/users/login', '/api/Users/current']);
  // The status decides: this one sees My Cases first.
  expect(outcome.response.headers.get('Location')).toBe('/selectedCases');
  const marker = outcome.response.headers.getSetCookie().find((one) => one.startsWith('role=')) ?? '';
  const lasts = Date.parse(/Expires=([^;]+)/.exec(marker)?.[1] ?? '') - before;
  expect(Math.abs(lasts - 24 * 60 * 60_000)).toBeLessThan(30_000);
});

it.each([
  ['two days behind', -48],
  ['two days ahead', 48],
])('a login lasts as long as its token where the clock of the API is %s', async (_, hours) => {
  backendOf('Provider');
  const asked = globalThis.fetch;
  const before = Date.now();
  const there = before + hours * 60 * 60_000;
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await asked(request);
    if (!request.url.endsWith('/users/login')) return answer;
    const told = (await answer.json()) as { readonly data: object };
    const tokenExpiry = new Date(there + 60 * 60_000).toISOString();
    const headers = new Headers(answer.headers);
    headers.set('Date', new Date(there).toUTCString());
    return Response.json({ ...told, data: { ...told.data, tokenExpiry } }, { headers });
  });
  const outcome = await logInAs();
  if (!outcome.ok) throw new Error(outcome.text);
  const { sessionOf } = await import('./session.server.ts');
  const cookie = outcome.response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const session = await sessionOf(new Request('http://app.test/', { headers: { Cookie: cookie } }));
  expect(Math.abs((session?.expiresAt ?? 0) - before - 60 * 60_000)).toBeLessThan(30_000);
});

it('F15 a login over one that still lasts takes back at the API what the browser had before, and does not wait for it', async () => {
  const asked = backendOf('Provider');
  const { logIn } = await import('./log-in.server.ts');
  const { sessionOf } = await import('./session.server.ts');
  const attempt = { email: 'provider@example.org', password: 'p', target: null, clientAddress: '::1' };
  const first = await logIn(new Request('http://app.test/login'), attempt);
  const cookie = (first.ok ? first.response.headers.getSetCookie()[0] : undefined)?.split(';')[0] ?? '';
  const again = () => new Request('http://app.test/login', { headers: { Cookie: cookie } });
  expect(asked).not.toContain('/api/auth/logout');
  const answered = globalThis.fetch;
  const told: (string | null)[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    if (!request.url.endsWith('/api/auth/logout')) return answered(request);
    told.push(request.headers.get('Authorization'));
    return new Promise(() => undefined);
  });
  expect((await logIn(again(), attempt)).ok).toBe(true);
  await vi.waitFor(() => expect(told).toEqual([`Bearer ${'t'.repeat(43)}`]));
  expect(await sessionOf(again())).toBeNull();
});

it.each([
  ['admin', 'active', 'Admin', '/admin'],
  ['ADMIN', 'Active', 'Admin', '/admin'],
  ['facility_np', 'Active', 'Facility_NP', '/upload-project'],
  ['FacilityNP', 'provisionally active', 'Facility_NP', '/facility-account-detail'],
  ['medicalfacility', 'PROVISIONALLY ACTIVE', 'MedicalFacility', '/facility-account-detail'],
  ['physician', 'Active', 'Provider', '/availableCases'],
  ['provider', 'provisionally active', 'Provider', '/selectedCases'],
])('S3.2-01 S3.2-02 S3.6-02 %s, %s logs in as %s and starts at %s', async (spelling, status, role, path) => {
  backendOf(spelling, status);
  const outcome = await logInAs();
  if (!outcome.ok) throw new Error(outcome.text);
  expect(outcome.response.headers.get('Location')).toBe(path);
  expect(outcome.response.headers.getSetCookie().join()).toContain(`role=${role};`);
});

it.each(['root', 'constructor', ''])(
  'S8-03 a person whose role is %j is not logged in, and is told so',
  async (role) => {
    backendOf(role);
    expect(await logInAs()).toEqual({
      ok: false,
      text: 'Error validating user after login.',
      status: 502,
      isAfterLogin: true,
    });
  },
);

it('S8-03 a person whose status nobody knows is not logged in, and is told so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backendOf('Provider', 'asleep');
  expect(await logInAs()).toMatchObject({
    text: 'Failed to fetch user details for validation.',
    isAfterLogin: true,
  });
});
