import { z } from 'zod';
import { comparing } from '../store/sorted-views.ts';
import { refuse } from './refusal.ts';

export const PageAsked = z.object({ page: z.number().optional(), pageSize: z.number().optional() });
export type PageAsked = Readonly<z.infer<typeof PageAsked>>;

export const PAGE_SIZE = 20;

/** One page of an admin table (contract: page from 1, 20 rows unless asked otherwise). */
export function pageOf<T>(rows: readonly T[], asked: PageAsked) {
  return pageOutOf(rows, rows.length, asked);
}

/** Keeping the first rows in order costs about as much as sorting all of them once they are this share of all. */
const SORTED_SHARE = 1 / 16;

/** How many rows there are up to the end of a page. */
export const countUpTo = ({ page = 1, pageSize = PAGE_SIZE }: PageAsked): number => page * pageSize;

/**
 * The first `count` rows, in order; equal ones stay as they came. The first pages of many rows cost one look at each
 * row, and no sorting.
 */
export function firstInOrder<T>(
  rows: readonly T[],
  compare: (a: T, b: T) => number,
  count: number,
): readonly T[] {
  if (count > rows.length * SORTED_SHARE) return rows.toSorted(compare).slice(0, count);
  const first: T[] = [];
  for (const row of rows) {
    const last = first.at(-1);
    if (first.length === count && last !== undefined && compare(row, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = first[middle];
      if (there !== undefined && compare(row, there) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, row);
    if (first.length > count) first.pop();
  }
  return first;
}

/** One page of rows of which the first are there, in order, up to its end. */
export function pageOutOf<T>(
  ordered: readonly T[],
  total: number,
  { page = 1, pageSize = PAGE_SIZE }: PageAsked,
) {
  return {
    items: ordered.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

export type SortKeys<T> = Readonly<Record<string, (row: T) => string | number | null>>;

/**
 * The order of `-createdAt,name`; rows without a value come last either way. Throws MALFORMED_REQUEST on an unknown
 * key.
 */
export function orderOf<T>(sort: string, keys: SortKeys<T>): (a: T, b: T) => number {
  const orders = sort.split(',').map((part) => {
    const isDown = part.startsWith('-');
    const key = isDown ? part.slice(1) : part;
    const value = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (value === undefined)
      throw refuse('MALFORMED_REQUEST', { fields: { sort: [`No such key: ${key}.`] } });
    return comparing(value, isDown);
  });
  return (a, b) => orders.reduce((found, order) => found || order(a, b), 0);
}

/** Whether every word that was searched for is in one of the texts, in any letter case. */
export function matches(q: string | undefined, texts: readonly (string | null)[]): boolean {
  const all = texts
    .filter((text) => text !== null)
    .join('\n')
    .toLowerCase();
  return (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export interface FeedAsked {
  readonly cursor?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** A stretch of a feed, newest first; the cursor names the last record that was given. */
export function feedOf<T extends { readonly id: string }>(
  newestFirst: readonly T[],
  { cursor, pageSize = PAGE_SIZE }: FeedAsked,
): { readonly items: readonly T[]; readonly nextCursor: string | null } {
  const after = cursor === undefined ? null : Buffer.from(cursor, 'base64url').toString();
  const at = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== null && at === 0)
    throw refuse('MALFORMED_REQUEST', { fields: { cursor: ['No such place.'] } });
  const items = newestFirst.slice(at, at + pageSize);
  const last = items.at(-1);
  const isEnd = last === undefined || at + items.length >= newestFirst.length;
  return { items, nextCursor: isEnd ? null : Buffer.from(last.id).toString('base64url') };
}
