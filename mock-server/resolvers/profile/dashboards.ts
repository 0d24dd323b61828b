import { mondayOf } from '#app/core/calendar/days.ts';
import { instantOf, localDay } from '#app/core/calendar/wall-clock.ts';
import { isActive, openCaseLimitOf } from '#app/core/cases/pickup.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import { turnaroundOf } from '#app/core/dashboards/turnaround.ts';
import { hasRight } from '#app/core/people/rights.ts';
import type { FacilityCountsZodType } from '#contracts/generated/schemas/facility-counts.ts';
import type { ProviderCountsZodType } from '#contracts/generated/schemas/provider-counts.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { requireTimeZone } from '../../rules/calendars.ts';
import { mayPickUp } from '../../rules/cases/pickup.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { availableTo } from '../cases/case-lists.ts';
import { isReleasedSoon } from '../cases/case-moments.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import { signedSince } from './case-hours.ts';
import { caseCountsOf, endingLicences, taskCountsOf } from './dashboard-counts.ts';
import { commonLists, facilityLists, listCall, providerLists } from './figure-lists.ts';

type Dashboard = Call<'getDashboard'>;

const DAY_MS = 86_400_000;
const LOOKS_BACK_MS = 30 * DAY_MS;

function listSeenCases(world: World, { user, viewer }: Caller): readonly CaseRecord[] {
  if (viewer.role === 'Admin') return hasRight(viewer, 'view') ? world.cases.list() : [];
  const near =
    viewer.role === 'Provider'
      ? world.cases.by('provider', user.id)
      : world.cases.by('facility', viewer.facilityId ?? '');
  return near.filter((aCase) => maySeeCase(viewer, aCase));
}

const countOf = (cases: readonly CaseRecord[], ...statuses: CaseRecord['status'][]): number =>
  cases.filter(({ status }) => statuses.includes(status)).length;

/** The cases on the caller's list of available ones that the caller may take now. */
function freeFor(call: Dashboard): readonly CaseRecord[] {
  const { world, caller, now } = call;
  if (!isActive(caller.user.status)) return [];
  const { holds } = availableTo(call);
  return world.cases
    .by('status', 'Available')
    .filter((aCase) => holds(aCase) && mayPickUp(world, caller, aCase, now));
}

function providerCounts(call: Dashboard, cases: readonly CaseRecord[]): ProviderCountsZodType {
  const { world, now } = call;
  const { user } = call.caller;
  return {
    openCases: cases.filter(({ status }) => isWithReader(status)).length,
    openCaseLimit: openCaseLimitOf(user.provider?.maxOpenCases ?? null),
    availableToMe: freeFor(call).length,
    waitingForFacility: countOf(cases, 'AdditionalWorkRequested'),
    releaseSoon: cases.filter((aCase) => isReleasedSoon(world, aCase, now)).length,
    licencesEnding: endingLicences(user.licences, now).length,
  };
}

/** When the week began where the facility is. */
function weekOf(world: World, facilityId: string, now: number): number {
  const timeZone = world.facilities.find(facilityId)?.timeZone ?? 'UTC';
  return instantOf(mondayOf(localDay(now, timeZone)), 0, timeZone);
}

function facilityCounts(
  world: World,
  facilityId: string,
  cases: readonly CaseRecord[],
  now: number,
): FacilityCountsZodType {
  const weekMs = weekOf(world, facilityId, now);
  return {
    drafts: countOf(cases, 'Draft'),
    returned: countOf(cases, 'Returned'),
    waiting: countOf(cases, 'Submitted', 'Available'),
    inReview: countOf(cases, 'Selected', 'QAReview'),
    needsAction: countOf(cases, 'AdditionalWorkRequested'),
    signedOutThisWeek: cases.filter(({ signedAt }) => Date.parse(signedAt ?? '') >= weekMs).length,
  };
}

/** What somebody has handed in waits for the operator, and is nothing that they have to do. */
function tasksToDo(world: World, caller: Caller): readonly TaskRecord[] {
  const tasks = tasksOf(world, caller);
  return caller.viewer.role === 'Admin' ? tasks : tasks.filter(({ status }) => status !== 'Submitted');
}

export const getDashboard: Resolver<'getDashboard'> = {
  resolve: (call) => {
    const { world, caller, now } = call;
    const { user, viewer } = caller;
    const { facilityId, role } = viewer;
    const cases = listSeenCases(world, caller);
    const unread = world.notifications.by('user', user.id).filter(({ readAt }) => readAt === null);
    const sinceMs = now - LOOKS_BACK_MS;
    const timeZone = requireTimeZone(call.input.query.timeZone ?? 'UTC');
    const overview = {
      asOf: new Date(now).toISOString(),
      caseCounts: caseCountsOf(cases, now),
      tasks: taskCountsOf(tasksToDo(world, caller), now, timeZone),
      turnaround: turnaroundOf(signedSince(world, cases, sinceMs).map(({ hours }) => hours)),
      unreadNotifications: unread.length,
      provider: role === 'Provider' ? providerCounts(call, cases) : null,
      facility: facilityId === null ? null : facilityCounts(world, facilityId, cases, now),
    };
    const lists = {
      ...commonLists(role, overview, { now, sinceMs, timeZone }),
      unreadNotifications: listCall('listNotifications', { unread: true }),
      ...(role === 'Provider' ? providerLists(isActive(user.status), now) : {}),
      ...(facilityId === null ? {} : facilityLists(weekOf(world, facilityId, now))),
    };
    return { data: { ...overview, lists } };
  },
};
