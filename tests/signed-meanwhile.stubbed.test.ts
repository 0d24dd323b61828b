import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadReportPreview } from '#app/features/diagnosis/sign-out/sign-out.server.ts';
import { actOnReport, loadReport, loadReportPdf } from '#app/features/reports/report.server.ts';
import { key } from './contract/mock-client.ts';
import { CASE, type Desk, openDesk, saveText, signOut } from './contract/report-desk.ts';
import { signInAtDesk } from './support/signed-in-desk.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

let desk: Desk;
let cookie = '';
beforeEach(async () => {
  desk = await openDesk();
  await saveText(desk, 0);
  cookie = await signInAtDesk(desk);
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
