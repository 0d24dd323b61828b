import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standingOf } from '#app/core/reports/standing.ts';
import { ReportNewsAnswer } from '#app/core/resources/report-news-answer.ts';
import { loadReport } from '#app/features/reports/report.server.ts';
import { loader } from '#app/routes/resources.report-news.$caseId/route.ts';
import { startSession } from '#app/server/session.server.ts';
import { amendCase, amendment } from './contract/amending.ts';
import { key } from './contract/mock-client.ts';
import { CASE, type Desk, openDesk, saveText, signOut, wholeText } from './contract/report-desk.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };
const WINDOW_MS = 600_000;
/** The state of the facility that the case is from. */
const STATE = 'OH';

let desk: Desk;
beforeEach(async () => {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  desk = await openDesk();
  vi.stubGlobal('fetch', (request: Request) => desk.api.fetch(request));
});

const PEOPLE = {
  provider: { userId: 'usr_demo000001', role: 'Provider', staffRole: null },
  facility: { userId: 'usr_demo000004', role: 'MedicalFacility', staffRole: null },
  admin: { userId: 'usr_demo000006', role: 'Admin', staffRole: 'Admin' },
} as const;
type Reader = keyof typeof PEOPLE;

async function argsFor(reader: Reader, address: string) {
  const signedIn = {
    ...PEOPLE[reader],
    displayName: 'Anybody',
    email: 'any@example.org',
    status: 'Active',
    token: desk.tokens[reader],
    expiresAt: Date.now() + 3_600_000,
  } as const;
  const started = await startSession(new Request('http://localhost/login'), signedIn, '/');
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const request = new Request(`http://localhost${address}`, { headers: { Cookie: cookie } });
  return { request, params: { caseId: CASE }, context };
}

const open = async (reader: Reader) =>
  (await loadReport(await argsFor(reader, `/final-report/${CASE}`))).report;

async function askFor(reader: Reader, version: number): Promise<ReportNewsAnswer['valid']> {
  const answer = await loader(await argsFor(reader, `/resources/report-news/${CASE}?version=${version}`));
  return ReportNewsAnswer.parse(await answer.json()).valid;
}

const openings = () =>
  desk.api
    .world()
    .reports.find(CASE)
    ?.openings.map(({ version }) => version);
const readings = () =>
  desk.api
    .world()
    .caseEvents.by('case', CASE)
    .filter(({ kind }) => kind === 'report_read').length;

const change = (operation: 'recallReport', body: unknown) =>
  desk.client.ask(operation, {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body,
    as: desk.tokens.provider,
  });

async function sign(): Promise<void> {
  const kept = desk.api.world().diagnoses.find(CASE)?.version ?? 0;
  await saveText(desk, kept);
  expect((await signOut(desk, { diagnosisVersion: kept + 1 })).status).toBe(200);
}

it('whose reader may not sign today tells so before an addition to it is written', async () => {
  await sign();
  const write = async () =>
    (await loadReport(await argsFor('provider', `/final-report/${CASE}?step=addendum`))).amending
      ?.licenceFault;
  expect(await write()).toBeNull();
  desk.api
    .world()
    .users.change(PEOPLE.provider.userId, (user) => ({
      ...user,
      licences: user.licences.map((one) => (one.state === STATE ? { ...one, expiresOn: '2020-01-01' } : one)),
    }));
  expect(await write()).toBe(`Your ${STATE} licence is not valid today.`);
});

describe('a report that is open while another window changes it', () => {
  it.each(['provider', 'facility', 'admin'] as const)(
    'the page of the %s hears of the amendment, which counts as read by nobody',
    async (reader) => {
      await sign();
      desk.clock.now += WINDOW_MS + 1;
      const report = await open(reader);
      expect(standingOf(report, await askFor(reader, report.version))).toBeNull();
      const before = [openings(), readings()];
      expect((await amendCase(desk, amendment)).status).toBe(201);
      expect(standingOf(report, await askFor(reader, report.version))).toEqual({
        kind: 'superseded',
        version: 2,
      });
      expect([openings(), readings()]).toEqual(before);
      const amended = await open(reader);
      expect(standingOf(amended, await askFor(reader, amended.version))).toBeNull();
    },
  );

  it('its signer hears that it was taken back, and that another one was signed in its place', async () => {
    await sign();
    const report = await open('provider');
    expect((await change('recallReport', { reason: 'The side is wrong.' })).status).toBe(200);
    expect(standingOf(report, await askFor('provider', 1))).toEqual({ kind: 'gone' });
    desk.clock.now += 60_000;
    await sign();
    expect(standingOf(report, await askFor('provider', 1))).toEqual({ kind: 'replaced' });
  });

  it('it is told by its number where the patient has more reports than the list gives at once', async () => {
    await sign();
    desk.clock.now += WINDOW_MS + 1;
    const report = await open('provider');
    expect((await amendCase(desk, amendment)).status).toBe(201);
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await desk.api.fetch(request);
      if (new URL(request.url).pathname !== '/api/reports') return answer;
      const body = (await answer.json()) as { readonly data: object };
      return Response.json({ ...body, data: { ...body.data, items: [] } }, { headers: answer.headers });
    });
    expect(standingOf(report, await askFor('provider', 1))).toEqual({ kind: 'superseded', version: 2 });
  });

  it('a preliminary one is valid until it is signed', async () => {
    expect((await saveText(desk, 0, { ...wholeText, sharePreliminary: true })).status).toBe(200);
    const report = await open('facility');
    expect(report.version).toBe(0);
    expect(standingOf(report, await askFor('facility', 0))).toBeNull();
    desk.clock.now += 60_000;
    expect((await saveText(desk, 1, { ...wholeText, comment: 'More.', sharePreliminary: true })).status).toBe(
      200,
    );
    expect(standingOf(report, await askFor('facility', 0))).toEqual({ kind: 'replaced' });
    expect((await saveText(desk, 2, { ...wholeText, withdrawPreliminary: true })).status).toBe(200);
    expect(standingOf(report, await askFor('facility', 0))).toEqual({ kind: 'gone' });
    expect((await signOut(desk, { diagnosisVersion: 3 })).status).toBe(200);
    expect(standingOf(report, await askFor('facility', 0))).toEqual({ kind: 'gone' });
    desk.clock.now += WINDOW_MS + 1;
    expect(standingOf(report, await askFor('facility', 0))).toEqual({ kind: 'superseded', version: 1 });
    expect(openings()).toEqual([]);
  });

  it('the facility hears at the address of a report that is signed when it comes', async () => {
    await sign();
    const signedAt = desk.clock.now;
    const thrown: unknown = await open('facility').catch((error: unknown) => error);
    expect(thrown instanceof Response && [thrown.status, await thrown.json()]).toEqual([
      404,
      { caseId: CASE, comesAt: new Date(signedAt + WINDOW_MS).toISOString() },
    ]);
    desk.clock.now += WINDOW_MS + 1;
    expect((await open('facility')).version).toBe(1);
  });

  it('nobody hears of a report to come that nobody has signed', async () => {
    const thrown: unknown = await open('facility').catch((error: unknown) => error);
    expect(thrown instanceof Response && [thrown.status, await thrown.json()]).toEqual([
      404,
      { caseId: CASE, comesAt: null },
    ]);
  });

  it.each(['x', '-1', '1.5', '1001'])('no version %s is asked for', async (version) => {
    const args = await argsFor('facility', `/resources/report-news/${CASE}?version=${version}`);
    const thrown: unknown = await loader(args).catch((error: unknown) => error);
    expect(thrown instanceof Response && thrown.status).toBe(404);
  });
});
