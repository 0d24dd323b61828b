import { beforeEach, describe, expect, it } from 'vitest';
import type { DashboardZodType } from '#contracts/generated/schemas/dashboard.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { dataOf, itemsOf, START } from './business-people.ts';
import { type Answered, type MockClient, mockInProcess, type Person } from './mock-client.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: MockApi;
let client: MockClient;
let time: { now: number };

beforeEach(() => {
  time = { now: START };
  ({ api, client } = mockInProcess({ now: () => time.now, tokenLifeMs: 1000 * DAY_MS }));
});

type Overview = Record<string, unknown> & Pick<DashboardZodType, 'lists'>;
type Call = Overview['lists'][string];

/** Numbers that count nothing: limits, lengths, hours and shares. */
const UNCOUNTED = /^days$|openCaseLimit$|Hours$|Percent$/;

/** Every number of the overview by its path, however deep it stands. */
function* figuresIn(value: unknown, path = ''): Generator<readonly [string, number]> {
  if (typeof value === 'number' && !UNCOUNTED.test(path)) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value))
    if (key !== 'lists') yield* figuresIn(held, path === '' ? key : `${path}.${key}`);
}

/** What the call lists in all, by its total, or by following the feed to its end. */
async function listedBy({ operationId, query }: Call, as: string): Promise<number> {
  const ask = (more: Record<string, string> = {}): Promise<Answered> => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, ...more }))
      for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
    return asked(operationId, search, as);
  };
  let answer = await ask();
  if (operationId !== 'listNotifications') return dataOf<{ total: number }>(answer).total;
  let count = itemsOf(answer).length;
  for (;;) {
    const { nextCursor } = dataOf<{ nextCursor: string | null }>(answer);
    if (nextCursor === null) return count;
    answer = await ask({ cursor: nextCursor });
    count += itemsOf(answer).length;
  }
}

const PATHS: Record<Call['operationId'], string> = {
  ...{ listCases: 'cases', listTasks: 'tasks', listNotifications: 'notifications', listLicences: 'licences' },
};

async function asked(id: Call['operationId'], search: URLSearchParams, as: string): Promise<Answered> {
  const url = `http://mock.test/api/${PATHS[id]}?${search.toString()}`;
  const answer = await client.open(url, { Authorization: `Bearer ${as}` });
  expect([answer.status, url]).toEqual([200, url]);
  return answer;
}

async function overviewOf(person: Person, query?: Record<string, string | number>) {
  const as = await client.logIn(person);
  const id = query === undefined ? 'getDashboard' : 'getAdminDashboard';
  return { as, overview: dataOf<Overview>(await client.ask(id, { query: query ?? {}, as })) };
}

/** Follows every figure; gives those whose list has another total, or that have no list. */
async function wrongFigures(person: Person, query?: Record<string, string | number>) {
  const { as, overview } = await overviewOf(person, query);
  const known = new Map<string, number>();
  const wrong: string[] = [];
  let counted = 0;
  for (const [path, figure] of figuresIn(overview)) {
    const call = overview.lists[path];
    const key = JSON.stringify(call);
    const total = call === undefined ? null : (known.get(key) ?? (await listedBy(call, as)));
    if (total !== null) known.set(key, total);
    if (total !== figure) wrong.push(`${path}: ${figure}, listed ${total}`);
    counted += figure;
  }
  const paths = new Set([...figuresIn(overview)].map(([path]) => path));
  const astray = Object.keys(overview.lists).filter((path) => !paths.has(path));
  return { wrong, astray, counted };
}

const template = (): CaseRecord => {
  const found = api.world().cases.by('status', 'Available')[0];
  if (found === undefined) throw new Error('the demo world has changed');
  return { ...found, facilityId: 'fac_demo-1', openedImageIds: [], dueAt: null };
};
let made = 0;
const add = (changes: Partial<CaseRecord>): CaseRecord => {
  made += 1;
  const numbers = { id: `cas_figure-${made}`, caseID: `DP-2026-9${String(made).padStart(5, '0')}` };
  return api.world().cases.insert({ ...template(), ...numbers, ...changes });
};
const at = (ms: number): string => new Date(time.now + ms).toISOString();

/** Cases at the edges of what is counted. */
function moveSome(): void {
  const mine = { assignedProviderId: PROVIDER } as const;
  add({ ...mine, status: 'Selected', selectedAt: at(-13 * HOUR_MS), dueAt: at(-1) });
  add({ ...mine, status: 'Selected', selectedAt: at(-24 * HOUR_MS), priority: 'STAT' });
  add({ ...mine, status: 'AdditionalWorkRequested', selectedAt: at(-48 * HOUR_MS), dueAt: at(-HOUR_MS) });
  add({ ...mine, status: 'AdditionalWorkRequested', selectedAt: at(-6 * DAY_MS) });
  add({ status: 'Available', availableAt: at(-5 * DAY_MS), subspecialty: 'Any' });
  add({ status: 'Available', availableAt: at(-HOUR_MS), holds: [
    { reason: 'other', note: 'Waits.', from: at(-HOUR_MS), to: null, placedBy: 'usr_demo000006', liftedBy: null },
  ] });
  add({ status: 'Available', earlierSignerIds: [PROVIDER] });
  add({ status: 'Draft', caseID: null, sentAt: null });
  add({ status: 'Cancelled', sentAt: at(-HOUR_MS) });
  const signed = { status: 'SignOutCompleted', reportState: 'Amended', availableAt: at(-40 * DAY_MS) } as const;
  add({ ...signed, ...mine, signerId: PROVIDER, signedAt: at(-30 * DAY_MS), subspecialty: 'Any' });
  add({ ...signed, ...mine, signerId: PROVIDER, signedAt: at(-35 * DAY_MS) });
  add({ ...signed, assignedProviderId: SECOND_PROVIDER, signerId: SECOND_PROVIDER, signedAt: at(-2 * HOUR_MS) });
}

const ranges = [
  {},
  { from: '2026-10-20', to: '2026-11-21', timeZone: 'America/Los_Angeles' },
  { from: '2026-09-01', step: 'week', timeZone: 'Asia/Tokyo', days: 60 },
] as const;

describe('every figure of an overview', () => {
  it.each(['provider', 'provider2', 'facility', 'np', 'admin'] as const)(
    'has the call that lists what it counts: %s',
    async (person) => {
      expect(await wrongFigures(person)).toMatchObject({ wrong: [], astray: [] });
      moveSome();
      const { wrong, astray, counted } = await wrongFigures(person);
      expect([wrong, astray]).toEqual([[], []]);
      expect(counted).toBeGreaterThan(5);
    },
  );

  it.each(ranges)('of the whole product too, in the range %j', async (range) => {
    moveSome();
    const { wrong, astray, counted } = await wrongFigures('admin', { ...range });
    expect([wrong, astray]).toEqual([[], []]);
    expect(counted).toBeGreaterThan(50);
  });

  it('has none where the caller may not list: cases that are offered to Active providers alone', async () => {
    expect(await wrongFigures('provisional')).toMatchObject({
      wrong: ['provider.availableToMe: 0, listed null'],
      astray: [],
    });
  });

  it('moves with the cases, through the product and not by the clock of the test', async () => {
    const as = await client.logIn('provider');
    const openOf = async () => (await overviewOf('provider')).overview as unknown as DashboardZodType;
    const before = await openOf();
    const free = itemsOf(
      await client.ask('listCases', { query: { view: 'available', mayPickUp: 'true' }, as }),
    );
    const [first] = free as unknown as readonly { readonly id: string; readonly etag: string }[];
    expect(free).toHaveLength(before.provider?.availableToMe ?? 0);
    const headers = { 'If-Match': first?.etag ?? '', 'Idempotency-Key': `"${crypto.randomUUID()}"` };
    const taken = await client.ask('pickUpCase', { params: { caseId: first?.id ?? '' }, headers, as });
    expect(taken.status).toBe(200);
    const after = await openOf();
    expect(after.provider).toMatchObject({
      openCases: (before.provider?.openCases ?? 0) + 1,
      availableToMe: (before.provider?.availableToMe ?? 0) - 1,
    });
    expect((await wrongFigures('provider')).wrong).toEqual([]);
    time.now += 3 * DAY_MS;
    expect((await wrongFigures('provider')).wrong).toEqual([]);
  });
});

interface Whole {
  readonly range: unknown;
  readonly ages: readonly { readonly status: string; readonly bands: readonly { readonly count: number }[] }[];
  readonly series: readonly {
    readonly of: string;
    readonly points: readonly { readonly day: string; readonly from: string; readonly count: number }[];
  }[];
}
const whole = async (query: Record<string, string | number>) =>
  (await overviewOf('admin', query)).overview as unknown as Whole;

describe('the series', () => {
  it('count the days of the zone that is asked for', async () => {
    for (const { id } of api.world().cases.list()) api.world().cases.remove(id);
    add({ sentAt: '2026-11-18T04:30:00Z' });
    add({ sentAt: '2026-11-18T05:00:00.000Z', signedAt: '2026-11-19T12:00:00Z', status: 'SignOutCompleted' });
    const days = { from: '2026-11-17', to: '2026-11-19' };
    const countsOf = async (query: Record<string, string>) =>
      (await whole({ ...days, ...query })).series.map(({ of, points }) => [of, ...points.map((one) => one.count)]);
    expect(await countsOf({ timeZone: 'UTC' })).toEqual([
      ['sent', 0, 2, 0],
      ['signed', 0, 0, 1],
      ['reviews', 0, 0, 0],
    ]);
    expect((await countsOf({}))[0]).toEqual(['sent', 1, 1, 0]);
    expect((await countsOf({ step: 'week' }))[0]).toEqual(['sent', 2]);
  });

  it('count second reviews by when they were asked for', async () => {
    const asked = api.world().tasks.list().filter(({ type }) => type === 2);
    const first = asked[0]?.createdAt.slice(0, 10) ?? '';
    expect(asked.length).toBeGreaterThan(0);
    const { series } = await whole({ from: first, to: first, timeZone: 'UTC' });
    const onFirst = asked.filter(({ createdAt }) => createdAt.startsWith(first));
    expect(series[2]?.points.map(({ count }) => count)).toEqual([onFirst.length]);
  });

  it('go from as many days back as are asked for until today, in the operator\'s zone', async () => {
    expect((await whole({ days: 7 })).range).toEqual({
      ...{ from: '2026-11-15', to: '2026-11-21', timeZone: 'America/New_York', step: 'day' },
    });
  });

  it('are refused for a zone or a range that there is none of', async () => {
    const as = await client.logIn('admin');
    for (const query of [
      { timeZone: 'America/Nowhere' },
      { from: '2026-11-22', to: '2026-11-21' },
      { from: '2025-11-20', to: '2026-11-21' },
    ])
      expect(await client.ask('getAdminDashboard', { query, as })).toMatchObject({
        ...{ status: 400, code: 'MALFORMED_REQUEST' },
      });
  });
});

it('ages of a status are counted from the last move into it', async () => {
  for (const { id } of api.world().cases.list()) api.world().cases.remove(id);
  const aCase = add({ status: 'Available', availableAt: at(-30 * DAY_MS) });
  const ages = async () => (await whole({})).ages.map(({ bands }) => bands.map(({ count }) => count));
  expect(await ages()).toEqual([[0, 0, 0, 1]]);
  api.world().caseEvents.insert({
    ...{ id: 'evt_back', caseId: aCase.id, at: at(-30 * HOUR_MS), kind: 'transition', by: null, role: 'system' },
    ...{ from: 'Selected', to: 'Available', reason: null, version: 9, subject: null, address: null, device: null },
  });
  expect(await ages()).toEqual([[0, 1, 0, 0]]);
});

describe('the licences', () => {
  const endsOf = (answer: Answered) =>
    (itemsOf(answer) as unknown as readonly { licence: { expiresOn: string } }[]).map(
      ({ licence }) => licence.expiresOn,
    );

  it('are everybody\'s for staff and one\'s own for a provider, the next to end first', async () => {
    const staff = await client.ask('listLicences', { query: { pageSize: 100 }, as: await client.logIn('admin') });
    expect(endsOf(staff)).toEqual(endsOf(staff).toSorted());
    const as = await client.logIn('provider');
    const own = await client.ask('listLicences', { as });
    const held = api.world().users.find(PROVIDER)?.licences ?? [];
    expect(dataOf<{ total: number }>(own).total).toBe(held.length);
    expect(dataOf<{ total: number }>(staff).total).toBeGreaterThan(held.length);
    const other = await client.ask('listLicences', { query: { userId: SECOND_PROVIDER }, as });
    expect(itemsOf(other)).toEqual([]);
  });

  it('are filtered by state and end, and shown to no facility', async () => {
    const as = await client.logIn('admin');
    const [first] = api.world().users.find(PROVIDER)?.licences ?? [];
    const day = first?.expiresOn ?? '';
    const query = { userId: PROVIDER, expiresFrom: day, expiresTo: day, region: first?.state ?? '' };
    expect(endsOf(await client.ask('listLicences', { query, as }))).toEqual([day]);
    expect((await client.ask('listLicences', { as: await client.logIn('facility') })).status).toBe(403);
    expect((await client.ask('listLicences')).status).toBe(401);
    expect((await client.ask('listLicences', { query: { region: 'x' }, as })).status).toBe(400);
  });
});
