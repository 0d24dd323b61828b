import { canBeLate, isOver } from '#app/core/cases/status.ts';
import type { CaseRecord } from '../../store/records/records.ts';

export const isLate = ({ status, dueAt }: CaseRecord, at: string): boolean =>
  canBeLate(status) && dueAt !== null && dueAt < at;

/**
 * What is overdue depends on the time, so it is no key of a kept order: the longest overdue come first. What is over is
 * not urgent any more, whatever its priority was.
 */
export function byUrgency(cases: readonly CaseRecord[], now: number): readonly CaseRecord[] {
  const at = new Date(now).toISOString();
  const late = cases
    .filter((aCase) => isLate(aCase, at))
    .sort((a, b) => ((a.dueAt ?? '') < (b.dueAt ?? '') ? -1 : 1));
  const others = cases.filter((aCase) => !isLate(aCase, at));
  return [
    ...late,
    ...others.filter(({ status }) => !isOver(status)),
    ...others.filter(({ status }) => isOver(status)),
  ];
}
