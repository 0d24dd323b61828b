import { afterEach, expect, it, vi } from 'vitest';

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
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'an invented secret of forty characters.');
  const asked: string[] = [];
  const data = {
    login: { token: 't'.repeat(43), tokenExpiry: null, role: 'Provider', message: null },
    current: {
      userId: 'usr_0000000001',
      email: 'provider@example.org',
      displayName: 'Demo',
      role: 'Provider',
      status: 'Provisionally Active',
    },
  };
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    const body = request.url.endsWith('/login') ? data.login : data.current;
    return Promise.resolve(
      Response.json(
        { isSuccess: true, data: body, message: null, error: null, details: null },
        { headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store', ETag: '"v1"' } },
      ),
    );
  });
  const { logIn } = await import('./log-in.server.ts');
  const request = new Request('http://app.test/login');
  const before = Date.now();
  const outcome = await logIn(request, {
    email: 'provider@example.org',
    password: 'p',
    target: null,
    clientAddress: '::1',
  });
  if (!outcome.ok) throw new Error(outcome.text);
  expect(asked).toEqual(['/api/users/login', '/api/Users/current']);
  // The status decides: this one sees My Cases first.
  expect(outcome.response.headers.get('Location')).toBe('/selectedCases');
  const marker = outcome.response.headers.getSetCookie().find((one) => one.startsWith('role=')) ?? '';
  const lasts = Date.parse(/Expires=([^;]+)/.exec(marker)?.[1] ?? '') - before;
  expect(Math.abs(lasts - 24 * 60 * 60_000)).toBeLessThan(30_000);
});
