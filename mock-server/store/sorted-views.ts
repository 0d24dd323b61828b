import { countWhile } from '#app/core/ordered.ts';

/** Compares by one value, down or up; what has none comes last either way. */
export const comparing =
  <T>(value: (record: T) => string | number | boolean | null, isDown = false) =>
  (a: T, b: T): number => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order = one < other ? -1 : Number(one > other);
    return isDown ? -order : order;
  };

interface Order<T> {
  readonly compare: (a: T, b: T) => number;
  readonly belongs: (record: T) => boolean;
  readonly records: T[];
}

/** Which records are sorted: all that there are now, and whether one that is changed belongs to them. */
export interface Members<T> {
  readonly now: () => readonly T[];
  readonly belongs: (record: T) => boolean;
}

export interface Orders<T> {
  of(name: string, compare: (a: T, b: T) => number, members: Members<T>): readonly T[];
  /** Takes one record out of every kept order (null: none) and puts another in. */
  move(before: T | null, after: T | null): void;
}

/** Lists are asked for in few orders; one that is asked for no more makes room. */
const KEPT = 48;

/** Sorted copies of a collection, or of a part of it. A change moves one record by binary search and sorts nothing anew. */
export function createOrders<T extends { readonly id: string }>(): Orders<T> {
  const kept = new Map<string, Order<T>>();
  return {
    of: (name, compare, members) => {
      const known = kept.get(name);
      const order = known ?? sortedBy(compare, members);
      kept.delete(name);
      kept.set(name, order);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return order.records;
    },
    move: (before, after) => {
      for (const { records, compare, belongs } of kept.values()) {
        if (before !== null && belongs(before)) records.splice(placeOf(before, records, compare), 1);
        if (after !== null && belongs(after)) records.splice(placeOf(after, records, compare), 0, after);
      }
    },
  };
}

function sortedBy<T extends { readonly id: string }>(
  order: (a: T, b: T) => number,
  { now, belongs }: Members<T>,
): Order<T> {
  const compare = (a: T, b: T): number => order(a, b) || (a.id < b.id ? -1 : Number(a.id > b.id));
  return { compare, belongs, records: now().toSorted(compare) };
}

/** Where the record stands, or would: the first place whose record does not come before it. */
const placeOf = <T>(record: T, records: readonly T[], compare: (a: T, b: T) => number): number =>
  countWhile(records, (met) => compare(met, record) < 0);
