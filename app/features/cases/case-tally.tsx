import { dueStateOf } from '#app/core/cases/due.ts';
import { countText } from '#app/core/cases/labels.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';

interface CaseTallyProps {
  cases: readonly CaseListItem[];
  now: string;
}

/** The two figures that decide where the day starts stand beside the count, and only when they are not zero. */
export function CaseTally({ cases, now }: CaseTallyProps) {
  const stat = cases.filter(({ priority }) => priority === 'STAT').length;
  const overdue = cases.filter(({ dueAt }) => dueStateOf(dueAt, now) === 'overdue').length;
  return (
    <p className="flex flex-wrap gap-x-3 text-base tabular-nums">
      <span className="font-semibold text-text">{countText(cases.length, 'case')}</span>
      {stat > 0 && <span className="font-medium text-danger">{stat} STAT</span>}
      {overdue > 0 && <span className="font-medium text-danger">{overdue} overdue</span>}
    </p>
  );
}
