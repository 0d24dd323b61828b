import type { AppLoadContext } from '@remix-run/node';
import { expect, it, vi } from 'vitest';
import { actOnReview, loadReview } from '#app/features/case-form/review/review.server.ts';
import { startSession } from '#app/server/session.server.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { COMPLETE } from '#tests/support/complete-case.ts';
import { dataOf, draftDesk } from './contract/case-drafts.ts';
import { key } from './contract/mock-client.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

async function openDesk() {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const desk = await draftDesk();
  vi.stubGlobal('fetch', (request: Request) => desk.api.fetch(request));
  return desk;
}

async function logInWith(token: string): Promise<{ readonly Cookie: string }> {
  const signedIn = {
    userId: 'usr_demo000004',
    displayName: 'Anybody',
    email: 'any@example.org',
    status: 'Active',
    role: 'MedicalFacility',
    staffRole: null,
    token,
    expiresAt: Date.now() + 3_600_000,
  } as const;
  const started = await startSession(new Request('http://localhost/login'), signedIn, '/');
  return { Cookie: started.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

it('what an earlier draft has in fields that are not shown is neither reviewed nor sent', async () => {
  const { client, drafts, facility } = await openDesk();
  const clinical = {
    ...COMPLETE.clinical,
    statReason: 'Surgery tomorrow',
    siteAnswers: [{ prompt: 'psa', answer: '12' }],
  };
  const { caseId } = await drafts.complete(facility, { clinical });
  const formNow = async () =>
    dataOf<CaseForm>(await client.ask('getCaseForm', { params: { caseId }, as: facility }));
  expect((await formNow()).clinical).toMatchObject({ statReason: 'Surgery tomorrow' });
  const headers = await logInWith(facility);
  const address = `http://localhost/review-project?case=${caseId}`;
  const shown = await loadReview({ request: new Request(address, { headers }), params: {}, context });
  expect(shown.form.clinical).toMatchObject({ statReason: null, siteAnswers: [] });
  const body = new URLSearchParams({
    intent: 'send',
    etag: drafts.version(caseId),
    idempotencyKey: key(),
    labelsChecked: 'on',
  });
  const request = new Request(address, { method: 'POST', headers, body });
  await actOnReview({ request, params: {}, context });
  const sent = await formNow();
  expect(sent.status).toBe('Submitted');
  expect(sent.clinical).toMatchObject({ statReason: null, siteAnswers: [] });
  expect(sent.clinical.grossDescription).toBe(COMPLETE.clinical.grossDescription);
});

it('a sending that is refused after its tick was saved says by which version it is sent once more', async () => {
  const { client, drafts, facility } = await openDesk();
  const { caseId } = await drafts.complete(facility, { labelsChecked: false });
  const clinical = { ...COMPLETE.clinical, caseRecordId: null };
  await drafts.ask('updateCase', facility, { caseId }, { clinical });
  const headers = await logInWith(facility);
  const address = `http://localhost/review-project?case=${caseId}`;
  const send = async (etag: string) => {
    const body = new URLSearchParams({ intent: 'send', etag, idempotencyKey: key(), labelsChecked: 'on' });
    const request = new Request(address, { method: 'POST', headers, body });
    return (await actOnReview({ request, params: {}, context })).json();
  };
  const before = drafts.version(caseId);
  const first = await send(before);
  expect(first.refused?.refusal).toBe(422);
  const { etag } = dataOf<CaseForm>(await client.ask('getCaseForm', { params: { caseId }, as: facility }));
  expect(etag).not.toBe(before);
  expect(first.refused?.saved).toEqual({ before, etag });
  // What is still wrong is said again, and nobody is told of somebody else who has changed the case.
  const second = await send(etag);
  expect(second.refused).toMatchObject({ refusal: 422, saved: null });
});

it('a case that was sent names its parent also once the name of the patient was corrected in one of them', async () => {
  const { api, drafts, facility } = await openDesk();
  const parent = await drafts.complete(facility);
  expect((await drafts.ask('sendOutCase', facility, { caseId: parent.caseId }, {})).status).toBe(200);
  const routing = { ...COMPLETE.routing, caseRelation: 'Child', parentCaseId: parent.caseId };
  const clinical = { ...COMPLETE.clinical, caseRecordId: 'EX26-2' };
  const child = await drafts.complete(facility, { clinical, routing });
  expect((await drafts.ask('sendOutCase', facility, { caseId: child.caseId }, {})).status).toBe(200);
  const { cases } = api.world();
  cases.change(parent.caseId, (aCase) => ({
    ...aCase,
    patientInfo: { ...aCase.patientInfo, lastName: 'Corrected' },
  }));
  const { caseID, caseRecordId } = cases.find(parent.caseId) ?? {};
  const headers = await logInWith(facility);
  const read = () => {
    const request = new Request(`http://localhost/review-project?case=${child.caseId}`, { headers });
    return loadReview({ request, params: {}, context });
  };
  expect((await read()).names[parent.caseId]).toBe(`${caseID} · ${caseRecordId}`);
  cases.change(parent.caseId, (aCase) => ({ ...aCase, facilityId: 'fac_demo-2' }));
  expect((await read()).names[parent.caseId]).toBe('A case that could not be read');
});
