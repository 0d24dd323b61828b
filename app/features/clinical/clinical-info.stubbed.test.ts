import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { startSession } from '#app/server/session.server.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { loadClinicalInfo } from './clinical.server.ts';

const USER = 'usr_demo000001';
let present: Case;
let earlierStatus: number;

function answerTo(pathname: string) {
  if (pathname.endsWith('/clinical-info')) return someClinicalInfo();
  if (pathname.endsWith('/messages')) return { items: [], page: 1, pageSize: 100, total: 0, totalPages: 0 };
  return present;
}

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    const status = pathname.includes('earlier') ? earlierStatus : 200;
    const isSuccess = status === 200;
    const error = isSuccess ? null : 'Not here.';
    return Response.json(
      { isSuccess, data: isSuccess ? answerTo(pathname) : null, message: error, error, details: null },
      { status, headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store', ETag: '"v1"' } },
    );
  });
  present = aWholeCase({ status: 'Selected', provider: { userId: USER, displayName: 'Anybody' } });
});

async function load() {
  const person = { userId: USER, displayName: 'Anybody', email: 'any@example.org', staffRole: null };
  const started = await startSession(
    new Request('http://localhost/login'),
    { ...person, status: 'Active', role: 'Provider', token: 'a token', expiresAt: Date.now() + 3_600_000 },
    '/',
  );
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const address =
    'http://localhost/pathologist/primary-diagnosis-case/clinical-info?case=cas_1&earlier=cas_0';
  const request = new Request(address, { headers: { Cookie: cookie } });
  const context = { nonce: '', requestId: '', clientAddress: '', tooManyLogins: false };
  return loadClinicalInfo({ request, params: {}, context });
}

describe('the clinical information, with an earlier report that is not to be had', () => {
  it.each([
    [404, 'kept'],
    [503, 'unread'],
  ])('comes all the same after a %i', async (status, earlier) => {
    earlierStatus = status;
    const { info, ...loaded } = await load();
    expect(loaded).toMatchObject({ earlier, mayReadEarlier: true });
    expect(info.caseId).toBe('cas_1');
  });

  it.each([
    ['once the case is signed', { status: 'SignOutCompleted' as const }],
    ['where somebody else has it', { provider: { userId: 'usr_demo000002', displayName: 'Another' } }],
  ])('offers no earlier report %s', async (_, changes) => {
    present = { ...present, ...changes };
    earlierStatus = 404;
    expect((await load()).mayReadEarlier).toBe(false);
  });
});
