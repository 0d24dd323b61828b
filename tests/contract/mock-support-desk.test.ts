import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { slideFileUrl } from '#mock-server/slides/catalog.ts';
import { dataOf, itemsOf, makeKeyed, START, staffToken } from './business-people.ts';
import { type Answered, type Asking, mockInProcess } from './mock-client.ts';
import * as uploads from './uploading.ts';

const HOUR_MS = 3_600_000;
const CASE = 'cas_dp-2026-000009';

let mock: ReturnType<typeof mockInProcess>;
let admin: string;
let time: { now: number };
beforeEach(async () => {
  time = { now: START };
  mock = mockInProcess({ now: () => time.now, tokenLifeMs: 1000 * HOUR_MS });
  admin = await mock.client.logIn('admin');
});
const world = () => mock.api.world();
const ask = (id: Parameters<typeof mock.client.ask>[0], asking: Asking = {}): Promise<Answered> =>
  mock.client.ask(id, { as: admin, ...asking });
const totalOf = (answer: Answered): number => dataOf<{ total: number }>(answer).total;

describe('the audit trails of all cases', () => {
  interface Line {
    readonly case: { readonly id: string; readonly caseID: string | null };
    readonly event: { readonly at: string; readonly kind: string; readonly by: { userId: string } | null };
  }
  const findIds = async (query: Record<string, string | number> = {}): Promise<readonly Line[]> =>
    itemsOf(await ask('searchCaseEvents', { query: { pageSize: 100, ...query } })) as unknown as Line[];

  /** Views two cases, tries a third, and lets the clock do something. */
  const leaveTrail = async (): Promise<void> => {
    const as = await mock.client.logIn('provider');
    await mock.client.ask('getCase', { params: { caseId: CASE }, as });
    await mock.client.ask('getCase', { params: { caseId: 'cas_dp-2026-000011' }, as });
    world().caseEvents.insert({
      id: 'evt_system',
      caseId: CASE,
      at: '2026-11-10T04:30:00Z',
      kind: 'transition',
      by: null,
      role: 'system',
      from: 'Selected',
      to: 'Available',
      reason: null,
      version: 3,
      subject: null,
      address: null,
      device: null,
    });
  };

  it('are searched by who, in which role, what, which case and when, the newest first', async () => {
    await leaveTrail();
    const all = await findIds();
    expect(all.map(({ event }) => event.at)).toEqual(
      all
        .map(({ event }) => event.at)
        .toSorted()
        .reverse(),
    );
    const own = await findIds({ userId: PROVIDER });
    expect(own.length).toBeGreaterThan(1);
    expect(own.every(({ event }) => event.by?.userId === PROVIDER)).toBe(true);
    expect(new Set(own.map((line) => line.case.id)).size).toBeGreaterThan(1);
    const refused = await findIds({ kind: 'access_refused', userId: PROVIDER });
    expect(refused.map((line) => line.case)).toEqual([
      { id: 'cas_dp-2026-000011', caseID: world().cases.find('cas_dp-2026-000011')?.caseID },
    ]);
    const system = await findIds({ role: 'system', caseId: CASE });
    expect(system.length).toBeGreaterThan(0);
    expect(system.every(({ event, ...line }) => event.by === null && line.case.id === CASE)).toBe(true);
    // Half past eleven in the evening of the day before, where the facility is.
    const days = { caseId: CASE, role: 'system' };
    expect(await findIds({ ...days, from: '2026-11-09', to: '2026-11-09' })).toHaveLength(1);
    expect(await findIds({ ...days, from: '2026-11-10', to: '2026-11-10' })).toHaveLength(0);
  });

  it('come in pages and are for admins alone', async () => {
    await leaveTrail();
    const one = await ask('searchCaseEvents', { query: { pageSize: 1, page: 2 } });
    expect([itemsOf(one).length, totalOf(one)]).toEqual([1, world().caseEvents.list().length]);
    expect((await ask('searchCaseEvents', { as: await mock.client.logIn('provider') })).status).toBe(403);
    expect((await ask('searchCaseEvents', { as: staffToken(mock.api, 'Accounts') })).status).toBe(403);
    expect((await ask('searchCaseEvents', { as: null })).status).toBe(401);
    expect((await ask('searchCaseEvents', { query: { kind: 'looked' } })).status).toBe(400);
  });

  it('outlive a draft that was thrown away', async () => {
    const as = await mock.client.logIn('facility');
    const made = await mock.client.ask('createCase', { headers: makeKeyed(), as });
    const caseId = dataOf<{ id: string }>(made).id;
    const headers = { 'If-Match': made.headers.get('etag') ?? '' };
    expect((await mock.client.ask('deleteCaseDraft', { params: { caseId }, headers, as })).status).toBe(200);
    world().caseEvents.insert({
      id: 'evt_gone',
      caseId,
      at: '2026-11-10T04:30:00Z',
      kind: 'case_viewed',
      by: null,
      role: 'system',
      from: null,
      to: null,
      reason: null,
      version: 1,
      subject: null,
      address: null,
      device: null,
    });
    const lines = await findIds({ caseId, from: '2026-11-10', to: '2026-11-10' });
    expect(lines.map((line) => line.case)).toEqual([{ id: caseId, caseID: null }]);
  });
});

describe('failed jobs', () => {
  const jobs = async (query = {}) =>
    itemsOf(await ask('listFailedJobs', { query })) as unknown as readonly { readonly id: string }[];
  const retry = (jobId: string, as: string | null = admin, headers = makeKeyed()) =>
    ask('retryFailedJob', { params: { jobId }, headers, as });
  const setZone = (timeZone: string, id = PROVIDER) =>
    world().users.change(id, (user) => ({ ...user, timeZone }));

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('of the clock are kept, hold up nothing else, and go once a try succeeds', async () => {
    expect(await jobs()).toEqual([]);
    setZone('America/Nowhere');
    time.now += HOUR_MS;
    const [failed] = await jobs();
    expect(failed).toMatchObject({
      kind: 'scheduled',
      name: 'lapse of licences',
      uploadId: null,
      caseId: null,
      attempts: 1,
      firstFailedAt: new Date(time.now).toISOString(),
      isRunning: false,
      error: expect.stringContaining('America/Nowhere') as string,
    });
    const again = await retry(failed?.id ?? '');
    expect(dataOf(again)).toMatchObject({ job: { id: failed?.id, attempts: 2 } });
    setZone('America/New_York');
    const headers = makeKeyed();
    expect(dataOf(await retry(failed?.id ?? '', admin, headers))).toEqual({ job: null });
    expect((await retry(failed?.id ?? '', admin, headers)).headers.get('idempotent-replayed')).toBe('true');
    expect(await jobs()).toEqual([]);
    expect(await retry(failed?.id ?? '')).toMatchObject({ status: 404 });
  });

  it('leave nothing half done, and a later round of the clock takes them off the list', async () => {
    const [first, ...others] = world().users.by('role', 'Provider');
    const broken =
      others.findLast(({ status, licences }) => status === 'Active' && licences.length > 0)?.id ?? '';
    setZone('America/Nowhere', broken);
    const licences = (first?.licences ?? []).map((one) => ({ ...one, expiresOn: '2026-01-01' }));
    world().users.change(first?.id ?? '', (user) => ({ ...user, status: 'Active', licences }));
    const statusOf = () => world().users.find(first?.id ?? '')?.status;
    time.now += HOUR_MS;
    expect(await jobs()).toHaveLength(1);
    expect(statusOf()).toBe('Active');
    setZone('America/New_York', broken);
    time.now += HOUR_MS;
    expect(await jobs()).toEqual([]);
    expect(statusOf()).toBe('Deactivated');
  });

  it('are slides whose reading the machine broke off; a new try reads them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-'));
    Object.assign(world().bytes, { folder });
    // Where the folder of the slides should be there is a file.
    writeFileSync(join(folder, 'slides'), 'in the way');
    const facility = { ...mock, as: await mock.client.logIn('facility') };
    const slide = readFileSync(slideFileUrl('cmu-1-small-region'));
    const uploadId = await uploads.uploadWhole(facility, 'a.svs', slide, { caseId: CASE });
    await intakeSettled();
    const [failed] = await jobs({ kind: 'slide_intake', caseId: CASE });
    expect(failed).toMatchObject({ uploadId, caseId: CASE, attempts: 1, isRunning: false });
    expect(await jobs({ caseId: 'cas_none' })).toEqual([]);
    expect(await jobs({ kind: 'scheduled' })).toEqual([]);
    await rm(join(folder, 'slides'));
    const answer = await retry(failed?.id ?? '', staffToken(mock.api, 'Lab_Operations'));
    expect(dataOf(answer)).toMatchObject({ job: { isRunning: true } });
    await intakeSettled();
    expect(await uploads.look(facility, uploadId)).toMatchObject({ status: 'Ready' });
    expect(await jobs()).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('are for the laboratory and admins', async () => {
    for (const as of [staffToken(mock.api, 'Accounts'), await mock.client.logIn('np')]) {
      expect((await ask('listFailedJobs', { as })).status).toBe(403);
      expect((await retry('job_none', as)).status).toBe(403);
    }
    expect((await ask('listFailedJobs', { as: null })).status).toBe(401);
    expect((await retry('job_none', null)).status).toBe(401);
    expect((await ask('listFailedJobs', { query: { kind: 'other' } })).status).toBe(400);
    expect(await ask('retryFailedJob', { params: { jobId: 'job_none' } })).toMatchObject({ status: 400 });
  });
});

describe('mails', () => {
  const mailsTo = async (q: string) =>
    itemsOf(await ask('listMails', { query: { q } })) as unknown as readonly {
      readonly id: string;
      readonly at: string;
      readonly allowedActions: readonly string[];
    }[];
  const resend = (mailId: string, headers = makeKeyed(), as: string | null = admin) =>
    ask('resendMail', { params: { mailId }, headers, as });
  const news = () =>
    world().mails.insert({
      id: 'mail_news',
      at: '2026-11-20T23:30:00Z',
      to: 'np@example.org',
      code: null,
      resentFrom: null,
      subject: 'Digital pathology: news for you',
      text: 'The report of DP-2026-000005 is there.',
    });

  it('are listed without their words, and sent again with them', async () => {
    const { text } = news();
    const listed = await ask('listMails', {
      query: { q: 'np@example', from: '2026-11-20', to: '2026-11-20' },
    });
    expect(itemsOf(listed)).toMatchObject([
      { id: 'mail_news', to: 'np@example.org', resentFrom: null, allowedActions: ['resend'] },
    ]);
    expect(listed.text).not.toContain('DP-2026-000005');
    expect(itemsOf(await ask('listMails', { query: { q: 'np@example', from: '2026-11-21' } }))).toEqual([]);
    const headers = makeKeyed();
    const sent = await resend('mail_news', headers);
    expect(dataOf(sent)).toMatchObject({
      to: 'np@example.org',
      resentFrom: 'mail_news',
      at: '2026-11-21T12:00:00.000Z',
    });
    expect((await resend('mail_news', headers)).text).toBe(sent.text);
    const outbox = world().mails.by('to', 'np@example.org');
    expect(outbox.map((mail) => mail.text)).toEqual([text, text]);
    expect((await mailsTo('np@example')).map(({ id }) => id)).toEqual([outbox[1]?.id, 'mail_news']);
  });

  it('with a code are neither shown nor sent again', async () => {
    const body = { email: 'np@example.org', purpose: 'forgot_password' };
    await mock.client.ask('requestEmailVerification', { body, headers: makeKeyed() });
    const [mail] = await mailsTo('np@example');
    const code = world().mails.find(mail?.id ?? '')?.code ?? '';
    expect([code.length > 0, mail?.allowedActions]).toEqual([true, []]);
    expect((await ask('listMails')).text).not.toContain(code);
    expect(await resend(mail?.id ?? '')).toMatchObject({ status: 409, code: 'MAIL_HAS_CODE' });
    expect(await mailsTo('np@example')).toHaveLength(1);
  });

  it('are for admins alone', async () => {
    const sent = news();
    for (const as of [staffToken(mock.api, 'Lab_Operations'), await mock.client.logIn('provider')]) {
      expect((await ask('listMails', { as })).status).toBe(403);
      expect((await resend('mail_news', makeKeyed(), as)).status).toBe(403);
    }
    expect((await ask('listMails', { as: null })).status).toBe(401);
    expect((await resend('mail_news', makeKeyed(), null)).status).toBe(401);
    expect((await ask('listMails', { query: { from: 'yesterday' } })).status).toBe(400);
    expect(await resend('mail_none')).toMatchObject({ status: 404 });
    expect(await resend('mail_news', {})).toMatchObject({ status: 400 });
    const headers = makeKeyed();
    world().mails.insert({ ...sent, id: 'mail_other' });
    await resend('mail_news', headers);
    expect(await resend('mail_other', headers)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
});
