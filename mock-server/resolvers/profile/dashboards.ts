import { mondayOf } from '#app/core/calendar/days.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isHeld } from '#app/core/cases/status.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import { turnaroundOf } from '#app/core/dashboards/turnaround.ts';
import type { FacilityCountsZodType } from '#contracts/generated/schemas/facility-counts.ts';
import type { ProviderCountsZodType } from '#contracts/generated/schemas/provider-counts.ts';
import { mayPickUp, pickupProviderOf } from '../../access/case-access.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Resolver } from '../../http/call.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { signedSince } from './case-hours.ts';
import { caseCountsOf, endingLicences, taskCountsOf } from './dashboard-counts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOOKS_BACK_MS = 30 * DAY_MS;

/** Unopened cases go back to the pool after this time, and are warned of at half of it (domain 2.3, row 10). */
const RELEASED_AFTER_MS = { STAT: 2 * HOUR_MS, other: DAY_MS } as const;

function isReleasedSoon({ status, openedImageIds, selectedAt, priority }: CaseRecord, now: number): boolean {
  if (status !== 'Selected' || openedImageIds.length > 0 || selectedAt === null) return false;
  const limit = priority === 'STAT' ? RELEASED_AFTER_MS.STAT : RELEASED_AFTER_MS.other;
  return now - Date.parse(selectedAt) >= limit / 2;
}

function seenCases(world: World, { user, viewer }: Caller): readonly CaseRecord[] {
  if (viewer.role === 'Admin') return world.cases.list();
  const near =
    viewer.role === 'Provider'
      ? world.cases.by('provider', user.id)
      : world.cases.by('facility', viewer.facilityId ?? '');
  return near.filter((aCase) => maySeeCase(viewer, aCase));
}

const countOf = (cases: readonly CaseRecord[], ...statuses: CaseRecord['status'][]): number =>
  cases.filter(({ status }) => statuses.includes(status)).length;

function providerCounts(
  world: World,
  caller: Caller,
  cases: readonly CaseRecord[],
  now: number,
): ProviderCountsZodType {
  const { user } = caller;
  const free = world.cases.by('status', 'Available').filter((aCase) => mayPickUp(world, caller, aCase, now));
  return {
    openCases: cases.filter(({ status }) => isHeld(status)).length,
    openCaseLimit: pickupProviderOf(world, user).openCaseLimit,
    availableToMe: free.length,
    waitingForFacility: countOf(cases, 'AdditionalWorkRequested'),
    releaseSoon: cases.filter((aCase) => isReleasedSoon(aCase, now)).length,
    licencesEnding: endingLicences(user.licences, now).length,
  };
}

function facilityCounts(
  world: World,
  facilityId: string,
  cases: readonly CaseRecord[],
  now: number,
): FacilityCountsZodType {
  const timeZone = world.facilities.find(facilityId)?.timeZone ?? 'UTC';
  const monday = mondayOf(localDay(now, timeZone));
  const isOfThisWeek = ({ signedAt }: CaseRecord): boolean =>
    signedAt !== null && localDay(Date.parse(signedAt), timeZone) >= monday;
  return {
    drafts: countOf(cases, 'Draft'),
    returned: countOf(cases, 'Returned'),
    waiting: countOf(cases, 'Submitted', 'Available'),
    inReview: countOf(cases, 'Selected', 'QAReview'),
    needsAction: countOf(cases, 'AdditionalWorkRequested'),
    signedOutThisWeek: cases.filter(isOfThisWeek).length,
  };
}

export const getDashboard: Resolver<'getDashboard'> = {
  resolve: ({ world, caller, now }) => {
    const { user, viewer } = caller;
    const cases = seenCases(world, caller);
    const unread = world.notifications.by('user', user.id).filter(({ readAt }) => readAt === null);
    const signed = signedSince(world, cases, now - LOOKS_BACK_MS);
    return {
      data: {
        asOf: new Date(now).toISOString(),
        caseCounts: caseCountsOf(cases, now),
        tasks: taskCountsOf(world, caller, now),
        turnaround: turnaroundOf(signed.map(({ hours }) => hours)),
        unreadNotifications: unread.length,
        provider: viewer.role === 'Provider' ? providerCounts(world, caller, cases, now) : null,
        facility: viewer.facilityId === null ? null : facilityCounts(world, viewer.facilityId, cases, now),
      },
    };
  },
};
