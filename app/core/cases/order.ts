import { millisecondsOf } from '../text/dates.ts';

export type CaseSortKey = 'urgency' | 'due' | 'age';

export interface Orderable {
  readonly id: string;
  readonly priority: string;
  readonly dueAt: string | null;
  readonly availableAt: string | null;
}

const RANK: Readonly<Record<string, number>> = { STAT: 0, Expedited: 1, Routine: 2 };

/** 'urgency': STAT first, then by due time. 'due': soonest first. 'age': longest waiting first. */
export function inOrder<Item extends Orderable>(cases: readonly Item[], key: CaseSortKey): readonly Item[] {
  return [...cases].sort((a, b) => comparisons[key](a, b) || a.id.localeCompare(b.id, 'en'));
}

const comparisons: Readonly<Record<CaseSortKey, (a: Orderable, b: Orderable) => number>> = {
  urgency: (a, b) => rankOf(a) - rankOf(b) || byTime(a.dueAt, b.dueAt),
  due: (a, b) => byTime(a.dueAt, b.dueAt),
  age: (a, b) => byTime(a.availableAt, b.availableAt),
};

const rankOf = ({ priority }: Orderable): number => RANK[priority] ?? Object.keys(RANK).length;

// A case without a readable time goes last: it must not push itself before one with a clock.
function byTime(a: string | null, b: string | null): number {
  const first = millisecondsOf(a) ?? Number.MAX_SAFE_INTEGER;
  const second = millisecondsOf(b) ?? Number.MAX_SAFE_INTEGER;
  return first - second;
}
