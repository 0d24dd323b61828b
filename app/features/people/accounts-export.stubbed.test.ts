import type { AppLoadContext } from '@remix-run/node';
import { expect, it, vi } from 'vitest';
import { startSession } from '#app/server/session.server.ts';
import { loadAccounts } from './accounts.server.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

/** How many facilities the page of accounts is told of while the API answers their list with this status. */
async function facilitiesWhere(status: number): Promise<number | null> {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const isRefused = status !== 200 && new URL(url).pathname.endsWith('/facilities');
    const error = isRefused ? 'Not now.' : null;
    const data = isRefused ? null : { items: [], page: 1, pageSize: 1, total: 0, totalPages: 0 };
    return Response.json(
      { isSuccess: !isRefused, data, message: error, error, details: null },
      { status: isRefused ? status : 200, headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store' } },
    );
  });
  const person = { userId: 'usr_any', displayName: 'Anybody', email: 'any@example.org' };
  const login = { status: 'Active', role: 'Admin', staffRole: 'Admin', token: 'a token' } as const;
  const started = await startSession(
    new Request('http://localhost/login'),
    { ...person, ...login, expiresAt: Date.now() + 3_600_000 },
    '/',
  );
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const request = new Request('http://localhost/account', { headers: { Cookie: cookie } });
  return (await loadAccounts({ request, params: {}, context })).facilities;
}

it('facilities that could not be counted are not none', async () => {
  expect(await facilitiesWhere(200)).toBe(0);
  expect(await facilitiesWhere(500)).toBeNull();
});
