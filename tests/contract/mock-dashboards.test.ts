import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import type { CaseListItemZodType } from '#contracts/generated/schemas/case-list-item.ts';
import type { DashboardZodType } from '#contracts/generated/schemas/dashboard.ts';
import { makeOnboarding } from '#mock-server/resolvers/onboarding/onboarding-records.ts';
import { changeFacts } from '#mock-server/rules/cases/case-facts.ts';
import { makeTask } from '#mock-server/rules/tasks/made-tasks.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { dataOf, logInAll, plainDemo, START, type Tokens } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';

const HOUR_MS = 3_600_000;

let api: MockApi;
let client: MockClient;
let people: Tokens;
let template: CaseRecord;

/** A world with one case of each kind that a test names, and no others. */
beforeEach(async () => {
  const world = (now: number) => ({ ...plainDemo(now), cases: [] });
  ({ api, client } = mockInProcess({ world, now: () => START }));
  people = await logInAll(client);
  const found = plainDemo(START).cases.find(({ status }) => status === 'Available');
  if (found === undefined) throw new Error('the demo world has changed');
  template = { ...found, specimens: [], dueAt: null, openedImageIds: [], facilityId: 'fac_demo-1' };
});

let count = 0;
const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();
const add = (changes: Partial<CaseRecord>): CaseRecord => {
  count += 1;
  return api.world().cases.insert({ ...template, id: `cas_counted-${count}`, ...changes });
};
const mine = { assignedProviderId: PROVIDER };
const dashboard = async (as: string) => dataOf<DashboardZodType>(await client.ask('getDashboard', { as }));
const whole = async (query: Record<string, number> = {}) =>
  dataOf<AdminDashboardZodType>(await client.ask('getAdminDashboard', { query, as: people.admin }));

describe('the overview of a provider', () => {
  it('counts what they hold, what is late and what they could take', async () => {
    const unopened = (aCase: CaseRecord) => {
      const startedAt = aCase.selectedAt ?? '';
      changeFacts(api.world(), aCase.id, () => ({ releaseClock: { startedAt, warnedPercent: 0 } }));
    };
    unopened(add({ ...mine, status: 'Selected', selectedAt: at(-13), dueAt: at(-1) }));
    unopened(add({ ...mine, status: 'Selected', selectedAt: at(-1), priority: 'STAT' }));
    unopened(add({ ...mine, status: 'Selected', selectedAt: at(-11), priority: 'Routine' }));
    // The reader of this case came to its page and has opened no slide: it stays with them.
    add({ ...mine, status: 'Selected', selectedAt: at(-13) });
    add({ ...mine, status: 'AdditionalWorkRequested', selectedAt: at(-30) });
    add({ status: 'Available' });
    add({ status: 'Available', earlierSignerIds: [PROVIDER] });
    add({ status: 'Selected', assignedProviderId: 'usr_demo000002' });
    const { caseCounts, provider, facility } = await dashboard(people.provider);
    expect(caseCounts).toEqual([
      { status: 'Selected', count: 4, overdue: 1 },
      { status: 'AdditionalWorkRequested', count: 1, overdue: 0 },
    ]);
    expect(provider).toEqual({
      openCases: 5,
      openCaseLimit: 25,
      availableToMe: 1,
      waitingForFacility: 1,
      releaseSoon: 2,
      licencesEnding: 0,
    });
    expect(facility).toBeNull();
  });

  it('offers nothing to who may not pick up, and names licences that end within 90 days', async () => {
    add({ status: 'Available' });
    const ending = (expiresOn: string) => ({
      state: 'OH',
      number: '35.000000',
      issuedOn: '2020-01-01',
      expiresOn,
      verifiedOn: null,
    });
    api
      .world()
      .users.change(PROVIDER, (user) => ({
        ...user,
        status: 'Provisionally Active',
        licences: ['2026-11-20', '2026-11-21', '2027-02-19', '2027-02-20'].map(ending),
      }));
    const { provider } = await dashboard(people.provider);
    expect(provider).toMatchObject({ availableToMe: 0, licencesEnding: 2 });
  });

  it('counts open tasks, and notices not yet read', async () => {
    const user = api.world().users.find(PROVIDER);
    if (user === null) throw new Error('the demo world has changed');
    const doing = { world: api.world(), now: START - HOUR_MS * 24, caller: null };
    makeOnboarding(doing, user, { dueAt: at(2) });
    const sketch = { type: 11, title: 'Tell the clinic', priority: 'Routine', assigneeId: PROVIDER } as const;
    makeTask(doing, { ...sketch, dueAt: at(-2) });
    const done = makeTask(doing, { ...sketch, dueAt: at(-2) });
    api.world().tasks.change(done.id, (task) => ({ ...task, status: 'Completed' }));
    expect((await dashboard(people.provider)).tasks).toEqual({ open: 2, dueToday: 1, overdue: 1 });
    expect((await dashboard(people.admin)).tasks.open).toBe(2);
    expect((await dashboard(people.provider2)).tasks.open).toBe(0);
    // The onboarding was told of when it was made.
    expect((await dashboard(people.provider)).unreadNotifications).toBe(1);
  });
});

describe('the overview of a facility', () => {
  it('counts its own cases by tab, and none of another', async () => {
    for (const status of ['Draft', 'Returned', 'Submitted', 'Available', 'Selected', 'QAReview'] as const)
      add({ status });
    add({ status: 'AdditionalWorkRequested' });
    add({
      status: 'SignOutCompleted',
      signedAt: '2026-11-16T06:00:00Z',
      availableAt: '2026-11-13T06:00:00Z',
    });
    add({
      status: 'SignOutCompleted',
      signedAt: '2026-11-16T04:00:00Z',
      availableAt: '2026-11-13T06:00:00Z',
    });
    add({ status: 'Draft', facilityId: 'fac_demo-2' });
    for (const as of [people.facility, people.np]) {
      const { facility, provider } = await dashboard(as);
      expect(provider).toBeNull();
      expect(facility).toEqual({
        drafts: 1,
        returned: 1,
        waiting: 2,
        inReview: 2,
        needsAction: 1,
        signedOutThisWeek: 1,
      });
    }
  });

  it('is not for strangers', async () => {
    expect((await client.ask('getDashboard')).status).toBe(401);
  });
});

describe('the overview of the product', () => {
  it('measures turnaround in working hours, whole and less the waiting, of the days asked for', async () => {
    // Ten to eight in the evening in New York on a Friday.
    const signed = add({
      status: 'SignOutCompleted',
      availableAt: '2026-11-20T15:00:00Z',
      signedAt: '2026-11-21T01:00:00Z',
    });
    add({
      status: 'SignOutCompleted',
      reportState: 'Amended',
      availableAt: at(-24 * 40),
      signedAt: at(-24 * 39),
    });
    const line = {
      by: null,
      role: 'system',
      reason: null,
      subject: null,
      address: null,
      device: null,
    } as const;
    const move = (to: CaseRecord['status'], when: string, version: number) =>
      api
        .world()
        .caseEvents.insert({
          ...line,
          id: `evt_${version}`,
          caseId: signed.id,
          kind: 'transition',
          from: null,
          to,
          at: when,
          version,
        });
    move('AdditionalWorkRequested', '2026-11-20T16:00:00Z', 2);
    move('Selected', '2026-11-20T19:00:00Z', 3);
    const month = await whole();
    expect(month.turnaround).toEqual({ cases: 1, medianHours: 10, p90Hours: 10, netMedianHours: 7 });
    expect(month.byFacility).toMatchObject([
      { facilityId: 'fac_demo-1', facilityName: 'Riverbend Surgical Pathology Laboratory' },
    ]);
    expect(month.bySubspecialty).toMatchObject([{ subspecialty: template.subspecialty }]);
    expect([month.days, month.rates.amendmentPercent]).toEqual([30, 0]);
    const longer = await whole({ days: 60 });
    expect([longer.turnaround.cases, longer.rates.amendmentPercent]).toEqual([2, 50]);
  });

  it('counts every hour of a STAT case, as its row does', async () => {
    // Ten to four on a Saturday in New York.
    const signed = add({
      status: 'SignOutCompleted',
      priority: 'STAT',
      availableAt: '2026-11-14T15:00:00Z',
      signedAt: '2026-11-14T21:00:00Z',
    });
    const listed = await client.ask('listCases', { query: { view: 'all' }, as: people.admin });
    const rows = dataOf<{ items: CaseListItemZodType[] }>(listed).items;
    expect(rows.find(({ id }) => id === signed.id)?.turnaround).toMatchObject({ grossHours: 6, netHours: 6 });
    const { turnaround } = await whole();
    expect(turnaround).toEqual({ cases: 1, medianHours: 6, p90Hours: 6, netMedianHours: 6 });
  });

  it('shows what waits, who holds what, and whose licence ends', async () => {
    add({ ...mine, status: 'AdditionalWorkRequested', selectedAt: at(-3), dueAt: at(-1) });
    add({ ...mine, status: 'AdditionalWorkRequested', selectedAt: at(-30) });
    add({ ...mine, status: 'Selected', selectedAt: at(-30) });
    api
      .world()
      .users.change(PROVIDER, (user) => ({
        ...user,
        licences: [
          {
            state: 'OH',
            number: '35.000000',
            issuedOn: '2020-01-01',
            expiresOn: '2026-12-01',
            verifiedOn: null,
          },
        ],
      }));
    const { openOrders, providerLoad, licencesEnding, caseCounts } = await whole();
    expect(openOrders).toEqual({ underOneDay: 1, oneToTwoDays: 1, twoToFiveDays: 0, overFiveDays: 0 });
    expect(providerLoad[0]).toMatchObject({ provider: { userId: PROVIDER }, openCases: 3, overdue: 1 });
    expect(providerLoad).toHaveLength(5);
    expect(licencesEnding).toMatchObject([{ region: 'OH', expiresOn: '2026-12-01', openCases: 3 }]);
    expect(caseCounts.map((one) => one.count)).toEqual([1, 2]);
  });

  it('is for admins', async () => {
    for (const as of [people.provider, people.facility, people.np])
      expect((await client.ask('getAdminDashboard', { as })).status).toBe(403);
    expect((await client.ask('getAdminDashboard')).status).toBe(401);
    expect((await client.ask('getAdminDashboard', { query: { days: 0 }, as: people.admin })).status).toBe(
      400,
    );
  });
});
