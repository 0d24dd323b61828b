import { dayText } from '../text/dates.ts';
import type { OwnViews } from './own-views.ts';

export type ViewQuery = Readonly<Record<string, string | readonly string[]>>;

/** A stored query of a list, with what it counts now. */
export interface ViewCount {
  readonly key: string;
  readonly label: string;
  /** What it asks, in the contract's names; several texts of one name are any of them. */
  readonly query: ViewQuery;
  /** Null where it could not be counted. */
  readonly total: number | null;
}

/** Rows that a list leaves out until they are asked for, such as cases that were withdrawn. */
export interface RowsApart {
  readonly things: readonly [one: string, many: string];
  /** What asks for them. */
  readonly query: ViewQuery;
}

/** Why the rows of a list could not be read. */
export interface ListFailure {
  /** The sentence in place of the rows. */
  readonly text: string;
  /** The toast beside it; null where it says no more. */
  readonly toast: string | null;
}

/** What a loader tells a list's parts about the page that it fetched (screens.md 2). */
export interface ListState {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalPages: number;
  /** Rows that the filters hide; null where they could not be counted, or where a filter widens the list. */
  readonly hidden: number | null;
  /** Rows that the filters would let through and the list leaves out all the same; not there where none are known. */
  readonly apart?: RowsApart & { readonly total: number };
  /** Left out where the rows were read. */
  readonly failure?: ListFailure;
  /** The filters in force, in the contract's names and as the address spells them. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** In the contract's words: `-priority,dueAt`. */
  readonly sort: string;
  /** Names in the address that were not understood, and were left out. */
  readonly dropped: readonly string[];
  /** Ids of the columns to show; null shows all. */
  readonly columns: readonly string[] | null;
  readonly views: readonly ViewCount[];
  /** Left out where nobody can save a view. */
  readonly own?: OwnViews;
  /** The server's time when it made the list, ISO 8601 with an offset. */
  readonly asOf: string;
}

/** '1 withdrawn case', '3 withdrawn cases'. */
export const apartText = ({ total, things: [one, many] }: NonNullable<ListState['apart']>): string =>
  `${total} ${total === 1 ? one : many}`;

/** '21–40 of 137'; 'None' where there is nothing. */
export function rangeText({ page, pageSize, total }: Pick<ListState, 'page' | 'pageSize' | 'total'>): string {
  if (total === 0) return 'None';
  const first = (page - 1) * pageSize + 1;
  return `${first}–${Math.min(total, page * pageSize)} of ${total}`;
}

/** Days of a list begin and end by a pair of such names. */
const PERIODS = [
  ['from', 'to'],
  ['dueFrom', 'dueTo'],
] as const;

/** Nothing fits between a day and one before it, which is a slip of whoever typed them; null where no days are turned. */
export function turnedDaysText(filters: ListState['filters']): string | null {
  for (const [from, to] of PERIODS) {
    const [first] = filters[from] ?? [];
    const [last] = filters[to] ?? [];
    if (first !== undefined && last !== undefined && first > last)
      return `The first day, ${dayText(first)}, is after the last day, ${dayText(last)}. Change one of them.`;
  }
  return null;
}

/** The view whose query is exactly the filters in force; null where none is. */
export function currentView<View extends { readonly query: ViewQuery }>(
  views: readonly View[],
  filters: ListState['filters'],
): View | null {
  const inForce = Object.keys(filters).length;
  const isInForce = ([name, asked]: readonly [string, string | readonly string[]]): boolean => {
    const texts = typeof asked === 'string' ? [asked] : asked;
    return filters[name]?.length === texts.length && texts.every((text) => filters[name]?.includes(text));
  };
  return (
    views.find(({ query }) => {
      const entries = Object.entries(query);
      return entries.length === inForce && entries.every(isInForce);
    }) ?? null
  );
}

/** A page of a list, as its loader hands it to its screen. */
export interface Listed<Row> {
  readonly items: readonly Row[];
  readonly list: ListState;
}
