import { openCaseLimitOf } from '#app/core/cases/pickup.ts';
import { CASE_STATUSES, isOver, isWithReader } from '#app/core/cases/status.ts';
import { agesOf } from '#app/core/dashboards/ages.ts';
import { groupBy } from '#app/core/dashboards/grouped.ts';
import { daysBackMs } from '#app/core/dashboards/series.ts';
import { percentOf, turnaroundOf } from '#app/core/dashboards/turnaround.ts';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import type { CaseThen, UserThen } from '../../store/records/past.ts';
import { createDerived } from '../../store/shelf.ts';
import type { World } from '../../world.ts';
import { waitsSince } from '../cases/case-standing.ts';
import { adminLists } from './admin-lists.ts';
import { signedSince } from './case-hours.ts';
import { caseCountsOf, endingLicences, isOverdue, taskCountsOf } from './dashboard-counts.ts';
import { rangeOf, seriesOf } from './dashboard-series.ts';
import { turnaroundSeriesOf } from './turnaround-series.ts';
import { type Counted, countedAt, countedNow } from './world-then.ts';

const MOST_FACILITIES = 50;
const MOST_PROVIDERS = 100;

type Signed = ReturnType<typeof signedSince>;

const hoursOf = (signed: Signed) => turnaroundOf(signed.map(({ hours }) => hours));

function byFacility(world: World, signed: Signed): AdminDashboardZodType['byFacility'] {
  const groups = groupBy(signed, ({ aCase }) => aCase.facilityId);
  return [...groups]
    .map(([facilityId, those]) => ({
      facilityId,
      facilityName: world.facilities.find(facilityId)?.name ?? facilityId,
      turnaround: hoursOf(those),
    }))
    .toSorted((a, b) => b.turnaround.cases - a.turnaround.cases)
    .slice(0, MOST_FACILITIES);
}

const subspecialtyOf = ({ subspecialty }: CaseThen) => zSubspecialty.safeParse(subspecialty).data ?? null;

const bySubspecialty = (signed: Signed): AdminDashboardZodType['bySubspecialty'] =>
  [...groupBy(signed, ({ aCase }) => subspecialtyOf(aCase))].map(([subspecialty, those]) => ({
    subspecialty,
    turnaround: hoursOf(those),
  }));

type Begun = readonly { readonly status: CaseThen['status']; readonly begun: readonly number[] }[];

const kept = createDerived<Counted, Begun>();

/** Since when the cases of each status that waits for somebody have been in it. */
function begunBy(world: World, { cases }: Counted, now: number): Begun {
  const byStatus = groupBy(
    cases.filter(({ status }) => !isOver(status)),
    ({ status }) => status,
  );
  const until = new Date(now).toISOString();
  return CASE_STATUSES.flatMap((status) => {
    const those = byStatus.get(status) ?? [];
    if (those.length === 0) return [];
    const begun = those
      .flatMap((aCase) => waitsSince(world, aCase, until) ?? [])
      .map((text) => Date.parse(text));
    return [{ status, begun }];
  });
}

const agesIn = (world: World, counted: Counted, now: number): AdminDashboardZodType['ages'] =>
  kept(counted, () => begunBy(world, counted, now)).map(({ status, begun }) => ({
    status,
    bands: agesOf(begun, now),
  }));

function orderAges(ages: AdminDashboardZodType['ages']): AdminDashboardZodType['openOrders'] {
  const asked = ages.find(({ status }) => status === 'AdditionalWorkRequested')?.bands ?? [];
  const [underOneDay = 0, oneToTwoDays = 0, twoToFiveDays = 0, overFiveDays = 0] = asked.map(
    ({ count }) => count,
  );
  return { underOneDay, oneToTwoDays, twoToFiveDays, overFiveDays };
}

function endingOf(
  world: World,
  provider: UserThen,
  held: readonly CaseThen[],
  now: number,
): AdminDashboardZodType['licencesEnding'] {
  return endingLicences(provider.licences, now).map(({ state, expiresOn }) => ({
    provider: personRef(provider),
    region: state,
    expiresOn,
    openCases: held.filter((aCase) => facilityOf(world, aCase).state === state).length,
  }));
}

const isProvider = ({ role, status }: UserThen): boolean =>
  (role === 'Provider' || role === 'physician') && status !== 'Deactivated';

type Query = Call<'getAdminDashboard'>['input']['query'];

function overviewOf(world: World, counted: Counted, query: Query, now: number) {
  const { days } = query;
  const { cases, tasks, users } = counted;
  const range = rangeOf(query, now);
  const signed = signedSince(world, cases, daysBackMs(days, range.timeZone, now));
  const amended = signed.filter(({ aCase }) => aCase.reportState === 'Amended').length;
  const held = groupBy(
    cases.filter(({ status }) => isWithReader(status)),
    ({ assignedProviderId }) => assignedProviderId ?? '',
  );
  const providers = users.filter(isProvider);
  const heldBy = ({ id }: UserThen): readonly CaseThen[] => held.get(id) ?? [];
  const ages = agesIn(world, counted, now);
  return {
    asOf: new Date(now).toISOString(),
    days,
    caseCounts: caseCountsOf(cases, now),
    tasks: taskCountsOf(tasks, now, range.timeZone),
    turnaround: hoursOf(signed),
    byFacility: byFacility(world, signed),
    bySubspecialty: bySubspecialty(signed),
    openOrders: orderAges(ages),
    rates: { mismatchPercent: null, amendmentPercent: percentOf(amended, signed.length), amended },
    licencesEnding: providers
      .flatMap((one) => endingOf(world, one, heldBy(one), now))
      .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1))
      .slice(0, MOST_PROVIDERS),
    providerLoad: providers
      .map((one) => ({
        provider: personRef(one),
        openCases: heldBy(one).length,
        openCaseLimit: openCaseLimitOf(one.provider?.maxOpenCases ?? null),
        overdue: heldBy(one).filter((aCase) => isOverdue(aCase, now)).length,
      }))
      .toSorted((a, b) => b.openCases - a.openCases)
      .slice(0, MOST_PROVIDERS),
    ages,
    range,
    series: seriesOf(counted, range),
    turnaroundSeries: turnaroundSeriesOf(world, cases, range, query),
  };
}

export const getAdminDashboard: Resolver<'getAdminDashboard'> = {
  resolve: ({ world, input: { query }, now }) => {
    const { asOf } = query;
    if (asOf === undefined) {
      const overview = overviewOf(world, countedNow(world), query, now);
      return { data: { ...overview, lists: adminLists(overview, now) } };
    }
    const then = Date.parse(asOf);
    if (then > now)
      throw refuse('MALFORMED_REQUEST', { fields: { asOf: ['Choose a moment that has passed.'] } });
    // Lists are of now, so none of them counts what was then.
    return { data: { ...overviewOf(world, countedAt(world, then), query, then), lists: {} } };
  },
};
