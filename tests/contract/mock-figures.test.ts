import { beforeEach, describe, expect, it } from 'vitest';
import { casesSummed, sharedCall } from '#app/core/dashboards/figure-address.ts';
import type { DashboardZodType } from '#contracts/generated/schemas/dashboard.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { onlyLong } from '#tests/support/long-run.ts';
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

/** Numbers that count nothing: limits, lengths, hours and shares. */
const UNCOUNTED = /^days$|openCaseLimit$|Hours$|Percent$/;

/** Every number of the overview by its path, however deep it stands. */
function* figuresIn(value: unknown, path = ''): Generator<readonly [string, number]> {
  if (typeof value === 'number' && !UNCOUNTED.test(path)) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value))
    if (key !== 'lists') yield* figuresIn(held, path === '' ? key : `${path}.${key}`);
}

type ListCall = NonNullable<ReturnType<typeof sharedCall>>;

/** What the call lists in all, by its total, or by following the feed to its end. */
async function listedBy({ operationId, query }: ListCall, as: string): Promise<number> {
  const ask = (more: Record<string, string> = {}): Promise<Answered> => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, ...more }))
      for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
    return askFor(operationId, search, as);
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

const PATHS: Readonly<Record<string, string>> = {
  listCases: 'cases',
  listTasks: 'tasks',
  listNotifications: 'notifications',
  listLicences: 'licences',
};

async function askFor(id: string, search: URLSearchParams, as: string): Promise<Answered> {
  const url = `http://mock.test/api/${PATHS[id] ?? expect.fail(id)}?${search.toString()}`;
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

let template: CaseRecord;
beforeEach(() => {
  const found = api.world().cases.by('status', 'Available')[0];
  if (found === undefined) throw new Error('the demo world has changed');
  template = { ...found, facilityId: 'fac_demo-1', openedImageIds: [], dueAt: null };
});
let made = 0;
const add = (changes: Partial<CaseRecord>): CaseRecord => {
  made += 1;
  const numbers = { id: `cas_figure-${made}`, caseID: `DP-2026-9${String(made).padStart(5, '0')}` };
  return api.world().cases.insert({ ...template, ...numbers, ...changes });
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
  add({
    status: 'Available',
    availableAt: at(-HOUR_MS),
    holds: [
      {
        reason: 'other',
        note: 'Waits.',
        from: at(-HOUR_MS),
        to: null,
        placedBy: 'usr_demo000006',
        liftedBy: null,
      },
    ],
  });
  add({ status: 'Available', earlierSignerIds: [PROVIDER] });
  add({ status: 'Draft', caseID: null, sentAt: null });
  add({ status: 'Cancelled', sentAt: at(-HOUR_MS) });
  const signed = {
    status: 'SignOutCompleted',
    reportState: 'Amended',
    availableAt: at(-40 * DAY_MS),
  } as const;
  add({ ...signed, ...mine, signerId: PROVIDER, signedAt: at(-30 * DAY_MS), subspecialty: 'Any' });
  add({ ...signed, ...mine, signerId: PROVIDER, signedAt: at(-35 * DAY_MS) });
  add({
    ...signed,
    assignedProviderId: SECOND_PROVIDER,
    signerId: SECOND_PROVIDER,
    signedAt: at(-2 * HOUR_MS),
  });
}

const ranges = [
  {},
  { from: '2026-10-20', to: '2026-11-21', timeZone: 'America/Los_Angeles' },
  { from: '2026-09-01', step: 'week', timeZone: 'Asia/Tokyo', days: 60 },
  { step: 'week', days: 90, ofFacility: 'fac_demo-1' },
  { from: '2026-10-01', ofFacility: 'fac_demo-1', ofSubspecialty: 'Dermatopathology' },
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

  it.each(['small', 'empty', ...onlyLong(['huge', 'hundred', 'load'] as const)] as const)(
    'in the world %s too',
    async (name) => {
      ({ api, client } = mockInProcess({ world: WORLDS[name], now: () => time.now }));
      const { wrong, astray, counted } = await wrongFigures('admin', {
        step: 'week',
        ofSubspecialty: 'Breast',
      });
      expect([wrong, astray]).toEqual([[], []]);
      expect(counted > 0).toBe(name !== 'empty');
      for (const person of ['provider', 'facility'] as const)
        expect([person, await wrongFigures(person)]).toMatchObject([person, { wrong: [], astray: [] }]);
    },
  );

  it.each([undefined, {}] as const)(
    'that sums up others has the list that their own lists have in common, asked with %j',
    async (query) => {
      moveSome();
      const { as, overview } = await overviewOf('admin', query);
      const { caseCounts } = overview as unknown as DashboardZodType;
      const figures = new Map(figuresIn(overview));
      const orders = [...figures.keys()].filter((path) => path.startsWith('openOrders.'));
      const groups = [casesSummed(caseCounts, 'count').keys, casesSummed(caseCounts, 'overdue').keys, orders];
      for (const keys of groups.filter(({ length }) => length > 0)) {
        const sum = keys.reduce((total, key) => total + (figures.get(key) ?? Number.NaN), 0);
        const call = sharedCall(overview.lists, keys) ?? expect.fail(`no list of ${keys.join()}`);
        expect(sum).toBeGreaterThan(0);
        expect([keys, await listedBy(call, as)]).toEqual([keys, sum]);
      }
    },
  );

  it('counts no task that was handed in, which waits for the operator, for whoever handed it in', async () => {
    const { tasks } = api.world();
    const due = tasks.list().filter(({ assigneeId, assignedRole }) => assigneeId ?? assignedRole);
    for (const { id } of due)
      tasks.change(id, (task) => ({ ...task, status: 'Submitted', dueAt: at(-HOUR_MS) }));
    for (const person of ['provider', 'facility'] as const) {
      const { overview } = await overviewOf(person);
      expect(overview).toMatchObject({ tasks: { open: 0, dueToday: 0, overdue: 0 } });
      expect(await wrongFigures(person)).toMatchObject({ wrong: [], astray: [] });
    }
    const { overview } = await overviewOf('admin', {});
    expect(overview).toMatchObject({ tasks: { overdue: due.length } });
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
