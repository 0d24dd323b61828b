import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { actOnReport, loadReport } from '#app/features/reports/report.server.ts';
import { addendum, amendCase, amendment } from './contract/amending.ts';
import { key } from './contract/mock-client.ts';
import { CASE, type Desk, openSignedDesk, signature } from './contract/report-desk.ts';
import { signInAtDesk } from './support/signed-in-desk.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };
const COMMENT = 'Invented words that were forgotten.';

let desk: Desk;
let cookie = '';
beforeEach(async () => {
  desk = await openSignedDesk();
  cookie = await signInAtDesk(desk);
});

const argsFor = (init: RequestInit = {}, search = '?step=amendment') => ({
  request: new Request(`http://localhost/final-report/${CASE}${search}`, {
    ...init,
    headers: { Cookie: cookie },
  }),
  params: { caseId: CASE },
  context,
});

/** Another window signs the next version as soon as the page has read the case or its report. */
function signAfterFirstRead(): void {
  let isSigned = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await desk.api.fetch(request);
    if (isSigned || !request.url.includes(CASE)) return answer;
    isSigned = true;
    const changes = [{ field: 'comment', specimenID: null, was: '', is: COMMENT }];
    expect((await amendCase(desk, { ...amendment, changes })).status).toBe(201);
    return answer;
  });
}

it('what another window signs while the page of an amendment is read is not taken back by saving that page', async () => {
  signAfterFirstRead();
  const { report, etag } = await loadReport(argsFor());
  const typed = {
    intent: 'keep',
    etag: etag ?? '',
    idempotencyKey: key(),
    kind: 'Amendment',
    timeZone: 'America/New_York',
    reason: 'The side was wrong.',
    cause: 'report_defect',
    comment: report.comment ?? '',
    microscopic: report.microscopic ?? '',
    gross: report.gross.text ?? '',
    orderingPhysician: report.ordering.submittingPhysician ?? '',
  };
  const posted = argsFor({ method: 'POST', body: new URLSearchParams(typed) });
  const answer = await actOnReport(posted).catch((thrown: unknown) => thrown);
  expect(answer instanceof Response && answer.status).toBe(412);
  expect(desk.api.world().openAmendments.find(CASE)).toBeNull();
});

it.each([
  ['behind', -86_400_000, -86_400_000],
  ['ahead', 86_400_000, 0],
])(
  'the time that stands for whoever was told is none to come where the API is %s',
  async (_, by, expected) => {
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await desk.api.fetch(request);
      const headers = new Headers(answer.headers);
      headers.set('Date', new Date(Date.now() + by).toUTCString());
      return new Response(answer.body, { status: answer.status, headers });
    });
    const { loadedAt, toldAt } = await loadReport(argsFor());
    expect(Math.abs(Date.parse(toldAt) - Date.now() - expected)).toBeLessThan(60_000);
    // What the API dates is judged by its own clock, such as the ten minutes in which a report can be taken back.
    expect(Math.abs(Date.parse(loadedAt) - Date.now() - by)).toBeLessThan(60_000);
  },
);

it('what was amended is read with the report though it was amended and added to again before anybody opened it', async () => {
  const comments = ['', 'Second words.', COMMENT];
  const signAmendment = async ([was, is]: readonly string[]) => {
    const changes = [{ field: 'comment', specimenID: null, was, is }];
    expect((await amendCase(desk, { ...amendment, changes })).status).toBe(201);
  };
  await signAmendment(comments.slice(0, 2));
  await signAmendment(comments.slice(1));
  expect((await amendCase(desk, addendum)).status).toBe(201);
  const compared: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/differences')) compared.push(search);
    return desk.api.fetch(request);
  });
  const { report, amendments } = await loadReport(argsFor({}, ''));
  expect(report.version).toBe(4);
  expect(amendments).toMatchObject([
    { version: 3, differences: [{ section: 'comment', was: ['Second words.'], is: [COMMENT] }] },
    { version: 2, differences: [{ section: 'comment', is: ['Second words.'] }] },
  ]);
  expect(compared).toEqual(['?from=2&to=4', '?from=1&to=2']);
});

it('a side that was corrected in the field alone is signed by nobody who has not confirmed the text', async () => {
  vi.stubGlobal('fetch', (request: Request) => desk.api.fetch(request));
  const changes = [{ field: 'laterality', specimenID: 'A', was: 'Right', is: 'Left' }];
  const { signature: _later, ...begun } = { ...amendment, changes };
  expect((await amendCase(desk, begun)).status).toBe(201);
  const { etag, siteFaults } = await loadReport(argsFor({}, '?step=sign'));
  expect(siteFaults).toEqual([
    { specimenID: 'A', text: 'The side in the diagnosis of specimen A is not that of the specimen.' },
  ]);
  const sign = (ticked: Readonly<Record<string, string>>) => {
    const { password, readingSite } = signature;
    const typed = { intent: 'sign', etag: etag ?? '', idempotencyKey: key(), password, readingSite };
    const body = new URLSearchParams({ ...typed, identityConfirmed: 'on', ...ticked });
    return actOnReport(argsFor({ method: 'POST', body }, '?step=sign')).catch((thrown: unknown) => thrown);
  };
  const refused = await sign({});
  expect(refused instanceof Response && (await refused.json())).toMatchObject({
    refused: { error: { siteConfirmed: ['Correct the text, or tick that it is right'] } },
  });
  expect(desk.api.world().reports.find(CASE)?.versions).toHaveLength(1);
  const signed = await sign({ siteConfirmed: 'on' });
  expect(signed instanceof Response && signed.status).toBe(303);
  expect(desk.api.world().reports.find(CASE)?.versions).toHaveLength(2);
});

it('a number that another case has with another name is kept only where the signer confirms it', async () => {
  vi.stubGlobal('fetch', (request: Request) => desk.api.fetch(request));
  const { facilityId, patientInfo } = desk.stored();
  const { cases } = desk.api.world();
  const other = cases.list().find(({ id, status }) => id !== CASE && status === 'SignOutCompleted');
  cases.change(other?.id ?? '', (record) => ({ ...record, facilityId, patientInfo }));
  const changes = [
    { field: 'lastName', specimenID: null, was: String(patientInfo.lastName), is: 'Rightly' },
    { field: 'birthDate', specimenID: null, was: String(patientInfo.birthDate), is: '1948-02-03' },
  ];
  const { signature: _later, ...begun } = { ...amendment, changes };
  expect((await amendCase(desk, begun)).status).toBe(201);
  const { etag } = await loadReport(argsFor({}, '?step=sign'));
  const sign = (ticked: Readonly<Record<string, string>>) => {
    const { password, readingSite } = signature;
    const typed = { intent: 'sign', etag: etag ?? '', idempotencyKey: key(), password, readingSite };
    const body = new URLSearchParams({ ...typed, identityConfirmed: 'on', ...ticked });
    return actOnReport(argsFor({ method: 'POST', body }, '?step=sign')).catch((thrown: unknown) => thrown);
  };
  const refused = await sign({});
  expect(refused instanceof Response && (await refused.json())).toMatchObject({
    refused: {
      error: { numberConfirmed: [expect.stringContaining('or confirm that it is this patient’s')] },
    },
  });
  const signed = await sign({ numberConfirmed: 'on' });
  expect(signed instanceof Response && signed.status).toBe(303);
});
