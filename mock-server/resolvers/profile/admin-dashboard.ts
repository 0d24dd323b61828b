import { openCaseLimitOf } from '#app/core/cases/pickup.ts';
import { isHeld } from '#app/core/cases/status.ts';
import { grouped } from '#app/core/dashboards/grouped.ts';
import { percentOf, turnaroundOf } from '#app/core/dashboards/turnaround.ts';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import { facilityOf } from '../../access/case-access.ts';
import type { Resolver } from '../../http/call.ts';
import { query } from '../../store/query.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { personRef } from '../users/person-refs.ts';
import { signedSince } from './case-hours.ts';
import { caseCountsOf, endingLicences, isOverdue, taskCountsOf } from './dashboard-counts.ts';

const DAY_MS = 86_400_000;
const MOST_FACILITIES = 50;
const MOST_PROVIDERS = 100;

type Signed = ReturnType<typeof signedSince>;

const hoursOf = (signed: Signed) => turnaroundOf(signed.map(({ hours }) => hours));

function byFacility(world: World, signed: Signed): AdminDashboardZodType['byFacility'] {
  const groups = grouped(signed, ({ aCase }) => aCase.facilityId);
  return [...groups]
    .map(([facilityId, those]) => ({
      facilityId,
      facilityName: world.facilities.find(facilityId)?.name ?? facilityId,
      turnaround: hoursOf(those),
    }))
    .toSorted((a, b) => b.turnaround.cases - a.turnaround.cases)
    .slice(0, MOST_FACILITIES);
}

const subspecialtyOf = ({ subspecialty }: CaseRecord) => zSubspecialty.safeParse(subspecialty).data ?? null;

const bySubspecialty = (signed: Signed): AdminDashboardZodType['bySubspecialty'] =>
  [...grouped(signed, ({ aCase }) => subspecialtyOf(aCase))].map(([subspecialty, those]) => ({
    subspecialty,
    turnaround: hoursOf(those),
  }));

/** Since when a case waits for what was asked: its last move into that state, or its pickup. */
function askedAt(world: World, aCase: CaseRecord): number {
  const moves = world.caseEvents.by('case', aCase.id).filter(({ to }) => to === 'AdditionalWorkRequested');
  const last = moves.map(({ at }) => Date.parse(at)).reduce((a, b) => Math.max(a, b), 0);
  return last > 0 ? last : Date.parse(aCase.selectedAt ?? aCase.availableAt ?? '');
}

function orderAges(
  world: World,
  cases: readonly CaseRecord[],
  now: number,
): AdminDashboardZodType['openOrders'] {
  const days = cases
    .filter(({ status }) => status === 'AdditionalWorkRequested')
    .map((aCase) => (now - askedAt(world, aCase)) / DAY_MS);
  const between = (from: number, until: number): number =>
    days.filter((age) => age >= from && age < until).length;
  return {
    underOneDay: between(-Infinity, 1),
    oneToTwoDays: between(1, 2),
    twoToFiveDays: between(2, 5),
    overFiveDays: between(5, Infinity),
  };
}

function endingOf(
  world: World,
  provider: UserRecord,
  held: readonly CaseRecord[],
  now: number,
): AdminDashboardZodType['licencesEnding'] {
  return endingLicences(provider.licences, now).map(({ state, expiresOn }) => ({
    provider: personRef(provider),
    region: state,
    expiresOn,
    openCases: held.filter((aCase) => facilityOf(world, aCase).state === state).length,
  }));
}

export const getAdminDashboard: Resolver<'getAdminDashboard'> = {
  resolve: ({ world, caller, input, now }) => {
    const days = input.query.days ?? 30;
    const cases = world.cases.list();
    const signed = signedSince(world, cases, now - days * DAY_MS);
    const amended = signed.filter(({ aCase }) => aCase.reportState === 'Amended').length;
    const held = grouped(
      cases.filter(({ status }) => isHeld(status)),
      ({ assignedProviderId }) => assignedProviderId ?? '',
    );
    const providers = query(world.users, {
      where: { role: { in: ['Provider', 'physician'] }, status: { notEquals: 'Deactivated' } },
    });
    const heldBy = ({ id }: UserRecord): readonly CaseRecord[] => held.get(id) ?? [];
    return {
      data: {
        ...{ asOf: new Date(now).toISOString(), days, caseCounts: caseCountsOf(cases, now) },
        ...{ tasks: taskCountsOf(world, caller, now), turnaround: hoursOf(signed) },
        ...{ byFacility: byFacility(world, signed), bySubspecialty: bySubspecialty(signed) },
        openOrders: orderAges(world, cases, now),
        rates: { mismatchPercent: null, amendmentPercent: percentOf(amended, signed.length) },
        licencesEnding: providers
          .flatMap((one) => endingOf(world, one, heldBy(one), now))
          .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1))
          .slice(0, MOST_PROVIDERS),
        providerLoad: providers
          .map((one) => ({
            ...{
              provider: personRef(one),
              openCases: heldBy(one).length,
              openCaseLimit: openCaseLimitOf(one.provider?.maxOpenCases ?? null),
            },
            overdue: heldBy(one).filter((aCase) => isOverdue(aCase, now)).length,
          }))
          .toSorted((a, b) => b.openCases - a.openCases)
          .slice(0, MOST_PROVIDERS),
      },
    };
  },
};
