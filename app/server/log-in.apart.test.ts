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
