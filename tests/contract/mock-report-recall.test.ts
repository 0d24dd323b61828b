import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { addendum, amendCase, told } from './amending.ts';
import { type Answered, key, type Person } from './mock-client.ts';
import {
  askForReview,
  CASE,
  type Desk,
  dataOf,
  openDesk,
  review,
  saveText,
  signOut,
  wholeText,
} from './report-desk.ts';

const MINUTE = 60_000;

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await saveText(desk, 0);
  expect((await signOut(desk)).status).toBe(200);
});

const recall = (
  person: Person = 'provider',
  body: unknown = { reason: 'The side of specimen B is wrong.' },
  headers: Record<string, string> = {},
): Promise<Answered> =>
  desk.client.ask('recallReport', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key(), ...headers },
    body,
    as: desk.tokens[person],
  });
const ask = (id: 'getFinalReport' | 'getCase', person: Person) =>
  desk.client.ask(id, { params: { caseId: CASE }, as: desk.tokens[person] });
const ready = () =>
  desk.api
    .world()
    .billings.by('case', CASE)
    .filter(({ status }) => status === 'Ready');
const tell = () =>
  desk.api
    .world()
    .notifications.by('user', 'usr_demo000004')
    .filter(({ event }) => event === 'report_ready');

describe('until the release of a report', () => {
  it('the facility neither sees it nor hears of it, and no line is Ready', async () => {
    expect((await ask('getFinalReport', 'facility')).status).toBe(404);
    expect([tell().length, ready().length]).toEqual([0, 0]);
    desk.clock.now += 10 * MINUTE - 1;
    expect((await ask('getFinalReport', 'facility')).status).toBe(404);
    expect([tell().length, ready().length]).toEqual([0, 0]);
    desk.clock.now += 2000;
    expect((await ask('getFinalReport', 'facility')).status).toBe(200);
    expect(tell()).toHaveLength(1);
    expect(ready().length).toBeGreaterThan(0);
    expect(desk.api.world().unreleased.list()).toEqual([]);
  });

  it('the facility is told of no report that it could not open, in its list and on the page of the case', async () => {
    const states = async (person: Person) => {
      const query = { view: person === 'provider' ? 'completed' : 'send-out', pageSize: 100 };
      const list = await desk.client.ask('listCases', { query, as: desk.tokens[person] });
      const rows = dataOf(list)['items'] as { id: string; reportState: string }[];
      const row = rows.find(({ id }) => id === CASE);
      return [dataOf(await ask('getCase', person))['reportState'], row?.reportState];
    };
    expect(await states('facility')).toEqual(['Draft', 'Draft']);
    expect(await states('provider')).toEqual(['Final', 'Final']);
    desk.clock.now += 10 * MINUTE;
    expect(await states('facility')).toEqual(['Final', 'Final']);
  });

  it('a facility that looks for final reports finds no row that says Draft, and finds it once it is released', async () => {
    const found = async (reportState: string) => {
      const query = { view: 'send-out', pageSize: 100, reportState };
      const list = await desk.client.ask('listCases', { query, as: desk.tokens.facility });
      return (dataOf(list)['items'] as { id: string }[]).some(({ id }) => id === CASE);
    };
    expect([await found('Final'), await found('Draft')]).toEqual([false, true]);
    desk.clock.now += 10 * MINUTE;
    expect([await found('Final'), await found('Draft')]).toEqual([true, false]);
  });

  it('its signer has the button, and loses it with the window', async () => {
    const actions = async () => dataOf(await ask('getCase', 'provider'))['allowedActions'];
    expect(await actions()).toContain('recallReport');
    desk.clock.now += 11 * MINUTE;
    expect(await actions()).not.toContain('recallReport');
  });

  it('its signer has no such button once an addendum is begun or signed', async () => {
    const actions = async () => dataOf(await ask('getCase', 'provider'))['allowedActions'];
    const { signature, ...begun } = addendum;
    expect((await amendCase(desk, begun)).status).toBe(201);
    expect(await actions()).not.toContain('recallReport');
    desk.clock.now += 4 * MINUTE;
    expect((await amendCase(desk, { ...begun, signature })).status).toBe(201);
    expect(await actions()).not.toContain('recallReport');
    expect(await recall()).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });
});

describe('a report that its signer takes back', () => {
  it('gives the case back to its reader, its text a draft, and nothing to the facility', async () => {
    const answer = await recall();
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"v${desk.stored().version}"`]);
    expect(dataOf(answer)).toMatchObject({ id: CASE, status: 'Selected' });
    expect(desk.stored()).toMatchObject({ reportState: 'Draft', signerId: null, signedAt: null });
    const { reports, reportVersions, recalledVersions } = desk.api.world();
    expect([reports.find(CASE), reportVersions.by('case', CASE)]).toEqual([null, []]);
    expect(recalledVersions.by('case', CASE)).toMatchObject([
      {
        reason: 'The side of specimen B is wrong.',
        content: { version: 1 },
        signature: { reportVersion: 1 },
      },
    ]);
    expect(await desk.api.world().bytes.get(recalledVersions.by('case', CASE)[0]?.id ?? '')).not.toBeNull();
    desk.clock.now += 20 * MINUTE;
    for (const person of ['facility', 'provider', 'admin'] as const)
      expect((await ask('getFinalReport', person)).status).toBe(404);
    expect([tell().length, ready().length]).toEqual([0, 0]);
  });

  it('is signed anew as version 1', async () => {
    await recall();
    expect((await signOut(desk)).status).toBe(200);
    desk.clock.now += 11 * MINUTE;
    const report = dataOf(await ask('getFinalReport', 'facility'));
    expect(report).toMatchObject({ version: 1, heading: 'FINAL', superseded: false });
    expect(tell()).toHaveLength(1);
  });

  it('is its signer’s alone to take back, within the window, with a reason', async () => {
    const refuse = async (...given: Parameters<typeof recall>) => {
      const { status, code } = await recall(...given);
      return [status, code];
    };
    expect(await refuse('provider2')).toEqual([404, 'NOT_FOUND']);
    expect(await refuse('facility')).toEqual([403, 'FORBIDDEN_ROLE']);
    expect(await refuse('admin')).toEqual([403, 'FORBIDDEN_ROLE']);
    expect(await refuse('provider', { reason: ' ' })).toEqual([422, 'VALIDATION_FAILED']);
    expect(await refuse('provider', undefined, { 'If-Match': '"v1"' })).toEqual([412, 'STALE_VERSION']);
    desk.clock.now += 10 * MINUTE;
    expect(await refuse()).toEqual([409, 'RELEASE_WINDOW_OVER']);
  });

  it('is not taken back before it is signed, nor with an addendum begun', async () => {
    await desk.client.ask('amendCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { kind: 'Addendum', reason: 'A stain came in.', text: 'Invented.' },
      as: desk.tokens.provider,
    });
    expect(await recall()).toMatchObject({ status: 409, code: 'AMENDMENT_OPEN' });
    desk.setCase({ postSignOut: 'None' });
    expect((await recall()).status).toBe(200);
    // Nobody is the signer of a report that was taken back.
    expect(await recall()).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
    desk.setCase({ signerId: PROVIDER });
    expect(await recall()).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('gives no offer back that its signature ended: its signer keeps the case and may offer it anew', async () => {
    desk = await openDesk();
    desk.setCase({ selectedAt: '2026-11-18T14:00:00.000Z' });
    const send = (id: 'offerHandOver' | 'answerHandOver', params: Record<string, string>, body: unknown) =>
      desk.client.ask(id, {
        params,
        headers: {
          'If-Match': `"v${id === 'offerHandOver' ? desk.stored().version : 1}"`,
          'Idempotency-Key': key(),
        },
        body,
        as: desk.tokens[id === 'offerHandOver' ? 'provider' : 'provider2'],
      });
    const offer = () => send('offerHandOver', { caseId: CASE }, { toUserId: SECOND_PROVIDER });
    const first = await offer();
    expect(first.status).toBe(201);
    await saveText(desk, 0);
    expect((await signOut(desk)).status).toBe(200);
    expect((await recall()).status).toBe(200);
    const handOverId = String(dataOf(first)['id']);
    expect(await send('answerHandOver', { handOverId }, { to: 'Accepted' })).toMatchObject({
      status: 409,
      code: 'HAND_OVER_STATE',
    });
    expect(desk.stored().assignedProviderId).toBe(PROVIDER);
    expect((await offer()).status).toBe(201);
  });

  it('takes with it a review that was asked for of the signed report, so that nobody has to amend a draft', async () => {
    const taskId = await askForReview(desk, 'Retrospective', 'admin');
    const reviewerId = desk.stored().qaProviderId ?? '';
    expect((await recall()).status).toBe(200);
    expect(desk.stored()).toMatchObject({ status: 'Selected', qaProviderId: null });
    const heard = desk.api.world().notifications.by('user', reviewerId);
    expect(heard.map(({ text }) => text)).toContain(
      `Case ${desk.stored().caseID} needs no review any more: its report was recalled.`,
    );
    expect(desk.api.world().tasks.find(taskId)?.status).toBe('Cancelled');
    expect((await review(desk, taskId, { agreement: 'Agree' })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('an urgent result', () => {
  const FACILITY = 'usr_demo000004';
  const read = () => {
    const world = desk.api.world();
    const { email, notices } = world.users.find(FACILITY) ?? { email: '', notices: null };
    expect(notices?.mailOnReport).toBe(false);
    const said = world.notifications.by('user', FACILITY).filter(({ event }) => event === 'urgent_result');
    const mails = world.mails.by('to', email).map(({ text }) => text);
    return said.map(({ text, important }) => [text, important, mails.includes(text)]);
  };
  const SIGNED =
    'Case DP-2026-000009 has an urgent result. Its report is signed and opens to you within minutes.';

  beforeEach(async () => {
    desk = await openDesk();
    const world = desk.api.world();
    world.users.change(FACILITY, (user) => ({ ...user, notices: { ...user.notices, mailOnReport: false } }));
    const communication = { ...told, toldAt: new Date(desk.clock.now).toISOString() };
    await saveText(desk, 0, { ...wholeText, urgentResult: { isUrgent: true, communication } });
    expect((await signOut(desk)).status).toBe(200);
  });

  it('reaches the facility at the signature, by mail too, though it wants no mails of reports', () => {
    expect(read()).toEqual([[SIGNED, true, true]]);
  });

  it('that is taken back is told so, and told once more when it is signed anew', async () => {
    await recall();
    await signOut(desk);
    const recalled =
      'Case DP-2026-000009 had an urgent result, which was taken back before its report opened. A new report follows.';
    expect(read()).toEqual([
      [SIGNED, true, true],
      [recalled, true, true],
      [SIGNED, true, true],
    ]);
  });
});
