import { Link } from '@remix-run/react';
import { searchWith } from '#app/core/lists/list-address.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '../controls/button.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { useListSearch } from './filters/use-list-search.ts';

interface ClearFiltersProps {
  readonly list: Pick<ListState, 'filters'>;
  /** Where it is all that can be done. */
  readonly isButton?: boolean;
}

/** The way back to every row. It goes with the filters, and leaves the focus with the head of the list. */
export function ClearFilters({ list, isButton = false }: ClearFiltersProps) {
  const { search } = useListSearch();
  const none = Object.fromEntries(Object.keys(list.filters).map((name) => [name, null]));
  const keepFocus = () => document.querySelector<HTMLElement>('[data-list-range]')?.focus();
  const link = (
    <Link to={{ search: searchWith(search, none) }} onClick={keepFocus}>
      Clear filters
    </Link>
  );
  return isButton ? (
    <Button asChild variant="primary">
      {link}
    </Button>
  ) : (
    <TextLink asChild>{link}</TextLink>
  );
}
