import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '#app/server/session.server.ts';
import { loadBillings } from './billing.server.ts';

/** What was written to the log of the server. */
let reported: readonly string[] = [];

/** The lines of the page and the views are counted with a status or an order, the totals with neither. */
const asksForTotals = ({ pathname, searchParams }: URL): boolean =>
  pathname.endsWith('/billings') && !searchParams.has('status') && !searchParams.has('sort');

function answerTotalsWith(status: number, totals: unknown): void {
  vi.stubGlobal('fetch', (request: Request) => {
    const isOfTotals = asksForTotals(new URL(request.url));
    const isRefused = isOfTotals && status !== 200;
    const page = { items: [], totals: isOfTotals ? totals : [], page: 1, pageSize: 20, total: 0 };
    const error = isRefused ? 'Not now.' : null;
    return Response.json(
      {
        isSuccess: !isRefused,
        data: isRefused ? null : { ...page, totalPages: 0 },
        message: error,
        error,
        details: null,
      },
      { status: isRefused ? status : 200, headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store' } },
    );
  });
}

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => {
    reported = [...reported, String(line)];
  });
});

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

async function readTotals(): Promise<Awaited<ReturnType<typeof loadBillings>>['totals']> {
  const person = { userId: 'usr_any', displayName: 'Anybody', email: 'any@example.org' };
  const started = await startSession(
    new Request('http://localhost/login'),
    {
      ...person,
      status: 'Active',
      role: 'Admin',
      staffRole: 'Admin',
      token: 'a token',
      expiresAt: Date.now() + 3_600_000,
    },
    '/',
  );
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const request = new Request('http://localhost/billings', { headers: { Cookie: cookie } });
  return (await loadBillings({ request, params: {}, context })).totals;
}

it('totals that could not be read are not those of no line', async () => {
  answerTotalsWith(200, []);
  expect(await readTotals()).toEqual([]);
  answerTotalsWith(500, null);
  expect(await readTotals()).toBeNull();
});

it('totals that are not as agreed are reported', async () => {
  answerTotalsWith(200, 'many');
  expect(await readTotals()).toBeNull();
  expect(reported.filter((line) => line.includes('contract.broken'))).toHaveLength(1);
});
