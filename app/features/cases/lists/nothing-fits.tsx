import { Link } from '@remix-run/react';
import { SearchX } from 'lucide-react';
import { searchWith } from '#app/core/lists/list-address.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { useListSearch } from '#app/ui/lists/filters/use-list-search.ts';

/** In place of the rows that the filters hide, with the way back to them. */
export function NothingFits({ list }: { readonly list: ListState }) {
  const { search } = useListSearch();
  const none = Object.fromEntries(Object.keys(list.filters).map((name) => [name, null]));
  return (
    <EmptyState
      icon={<SearchX />}
      title="No case fits these filters"
      action={
        <Button asChild variant="primary">
          <Link to={{ search: searchWith(search, none) }}>Clear filters</Link>
        </Button>
      }
    >
      {list.hidden === 1 ? 'They hide one case.' : `They hide ${list.hidden} cases.`}
    </EmptyState>
  );
}
