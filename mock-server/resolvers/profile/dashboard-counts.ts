import { CASE_STATUSES, isHeld } from '#app/core/cases/status.ts';
import { groupBy } from '#app/core/dashboards/grouped.ts';
import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { CaseCountZodType } from '#contracts/generated/schemas/case-count.ts';
import type { TaskCountsZodType } from '#contracts/generated/schemas/task-counts.ts';
import { dayOf } from '../../http/forms-of-calls.ts';
import type { CaseThen, TaskThen } from '../../store/records/past.ts';

/** Within this many days of its end a licence is said to be ending. */
export const ENDING_DAYS = 90;
const DAY_MS = 86_400_000;

/** Only work that somebody still has to do can be late. */
export const isOverdue = ({ status, dueAt }: CaseThen, now: number): boolean =>
  dueAt !== null &&
  Date.parse(dueAt) < now &&
  (status === 'Submitted' || status === 'Available' || isHeld(status));

export function caseCountsOf(cases: readonly CaseThen[], now: number): CaseCountZodType[] {
  const byStatus = groupBy(cases, ({ status }) => status);
  return CASE_STATUSES.flatMap((status) => {
    const those = byStatus.get(status) ?? [];
    const overdue = those.filter((aCase) => isOverdue(aCase, now)).length;
    return those.length === 0 ? [] : [{ status, count: those.length, overdue }];
  });
}

/** Counts those tasks of somebody's list that are still to be done. */
export function taskCountsOf(tasks: readonly TaskThen[], now: number): TaskCountsZodType {
  const open = tasks.filter(({ status }) => !isClosed(status));
  const due = open.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
  return {
    open: open.length,
    dueToday: due.filter((at) => at.slice(0, 10) === dayOf(now) && Date.parse(at) >= now).length,
    overdue: due.filter((at) => Date.parse(at) < now).length,
  };
}

/** Licences that end within 90 days and have not ended yet. */
export function endingLicences<T extends { readonly expiresOn: string }>(
  licences: readonly T[],
  now: number,
): readonly T[] {
  const last = dayOf(now + ENDING_DAYS * DAY_MS);
  return licences.filter(({ expiresOn }) => expiresOn >= dayOf(now) && expiresOn <= last);
}
