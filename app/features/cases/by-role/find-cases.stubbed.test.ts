import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CASE_STATUSES } from '#app/core/cases/status.ts';
import { startSession } from '#app/server/session.server.ts';
import { findReports, loadReports } from '../../reports/list/report-lists.server.ts';
import { findCases, loadRoleCases } from './role-cases.server.ts';

const asked: { readonly path: string; readonly body: unknown }[] = [];
/** The status that the API answers a search with. */
let status = 200;

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  asked.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const isSearch = request.method === 'POST';
    asked.push({ path: pathname, body: isSearch ? await request.json() : null });
    const isRefused = isSearch && status !== 200;
    const data = isRefused ? null : { items: [], page: 1, pageSize: 20, total: 0, totalPages: 0 };
    const said = { message: isRefused ? 'Not that.' : null, error: isRefused ? 'Not that.' : null };
    return Response.json(
      { isSuccess: !isRefused, data, ...said, details: null },
      { status: isRefused ? status : 200, headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store' } },
    );
  });
});

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

async function logIn(): Promise<string> {
  const started = await startSession(
    new Request('http://localhost/login'),
    {
      userId: 'usr_any',
      displayName: 'Anybody',
      email: 'anybody@example.org',
      status: 'Active',
      role: 'Admin',
      staffRole: 'Admin',
      token: 'a token',
      expiresAt: Date.now() + 3_600_000,
    },
    '/',
  );
  return started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const argsOf = (address: string, cookie: string, typed: Readonly<Record<string, string>> | null = null) => ({
  request: new Request(`http://localhost${address}`, {
    headers: { Cookie: cookie },
    ...(typed === null ? {} : { method: 'POST', body: new URLSearchParams(typed) }),
  }),
  params: {},
  context,
});

/** What an action answers, or throws to lead elsewhere. */
const answerOf = (answer: Promise<Response>): Promise<Response> =>
  answer.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });

it('a search for cases asks for every status, since withdrawn ones come only with theirs', async () => {
  await answerOf(findCases(argsOf('/show-cases', await logIn(), { medicalRecordNumber: 'MRN-1' })));
  expect(asked.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ status: [...CASE_STATUSES] }),
  );
});

const PAGES = [
  ['cases', '/show-cases', findCases, (args) => loadRoleCases(args, 'showCases')],
  ['reports', '/final-report', findReports, loadReports],
] as const satisfies readonly (readonly [
  string,
  string,
  typeof findCases | typeof findReports,
  (args: ReturnType<typeof argsOf>) => Promise<{ readonly searched: unknown; readonly list: unknown }>,
])[];

describe.each(PAGES)('a search for %s', (_, path, find, load) => {
  it('is kept in the session, and led to by an address that names no patient and can be come back to', async () => {
    const cookie = await logIn();
    const answer = await answerOf(find(argsOf(path, cookie, { lastName: 'Haverly', page: '2' })));
    expect(answer.status).toBe(303);
    const address = answer.headers.get('Location') ?? '';
    expect(address).toMatch(new RegExp(`^${path}\\?find=[\\w-]{16}$`));
    for (let visit = 0; visit < 2; visit += 1) {
      asked.length = 0;
      const { searched } = await load(argsOf(address, cookie));
      expect(searched).toMatchObject({
        refused: null,
        found: { total: 0, typed: { lastName: 'Haverly', page: 2 } },
      });
      expect(asked.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ patient: { lastName: 'Haverly' }, page: 2 }),
      );
    }
  });

  it('is nobody else’s, and a key that is not known is said to have been left out', async () => {
    const answer = await answerOf(find(argsOf(path, await logIn(), { lastName: 'Haverly' })));
    const loaded = await load(argsOf(answer.headers.get('Location') ?? '', await logIn()));
    expect(loaded).toMatchObject({ searched: null, list: { dropped: ['find'] } });
    expect(asked.filter(({ body }) => body !== null)).toHaveLength(1);
  });

  it('that the API refuses comes back as it was typed, and is not kept', async () => {
    status = 422;
    const answer = await answerOf(find(argsOf(path, await logIn(), { lastName: 'Haverly' })));
    expect([answer.status, answer.headers.get('Location')]).toEqual([422, null]);
    expect(JSON.stringify(await answer.json())).toContain('Haverly');
  });
});
