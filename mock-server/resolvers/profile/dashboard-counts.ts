import { dayPlus } from '#app/core/calendar/days.ts';
import { localDay, midnightOf } from '#app/core/calendar/wall-clock.ts';
import { CASE_STATUSES, canBeLate } from '#app/core/cases/status.ts';
import { groupBy } from '#app/core/dashboards/grouped.ts';
import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { CaseCountZodType } from '#contracts/generated/schemas/case-count.ts';
import type { TaskCountsZodType } from '#contracts/generated/schemas/task-counts.ts';
import { dayOf } from '../../http/forms-of-calls.ts';
import type { CaseThen, TaskThen } from '../../store/records/past.ts';
import { createDerived } from '../../store/shelf.ts';

/** Within this many days of its end a licence is said to be ending. */
const ENDING_DAYS = 90;
const DAY_MS = 86_400_000;

const dueMs = createDerived<CaseThen, number>();

/** Only work that somebody still has to do can be late. */
export function isOverdue(aCase: CaseThen, now: number): boolean {
  const { status, dueAt } = aCase;
  if (dueAt === null || !canBeLate(status)) return false;
  return dueMs(aCase, () => Date.parse(dueAt)) < now;
}

export function caseCountsOf(cases: readonly CaseThen[], now: number): CaseCountZodType[] {
  const byStatus = groupBy(cases, ({ status }) => status);
  return CASE_STATUSES.flatMap((status) => {
    const those = byStatus.get(status) ?? [];
    const overdue = those.filter((aCase) => isOverdue(aCase, now)).length;
    return those.length === 0 ? [] : [{ status, count: those.length, overdue }];
  });
}

interface OpenTasks {
  readonly count: number;
  readonly dueMs: readonly number[];
}

const openTasks = createDerived<readonly TaskThen[], OpenTasks>();

function openOf(tasks: readonly TaskThen[]): OpenTasks {
  const open = tasks.filter(({ status }) => !isClosed(status));
  const dueAts = open.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
  return { count: open.length, dueMs: dueAts.map((at) => Date.parse(at)) };
}

/** Counts those tasks of somebody's list that are still to be done; today is the day of whoever reads it. */
export function taskCountsOf(tasks: readonly TaskThen[], now: number, timeZone: string): TaskCountsZodType {
  const { count, dueMs: due } = openTasks(tasks, () => openOf(tasks));
  const tomorrowMs = midnightOf(dayPlus(localDay(now, timeZone), 1), timeZone);
  return {
    open: count,
    dueToday: due.filter((ms) => ms >= now && ms < tomorrowMs).length,
    overdue: due.filter((ms) => ms < now).length,
  };
}

/** No place is further behind UTC: a licence may still be signed under there while its last day is over in London. */
const LAST_PLACE_MS = 12 * 60 * 60_000;

/** Between which days the licences end that are about to: within 90 days, and not over everywhere yet. */
export const endingDays = (now: number) => ({
  expiresFrom: dayOf(now - LAST_PLACE_MS),
  expiresTo: dayOf(now + ENDING_DAYS * DAY_MS),
});

export function endingLicences<T extends { readonly expiresOn: string }>(
  licences: readonly T[],
  now: number,
): readonly T[] {
  const { expiresFrom, expiresTo } = endingDays(now);
  return licences.filter(({ expiresOn }) => expiresOn >= expiresFrom && expiresOn <= expiresTo);
}
