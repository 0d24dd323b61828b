import { millisecondsOf } from '../text/dates.ts';
import { dueStateOf } from './due.ts';

export type CaseSortKey = 'urgency' | 'due' | 'age';

export interface Orderable {
  readonly id: string;
  readonly priority: string;
  readonly dueAt: string | null;
  readonly availableAt: string | null;
}

const RANK: Readonly<Record<string, number>> = { STAT: 1, Expedited: 2, Routine: 3 };
const OVERDUE_RANK = 0;
const LAST_RANK = 4;

/**
 * 'urgency': what is overdue at `now` first, then STAT, then by due time. 'due': soonest first. 'age': longest waiting
 * first.
 */
export function inOrder<Item extends Orderable>(
  cases: readonly Item[],
  key: CaseSortKey,
  now: string,
): readonly Item[] {
  return [...cases].sort((a, b) => comparisons[key](a, b, now) || a.id.localeCompare(b.id, 'en'));
}

const comparisons: Readonly<Record<CaseSortKey, (a: Orderable, b: Orderable, now: string) => number>> = {
  urgency: (a, b, now) => rankOf(a, now) - rankOf(b, now) || byTime(a.dueAt, b.dueAt),
  due: (a, b) => byTime(a.dueAt, b.dueAt),
  age: (a, b) => byTime(a.availableAt, b.availableAt),
};

const rankOf = ({ priority, dueAt }: Orderable, now: string): number =>
  dueStateOf(dueAt, now) === 'overdue' ? OVERDUE_RANK : (RANK[priority] ?? LAST_RANK);

// A case without a readable time goes last: it must not push itself before one with a clock.
function byTime(a: string | null, b: string | null): number {
  const first = millisecondsOf(a) ?? Number.MAX_SAFE_INTEGER;
  const second = millisecondsOf(b) ?? Number.MAX_SAFE_INTEGER;
  return first - second;
}
