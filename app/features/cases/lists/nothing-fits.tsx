import { SearchX } from 'lucide-react';
import type { ListState } from '#app/core/lists/list-state.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ClearFilters } from '#app/ui/lists/clear-filters.tsx';

/** In place of the rows that the filters hide, with the way back to them. */
export function NothingFits({ list }: { readonly list: ListState }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No case fits these filters"
      action={<ClearFilters list={list} isButton />}
    >
      {list.hidden === 1 ? 'They hide one case.' : `They hide ${list.hidden} cases.`}
    </EmptyState>
  );
}
