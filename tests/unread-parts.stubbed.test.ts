import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './contract/mock-client.ts';
import { etagOf, type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

/** The API answers the read at the end of the path with this status, and every other call as ever. */
const failAt = (end: RegExp, status: number): void =>
  void vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    return end.test(new URL(request.url).pathname)
      ? Promise.resolve(new Response('', { status }))
      : desk.api.fetch(request);
  });

it.each([
  [503, 'unread'],
  [403, null],
])('with %i for its intake a case is shown, and its intake is %j', async (status, intake) => {
  failAt(/\/cases\/[^/]+\/intake$/, status);
  const { outcome, text } = await desk.open('Lab_Operations', '/case-details/cas_dp-2026-000008');
  expect(outcome).toBe('shown');
  expect(JSON.parse(text)).toMatchObject({ forStaff: { intake } });
});

const OPENED = '/case-details/cas_dp-2026-000008';
const inForStaff = (part: object) => ({ forStaff: part });

it.each([
  ['clinical information', /\/clinical-info$/, { info: 'unread' }],
  ['waits', /\/timeline$/, { timeline: 'unread' }],
  ['messages', /\/messages$/, { messages: 'unread' }],
  ['diagnosis', /\/primary-diagnosis$/, { diagnosis: 'unread' }],
  ['second reviews', /\/qa-reviews$/, { reviews: 'unread' }],
  ['events', /\/events$/, inForStaff({ events: 'unread' })],
])('a case whose %s could not be read is shown, and says so of them', async (_, end, part) => {
  failAt(end, 503);
  const { outcome, text } = await desk.open('Admin', OPENED);
  expect(outcome).toBe('shown');
  expect(JSON.parse(text)).toMatchObject(part);
});

it.each([
  ['clinical information', /\/clinical-info$/, { info: null }],
  ['events', /\/events$/, inForStaff({ events: null })],
])('a case whose %s is kept from its reader is shown without them', async (_, end, part) => {
  failAt(end, 403);
  const { outcome, text } = await desk.open('Admin', OPENED);
  expect(outcome).toBe('shown');
  expect(JSON.parse(text)).toMatchObject(part);
});

const OF_FACILITY = { email: 'facility@example.org', role: 'MedicalFacility' } as const;

describe('a draft', () => {
  const draftId = () =>
    desk.api
      .world()
      .cases.list()
      .find(({ status }) => status === 'Draft')?.id ?? expect.fail('no draft');

  it('whose check could not be read is not said to be whole', async () => {
    failAt(/\/validate$/, 503);
    const { outcome, text } = await desk.openAsMember(OF_FACILITY, `/review-project?case=${draftId()}`);
    expect(outcome).toBe('shown');
    expect(JSON.parse(text)).toMatchObject({ problems: 'unread' });
  });

  it('is not shown to an operator by the rules of another country where its facility could not be read', async () => {
    const address = `/upload-project?case=${draftId()}`;
    expect((await desk.open('Admin', address)).outcome).toBe('shown');
    failAt(/\/facilities\/[^/]+$/, 503);
    expect((await desk.open('Admin', address)).outcome).toBe('503');
  });
});

describe('a task', () => {
  it('records no check of labels that could not be read', async () => {
    const check = { intent: 'labels', scanned: 'INV26-1 A1', etag: '"v1"', idempotencyKey: key() };
    failAt(/\/cases\/[^/]+\/form$/, 503);
    await desk.openAsMember(OF_FACILITY, `/facility/tasks-detail?task=${taskId}`, check);
    expect(desk.api.world().tasks.find(taskId)?.comments).toEqual([]);
  });

  it('records no check of labels once it is closed', async () => {
    const { tasks } = desk.api.world();
    const { id } = tasks.change(taskId, (record) => ({ ...record, status: 'Cancelled' }));
    const check = { intent: 'labels', scanned: 'INV26-1 A1', etag: '"v1"', idempotencyKey: key() };
    const { text } = await desk.openAsMember(OF_FACILITY, `/facility/tasks-detail?task=${id}`, check);
    expect(text).toContain('This task is closed by now. Its labels are checked no more.');
    expect(tasks.find(taskId)?.comments).toEqual([]);
    tasks.change(taskId, (record) => ({ ...record, status: 'Open' }));
  });

  let taskId: string;
  beforeAll(async () => {
    const { cases, tasks } = desk.api.world();
    const { id } =
      cases.list().find(({ status, facilityId }) => status === 'Available' && facilityId === 'fac_demo-1') ??
      expect.fail('no case of the facility waits');
    cases.change(id, (record) => ({ ...record, status: 'Submitted' }));
    await desk.open('Admin', `/case-details/${id}`, {
      intent: 'return',
      etag: etagOf(desk, ['cases', id]),
      idempotencyKey: key(),
      kind: 'incomplete',
      reasons: 'Which mole was biopsied?',
    });
    taskId =
      tasks.by('case', id).find(({ type }) => type === TASK.missingInfo)?.id ??
      expect.fail('nothing is missing');
  });

  const open = (side: 'operator' | 'facility') =>
    side === 'operator'
      ? desk.open('Admin', `/task-detail/${taskId}`)
      : desk.openAsMember(OF_FACILITY, `/facility/tasks-detail?task=${taskId}`);

  it.each([
    ['operator', 503, 'unread'],
    ['operator', 403, []],
    ['facility', 503, 'unread'],
    ['facility', 403, []],
  ] as const)(
    'is shown to the %s with %i for the form of its case, and the reasons are %j',
    async (side, status, reasons) => {
      failAt(/\/cases\/[^/]+\/form$/, status);
      const { outcome, text } = await open(side);
      expect(outcome).toBe('shown');
      expect(JSON.parse(text)).toMatchObject({ returnReasons: reasons });
    },
  );

  it.each([
    [503, ['form', 'questions']],
    [403, []],
  ])(
    'with %i for the form of its case and its questions says that %j could not be read',
    async (status, unread) => {
      failAt(/\/(form|questions)$/, status);
      expect(JSON.parse((await open('facility')).text)).toMatchObject({ work: { unread } });
    },
  );
});

it.each(['/billing-detail/bil_dp-2026-000005-1', '/enquiries-detail/enq_demo-1'])(
  'without its history %s is shown, and says of the history that it could not be read',
  async (address) => {
    failAt(/\/history\b/, 503);
    const { outcome, text } = await desk.open('Admin', address);
    expect(outcome).toBe('shown');
    expect(JSON.parse(text)).toMatchObject({ changes: 'unread' });
  },
);

it.each([
  [503, 'unread'],
  [403, null],
])('with %i for its history and its links a user is shown, and both are %j', async (status, part) => {
  failAt(/\/(history|links)\b/, status);
  const { outcome, text } = await desk.open('Admin', '/UserDetail/usr_demo000001');
  expect(outcome).toBe('shown');
  expect(JSON.parse(text)).toMatchObject({ past: { changes: part, links: part } });
});

it('a renewed licence is shown without its pathologist, of whom nothing is then said', async () => {
  const at = new Date().toISOString();
  const provider = { userId: PROVIDER, displayName: 'Dr. Imara Vellacott' };
  desk.api
    .world()
    .licenceRenewals.insert({
      id: 'lic_unread',
      version: 1,
      status: 'Submitted',
      provider,
      region: 'NY',
      number: 'NY-1234567',
      issuedOn: '2026-01-01',
      expiresOn: '2099-01-01',
      replaces: null,
      file: { name: 'board.pdf', contentType: 'application/pdf', bytes: 9, uploadedAt: at },
      submittedAt: at,
      submittedBy: provider,
      reviewedAt: null,
      reviewedBy: null,
      reason: null,
      taskId: null,
    });
  failAt(new RegExp(`/users/${PROVIDER}$`), 503);
  const { outcome, text } = await desk.open('Admin', '/users?renewal=lic_unread');
  expect(outcome).toBe('shown');
  expect(JSON.parse(text)).toMatchObject({ isShutOut: null });
});

it.each([
  ['/create-task', 'people', /\/users$/],
  ['/groups?group=new', 'facilities', /\/facilities$/],
  ['/enquiries?part=new', 'owners', /\/users$/],
])('what %s lets choose of %s is said to be unread where it was not read', async (address, name, end) => {
  for (const [status, isUnread] of [
    [503, true],
    [403, false],
  ] as const) {
    failAt(end, status);
    const { outcome, text } = await desk.open('Admin', address);
    expect(outcome).toBe('shown');
    expect(JSON.parse(text)).toMatchObject({ [name]: { choices: [], total: 0, isUnread } });
  }
});

it.each([503, 429, 404])(
  'the look-up of a registration that is answered with %i ends in that',
  async (status) => {
    failAt(/\/registrations\//, status);
    const { outcome } = await desk.open('Admin', '/users?registration=reg_any');
    expect(outcome).toBe(String(status));
  },
);
