import { CASE_STATUSES, isHeld } from '#app/core/cases/status.ts';
import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { CaseCountZodType } from '#contracts/generated/schemas/case-count.ts';
import type { TaskCountsZodType } from '#contracts/generated/schemas/task-counts.ts';
import type { Caller } from '../../http/authentication.ts';
import { dayOf } from '../../http/forms-of-calls.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { tasksOf } from '../tasks/task-lists.ts';

/** Within this many days of its end a licence is said to be ending. */
export const ENDING_DAYS = 90;
const DAY_MS = 86_400_000;

/** Only work that somebody still has to do can be late. */
export const isOverdue = ({ status, dueAt }: CaseRecord, now: number): boolean =>
  dueAt !== null &&
  Date.parse(dueAt) < now &&
  (status === 'Submitted' || status === 'Available' || isHeld(status));

export const caseCountsOf = (cases: readonly CaseRecord[], now: number): CaseCountZodType[] =>
  CASE_STATUSES.flatMap((status) => {
    const those = cases.filter((aCase) => aCase.status === status);
    const overdue = those.filter((aCase) => isOverdue(aCase, now)).length;
    return those.length === 0 ? [] : [{ status, count: those.length, overdue }];
  });

/** The tasks that the caller has to do, those of their own list; an admin's are all. */
export function taskCountsOf(world: World, caller: Caller, now: number): TaskCountsZodType {
  const open = tasksOf(world, caller).filter(({ status }) => !isClosed(status));
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
