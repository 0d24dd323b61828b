import { searchWith } from './list-address.ts';
import type { ListState, ViewQuery } from './list-state.ts';

/** A query of a list that its reader has saved. */
export interface OwnView {
  readonly id: string;
  readonly etag: string;
  readonly name: string;
  readonly query: ViewQuery;
  /** Null where the list's own order is wanted. */
  readonly sort: string | null;
  /** Null where the columns stay as they are. */
  readonly columns: readonly string[] | null;
}

/** Why a view was not saved or not deleted. */
export const VIEW_REFUSALS = ['name', 'failed', 'not-deleted'] as const;
export type ViewRefusal = (typeof VIEW_REFUSALS)[number];

export interface OwnViews {
  /** The list that they belong to, in the contract's words. */
  readonly list: string;
  /** Null where they could not be had. */
  readonly views: readonly OwnView[] | null;
  /** Made when the list is shown, so that a view is saved once however often the button is pressed. */
  readonly idempotencyKey: string;
  readonly refusal: ViewRefusal | null;
}

export const MOST_OWN_VIEWS = 30;

/** The name in an address that says why a view was not saved: a page without script has no other place for it. */
export const REFUSAL_NAME = 'notSaved';

/** An address without the word why a view was not saved, as it was otherwise. */
export const withoutRefusal = (search: string): string =>
  search.includes(REFUSAL_NAME)
    ? searchWith(search, { page: new URLSearchParams(search).get('page'), [REFUSAL_NAME]: null })
    : search;

/** What was looked for is kept in no view: a search or a single case may tell of a patient. */
const NEVER_KEPT: ReadonlySet<string> = new Set(['q', 'caseId', 'samePatientAs', 'find']);

/** The filters in force that a view keeps. */
export const keptFilters = (filters: ListState['filters']): ListState['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !NEVER_KEPT.has(name)));

const withoutFilters = (filters: ListState['filters']) =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, null]));

/** The address of the list as a view has it; the part of the page that an address names stays. */
export const ownViewSearch = (search: string, filters: ListState['filters'], view: OwnView): string =>
  searchWith(search, {
    ...withoutFilters(filters),
    saved: null,
    sort: view.sort,
    ...(view.columns === null ? {} : { cols: view.columns }),
    ...view.query,
  });

/** The address of the list as it is without a word of the reader. */
export const plainSearch = (search: string, filters: ListState['filters']): string =>
  searchWith(search, { ...withoutFilters(filters), saved: null, sort: null, cols: null, pageSize: null });

/** What a tab remembers of the address of a list: everything but what was searched for. */
export function rememberedSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const searched = [...NEVER_KEPT].filter((name) => asked.has(name));
  // A page of what was found is no page of the whole list.
  const page = searched.length === 0 ? asked.get('page') : null;
  return searchWith(search, { ...Object.fromEntries(searched.map((name) => [name, null])), page });
}
