import { Link } from '@remix-run/react';
import { searchWith } from '#app/core/lists/list-address.ts';
import { currentView, type ListState } from '#app/core/lists/list-state.ts';
import { classNames } from '../class-names.ts';
import { useListSearch } from './use-list-search.ts';

/** The stored queries of a list with what each of them counts; a press asks for exactly what was counted. */
export function SavedViews({ list }: { readonly list: Pick<ListState, 'views' | 'filters'> }) {
  const { search } = useListSearch();
  const current = currentView(list.views, list.filters);
  const none = Object.fromEntries(Object.keys(list.filters).map((name) => [name, null]));
  return (
    <nav aria-label="Views" className="flex flex-wrap gap-1">
      {list.views.map((view) => (
        <Link
          key={view.key}
          to={{ search: searchWith(search, { ...none, ...view.query }) }}
          aria-current={view === current ? 'page' : undefined}
          className={classNames(
            'inline-flex h-8 items-center gap-1.5 rounded-md px-2.5 text-sm no-underline hover:bg-hover coarse:h-11',
            view === current ? 'bg-accent-soft font-semibold text-accent' : 'text-muted',
          )}
        >
          {view.label}
          <span className="tabular-nums">{view.total}</span>
        </Link>
      ))}
    </nav>
  );
}
