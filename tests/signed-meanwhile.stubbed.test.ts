import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadReportPreview } from '#app/features/diagnosis/sign-out/sign-out.server.ts';
import { actOnReport, loadReport, loadReportPdf } from '#app/features/reports/report.server.ts';
import { startSession } from '#app/server/session.server.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './contract/mock-client.ts';
import { CASE, type Desk, openDesk, saveText, signOut } from './contract/report-desk.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

let desk: Desk;
let cookie = '';
beforeEach(async () => {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  desk = await openDesk();
  vi.stubGlobal('fetch', (request: Request) => desk.api.fetch(request));
  await saveText(desk, 0);
  const signedIn = {
    userId: PROVIDER,
    displayName: 'Anybody',
    email: 'any@example.org',
    status: 'Active',
    role: 'Provider',
    staffRole: null,
    token: desk.tokens.provider,
    expiresAt: Date.now() + 3_600_000,
  } as const;
  const started = await startSession(new Request('http://localhost/login'), signedIn, '/');
  cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

const argsFor = (path: string, init: RequestInit = {}) => ({
  request: new Request(`http://localhost${path}`, { ...init, headers: { Cookie: cookie } }),
  params: { caseId: CASE },
  context,
});

const bytesOf = async (answer: Response): Promise<string> =>
  Buffer.from(await answer.arrayBuffer()).toString('latin1');

it('the link to the draft gives the draft, and the signed report once there is one', async () => {
  const draft = await bytesOf(await loadReportPreview(argsFor(`/files/report-draft/${CASE}`)));
  expect((await signOut(desk)).status).toBe(200);
  const after = await bytesOf(await loadReportPreview(argsFor(`/files/report-draft/${CASE}`)));
  const signed = await bytesOf(await loadReportPdf(argsFor(`/files/report/${CASE}`)));
  expect(after).toBe(signed);
  expect(after).not.toBe(draft);
});

/** Presses Take back, to which no answer comes, whether it arrives or not. */
async function takeBack(arrives: boolean): Promise<unknown> {
  const body = new URLSearchParams({
    intent: 'recall',
    etag: `"v${desk.stored().version}"`,
    idempotencyKey: key(),
    reason: 'The wrong side was named.',
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('recall')) return desk.api.fetch(request);
    if (arrives) await desk.api.fetch(request);
    return new Response('{"da', { status: 200 });
  });
  const answer = await actOnReport(argsFor(`/final-report/${CASE}`, { method: 'POST', body }));
  vi.stubGlobal('fetch', (request: Request) => desk.api.fetch(request));
  return answer instanceof Response ? answer.json() : answer;
}

const read = (): Promise<unknown> =>
  loadReport(argsFor(`/final-report/${CASE}`)).catch((thrown: unknown) => thrown);

it('a press of Take back leads to the text, which says that it has worked', async () => {
  expect((await signOut(desk)).status).toBe(200);
  const posted = { intent: 'recall', etag: `"v${desk.stored().version}"`, idempotencyKey: key() };
  const body = new URLSearchParams({ ...posted, reason: 'The wrong side was named.' });
  const led: unknown = await actOnReport(argsFor(`/final-report/${CASE}`, { method: 'POST', body })).catch(
    (thrown: unknown) => thrown,
  );
  expect(led instanceof Response ? led.headers.get('Location') : led).toBe(
    `/pathologist/primary-diagnosis-case?case=${CASE}&came=taken-back`,
  );
});

it('the page of a report leads to its text once a press of Take back without an answer has taken it back', async () => {
  expect((await signOut(desk)).status).toBe(200);
  expect(await takeBack(false)).toMatchObject({ intent: 'recall', refused: { refusal: null } });
  expect(await read()).toMatchObject({ mayRecall: true });
  expect(await takeBack(true)).toMatchObject({ intent: 'recall', refused: { refusal: null } });
  expect(desk.stored().status).toBe('Selected');
  const led = await read();
  expect(led instanceof Response ? led.headers.get('Location') : led).toBe(
    `/pathologist/primary-diagnosis-case?case=${CASE}`,
  );
});
