import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '#app/server/session.server.ts';
import { loadCases } from './case-lists.server.ts';

/** The status that the API answers a question of this kind with, and what it counts; its pages are empty. */
type Answering = (asked: URLSearchParams) => { readonly status?: number; readonly total?: number };
let answering: Answering = () => ({});

const isCount = (asked: URLSearchParams): boolean => asked.get('pageSize') === '1';

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const { status = 200, total = 0 } = pathname.endsWith('/cases') ? answering(searchParams) : {};
    const isRefused = status !== 200;
    const data = isRefused
      ? null
      : { items: [], page: 1, pageSize: 20, total: isCount(searchParams) ? total : 0, totalPages: 0 };
    const error = isRefused ? 'Not now.' : null;
    return Response.json(
      { isSuccess: !isRefused, data, message: error, error, details: null },
      { status, headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store' } },
    );
  });
});

async function listAt(
  address: string,
  role: 'Provider' | 'MedicalFacility',
  name: Parameters<typeof loadCases>[1],
) {
  const person = { userId: 'usr_any', displayName: 'Anybody', email: 'any@example.org', staffRole: null };
  const started = await startSession(
    new Request('http://localhost/login'),
    { ...person, status: 'Active', role, token: 'a token', expiresAt: Date.now() + 3_600_000 },
    '/',
  );
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const request = new Request(`http://localhost${address}`, { headers: { Cookie: cookie } });
  return (await loadCases(request, name)).list;
}

const totalsOf = ({ views }: Awaited<ReturnType<typeof listAt>>) => views.map(({ total }) => total);

describe('a case that was withdrawn', () => {
  beforeEach(() => {
    answering = (asked) => ({
      total: asked.get('q') === 'DP-1' && asked.get('status') === 'Cancelled' ? 1 : 0,
    });
  });

  it('is told of in the list of what its facility sent, where it fits the filters', async () => {
    const ask = (search: string) => listAt(`/send-out-cases${search}`, 'MedicalFacility', 'sendOutCases');
    expect((await ask('?q=DP-1')).apart).toEqual({
      things: ['withdrawn case', 'withdrawn cases'],
      query: { status: 'Cancelled' },
      total: 1,
    });
    for (const search of ['', '?q=DP-2', '?q=DP-1&status=Cancelled'])
      expect((await ask(search)).apart, search).toBeUndefined();
  });

  it('is not asked for where a pathologist looks through the own cases', async () => {
    expect((await listAt('/selectedCases?q=DP-1', 'Provider', 'selectedCases')).apart).toBeUndefined();
  });
});

describe('a list whose reading fails', () => {
  it('keeps its page with the filters and what was counted, and says why its rows are not there', async () => {
    answering = (asked) => (isCount(asked) ? { total: 7 } : { status: 500 });
    const list = await listAt('/selectedCases?priority=STAT', 'Provider', 'selectedCases');
    expect(list).toMatchObject({ filters: { priority: ['STAT'] }, total: 0 });
    // The API's own words are the reason, so that a toast would only say them again.
    expect(list.failure).toEqual({ text: 'Not now.', toast: null });
    expect(totalsOf(list)).toEqual([7, 7, 7, 7]);
  });

  it('shows no number that could not be counted, and all the others', async () => {
    answering = (asked) => (asked.getAll('status').includes('Draft') ? { status: 503 } : { total: 3 });
    const list = await listAt('/send-out-cases', 'MedicalFacility', 'sendOutCases');
    expect(list.failure).toBeUndefined();
    expect(totalsOf(list)).toEqual([0, null, 3, 3, 3, 3, 3]);
  });

  it('says so where not even all rows can be counted without a filter', async () => {
    answering = () => ({ status: 500 });
    const list = await listAt('/selectedCases', 'Provider', 'selectedCases');
    expect(list).toMatchObject({ hidden: null });
    expect(list.failure).toBeDefined();
    expect(totalsOf(list)).toEqual([null, null, null, null]);
  });

  it.each([401, 403, 404])('has no page where it is not for this reader: %i', async (status) => {
    answering = () => ({ status });
    await expect(listAt('/selectedCases', 'Provider', 'selectedCases')).rejects.toBeInstanceOf(Response);
  });
});

describe('what the filters of a list hide', () => {
  it('is what it has without them, and no number where days of the reader’s take the place of its own', async () => {
    answering = () => ({ total: 5 });
    const hiddenAt = async (search: string) =>
      (await listAt(`/completedCases${search}`, 'Provider', 'completedCases')).hidden;
    expect(await hiddenAt('?reportState=Amended')).toBe(5);
    expect(await hiddenAt('?from=2025-01-01')).toBeNull();
  });
});
