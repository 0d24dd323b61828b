import type { RowsApart } from '../lists/list-state.ts';

/** Withdrawn cases come into a list only with their status: whoever looks for one by its number is told that it is there. */
export const WITHDRAWN: RowsApart = {
  things: ['withdrawn case', 'withdrawn cases'],
  query: { status: 'Cancelled' },
};
