import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { dataOf, itemsOf, START } from './business-people.ts';
import { type Answered, type MockClient, mockInProcess } from './mock-client.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: MockApi;
let client: MockClient;
let template: CaseRecord;
beforeEach(() => {
  ({ api, client } = mockInProcess({ now: () => START }));
  const found = api.world().cases.by('status', 'Available')[0];
  if (found === undefined) throw new Error('the demo world has changed');
  template = { ...found, facilityId: 'fac_demo-1', openedImageIds: [], dueAt: null };
});
/** Leaves the cases that the test makes alone. */
const empty = (): void => {
  for (const { id } of api.world().cases.list()) api.world().cases.remove(id);
};
let made = 0;
const add = (changes: Partial<CaseRecord>): CaseRecord => {
  made += 1;
  const numbers = { id: `cas_figure-${made}`, caseID: `DP-2026-9${String(made).padStart(5, '0')}` };
  return api.world().cases.insert({ ...template, ...numbers, ...changes });
};
const at = (ms: number): string => new Date(START + ms).toISOString();

interface Whole {
  readonly range: unknown;
  readonly turnaround: { readonly cases: number };
  readonly byFacility: readonly { readonly turnaround: { readonly cases: number } }[];
  readonly lists: Readonly<Record<string, { readonly query: unknown } | undefined>>;
  readonly ages: readonly {
    readonly status: string;
    readonly bands: readonly { readonly count: number }[];
  }[];
  readonly series: readonly {
    readonly of: string;
    readonly points: readonly { readonly day: string; readonly from: string; readonly count: number }[];
  }[];
}
const whole = async (query: Record<string, string | number>) =>
  dataOf<Whole>(await client.ask('getAdminDashboard', { query, as: await client.logIn('admin') }));

describe('the series', () => {
  it('count the days of the zone that is asked for', async () => {
    empty();
    add({ sentAt: '2026-11-18T04:30:00Z' });
    add({ sentAt: '2026-11-18T05:00:00.000Z', signedAt: '2026-11-19T12:00:00Z', status: 'SignOutCompleted' });
    const days = { from: '2026-11-17', to: '2026-11-19' };
    const countsOf = async (query: Record<string, string>) =>
      (await whole({ ...days, ...query })).series.map(({ of, points }) => [
        of,
        ...points.map((one) => one.count),
      ]);
    expect(await countsOf({ timeZone: 'UTC' })).toEqual([
      ['sent', 0, 2, 0],
      ['signed', 0, 0, 1],
      ['reviews', 0, 0, 0],
    ]);
    expect((await countsOf({}))[0]).toEqual(['sent', 1, 1, 0]);
    expect((await countsOf({ step: 'week' }))[0]).toEqual(['sent', 2]);
  });

  it('count second reviews by when they were asked for', async () => {
    const asked = api
      .world()
      .tasks.list()
      .filter(({ type }) => type === 2);
    const first = asked[0]?.createdAt.slice(0, 10) ?? '';
    expect(asked.length).toBeGreaterThan(0);
    const { series } = await whole({ from: first, to: first, timeZone: 'UTC' });
    const onFirst = asked.filter(({ createdAt }) => createdAt.startsWith(first));
    expect(series[2]?.points.map(({ count }) => count)).toEqual([onFirst.length]);
  });

  it('count the same signed cases over these days as the turnaround and its list do', async () => {
    empty();
    // The days begin at midnight in New York, on 11/15/2026 at 05:00 in UTC.
    for (const signedAt of ['2026-11-15T04:59:00Z', '2026-11-15T05:01:00Z', '2026-11-20T12:00:00Z'])
      add({ status: 'SignOutCompleted', availableAt: '2026-11-10T12:00:00Z', signedAt });
    const { series, turnaround, lists, byFacility } = await whole({ days: 7 });
    const signed = series.find(({ of }) => of === 'signed')?.points.map(({ count }) => count) ?? [];
    expect(signed.reduce((sum, count) => sum + count)).toBe(2);
    expect([turnaround.cases, byFacility[0]?.turnaround.cases]).toEqual([2, 2]);
    expect(lists['turnaround.cases']?.query).toMatchObject({ signedFrom: '2026-11-15T05:00:00.000Z' });
  });

  it("go from as many days back as are asked for until today, in the operator's zone", async () => {
    expect((await whole({ days: 7 })).range).toEqual({
      from: '2026-11-15',
      to: '2026-11-21',
      timeZone: 'America/New_York',
      step: 'day',
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
        status: 400,
        code: 'MALFORMED_REQUEST',
      });
  });
});

it('ages of a status are counted from the last move into it', async () => {
  empty();
  const aCase = add({ status: 'Available', availableAt: at(-30 * DAY_MS) });
  const ages = async () => (await whole({})).ages.map(({ bands }) => bands.map(({ count }) => count));
  expect(await ages()).toEqual([[0, 0, 0, 1]]);
  api
    .world()
    .caseEvents.insert({
      id: 'evt_back',
      caseId: aCase.id,
      at: at(-30 * HOUR_MS),
      kind: 'transition',
      by: null,
      role: 'system',
      from: 'Selected',
      to: 'Available',
      reason: null,
      version: 9,
      subject: null,
      address: null,
      device: null,
    });
  expect(await ages()).toEqual([[0, 1, 0, 0]]);
});

describe('the licences', () => {
  const endsOf = (answer: Answered) =>
    (itemsOf(answer) as unknown as readonly { licence: { expiresOn: string } }[]).map(
      ({ licence }) => licence.expiresOn,
    );

  it("are everybody's for staff and one's own for a provider, the next to end first", async () => {
    const staff = await client.ask('listLicences', {
      query: { pageSize: 100 },
      as: await client.logIn('admin'),
    });
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
