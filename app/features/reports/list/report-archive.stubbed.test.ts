import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '#app/server/session.server.ts';
import type { ReportListItem } from '#contracts/generated/wire.ts';
import { downloadChosenReports } from './report-lists.server.ts';

const asked: string[] = [];
let archived: unknown = null;
let listed: readonly ReportListItem[] = [];

const aReport = (caseId: string, version: number): ReportListItem => ({
  reportId: `rep_${caseId}`,
  caseId,
  caseID: 'DP-1',
  caseRecordId: null,
  version,
  etag: '"v1"',
  reportState: 'Amended',
  postSignOut: 'None',
  facilityId: 'fac_demo-1',
  facilityName: 'Invented Clinic',
  patientInfo: null,
  signedAt: '2026-11-23T15:00:00Z',
  signedBy: { userId: 'usr_demo000001', displayName: 'Dr. Invented' },
  openedAt: null,
  openedBy: null,
  openings: [],
});

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  asked.length = 0;
  archived = null;
  listed = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const headers = { 'X-Request-Id': 'any', 'Cache-Control': 'no-store' };
    if (request.method === 'POST') {
      archived = await request.json();
      return new Response('zip', { headers: { ...headers, 'Content-Type': 'application/zip' } });
    }
    searchParams.sort();
    asked.push(searchParams.toString());
    const data = { items: listed, page: 2, pageSize: 100, total: 100 + listed.length, totalPages: 2 };
    return Response.json({ isSuccess: true, data, message: null, error: null, details: null }, { headers });
  });
});

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

async function download(address: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const person = { userId: 'usr_any', displayName: 'Anybody', email: 'any@example.org', staffRole: null };
  const started = await startSession(
    new Request('http://localhost/login'),
    {
      ...person,
      status: 'Active',
      role: 'MedicalFacility',
      token: 'a token',
      expiresAt: Date.now() + 3_600_000,
    },
    '/',
  );
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const request = new Request(`http://localhost${address}`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  return downloadChosenReports({ request, params: {}, context }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
}

it('a part of all reports is the same hundred that the list with these filters and this order has', async () => {
  listed = [aReport('cas_demo000002', 3), aReport('cas_demo000001', 1)];
  const answer = await download('/files/reports?state=Amended&page=3&sort=signedAt', { all: '2' });
  expect(asked).toEqual(['page=2&pageSize=100&sort=signedAt&state=Amended']);
  expect(answer.status).toBe(200);
  expect(archived).toEqual({
    reports: [
      { caseId: 'cas_demo000002', version: 3 },
      { caseId: 'cas_demo000001', version: 1 },
    ],
  });
});

it('a part that has become empty is no archive', async () => {
  const answer = await download('/files/reports', { all: '2' });
  expect([answer.status, archived]).toEqual([400, null]);
});

it('chosen reports are archived as they were chosen, and no list is asked', async () => {
  const answer = await download('/files/reports', { report: 'cas_1:4' });
  expect(answer.status).toBe(200);
  expect(asked).toEqual([]);
  expect(archived).toEqual({ reports: [{ caseId: 'cas_1', version: 4 }] });
});
