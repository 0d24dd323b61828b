import { expect, it, vi } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { RescanRequest } from '#contracts/generated/wire.ts';
import { err, ok } from '#contracts/result.ts';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import { postRequestFor, readRequests } from './requests.server.ts';

const DECLINED: RescanRequest = {
  id: 'req_r',
  caseId: 'cas_1',
  version: 2,
  etag: '"r2"',
  status: 'Declined',
  caseStatus: 'Selected',
  caseVersion: 5,
  subsection: 'sub_1',
  imageId: 'img_1',
  reason: 'out_of_focus',
  note: null,
  requestedBy: { userId: 'usr_1', displayName: 'Dr. Me' },
  requestedAt: '2026-11-20T15:00:00Z',
  dueAt: '2026-11-21T15:00:00Z',
  newImageId: null,
  closedAt: '2026-11-20T16:00:00Z',
  declineReason: 'The slide is broken.',
  taskId: null,
  allowedActions: [],
};

const session: Session = {
  createdAt: 0,
  lastActivity: 0,
  id: 'ses_1',
  userId: 'usr_1',
  displayName: 'Dr. Me',
  email: 'me@example.org',
  role: 'Provider',
  status: 'Active',
  token: 'a token',
  expiresAt: Number.MAX_SAFE_INTEGER,
};

const pageOf = (items: readonly unknown[]) =>
  Promise.resolve(
    ok({
      data: { items, page: 1, pageSize: 100, total: items.length },
      message: null,
      status: 200,
      headers: new Headers(),
    }),
  );

it('a rescan that was declined comes back with its reason, though its slide waits for none any more', async () => {
  const asked: string[] = [];
  const api = {
    listStainRequests: vi.fn(() => pageOf([])),
    listRescanRequests: ({ params }: Parameters<Api['listRescanRequests']>[0]) => {
      asked.push(params.subsectionId);
      return pageOf(params.subsectionId === DECLINED.subsection ? [DECLINED] : []);
    },
  } as unknown as Api;
  const listed = await readRequests(api, itemOf('Selected'), []);
  expect(listed?.map(({ what, status, note }) => [what, status, note])).toEqual([
    ['Rescan: out of focus', 'Declined', 'The slide is broken.'],
  ]);
  expect(asked).toEqual(['sub_1', 'sub_2']);
});

it('a list that cannot be read is said, never taken for an empty one', async () => {
  const api = {
    listStainRequests: () => pageOf([]),
    listRescanRequests: () => Promise.resolve(err({ kind: 'offline' })),
  } as unknown as Api;
  expect(await readRequests(api, itemOf('Selected'), [])).toBeNull();
});

it('an order that the API does not take back is refused, and its reader hears why', async () => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const error = 'The laboratory has begun.';
  const envelope = { isSuccess: false, data: null, message: null, error, details: { code: 'REQUEST_STATE' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(envelope, { status: 409 })));
  const body = new URLSearchParams({ requestId: 'req_1', etag: '"r1"', idempotencyKey: '"key"' });
  const request = new Request('http://localhost/', { method: 'POST', body });
  const context = { nonce: '', requestId: '', clientAddress: '', tooManyLogins: false };
  const came = await postRequestFor({ request, params: {}, context }, session, 'cas_1', 'cancel-order');
  expect(came?.outcome).toMatchObject({ intent: 'cancel-order', refused: { refusal: 409 } });
  expect(came?.outcome.text).toMatch(/^Not taken back: /);
});

it('a case that is stopped goes back with what was seen, and its reader to what is said of a stopped case', async () => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const sent: unknown[] = [];
  const data = {
    id: 'cas_1',
    caseID: 'DP-2026-000014',
    version: 4,
    etag: '"v4"',
    status: 'Returned',
    selectedAt: null,
    allowedActions: [],
  };
  vi.stubGlobal('fetch', async (call: Request) => {
    sent.push(call.url, call.headers.get('If-Match'), await call.json());
    return Response.json({ isSuccess: true, data, message: null, error: null, details: null });
  });
  const text = 'A1 carries the name of another patient.';
  const body = new URLSearchParams({
    intent: 'stop',
    kind: 'wrong_patient',
    text,
    etag: '"v3"',
    idempotencyKey: '"key"',
  });
  const request = new Request('http://localhost/', { method: 'POST', body });
  const context = { nonce: '', requestId: '', clientAddress: '', tooManyLogins: false };
  const came: unknown = await postRequestFor(
    { request, params: {}, context },
    session,
    'cas_1',
    'stop',
  ).catch((thrown: unknown) => thrown);
  expect(sent).toEqual([
    'http://api.test/api/cases/cas_1/return',
    '"v3"',
    { kind: 'wrong_patient', reasons: [{ text }] },
  ]);
  expect(came instanceof Response && [came.status, came.headers.get('Location')]).toEqual([
    303,
    '/pathologist/primary-diagnosis-case?case=cas_1&came=stopped&number=DP-2026-000014',
  ]);
});
