import type { ListState } from '#app/core/lists/list-state.ts';

/** What the loader says of a list of which everything stands on one page; of an empty one where no total is named. */
export function aListState(changes: Partial<ListState> = {}): ListState {
  const { total = 0 } = changes;
  return {
    page: 1,
    pageSize: 20,
    total,
    totalPages: total === 0 ? 0 : 1,
    hidden: 0,
    filters: {},
    sort: '',
    dropped: [],
    columns: null,
    views: [],
    asOf: '2026-11-24T00:00:00Z',
    ...changes,
  };
}
