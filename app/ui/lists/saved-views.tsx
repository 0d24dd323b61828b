import { Link } from '@remix-run/react';
import { searchWith } from '#app/core/lists/list-address.ts';
import { currentView, type ListState } from '#app/core/lists/list-state.ts';
import { type OwnView, ownViewSearch } from '#app/core/lists/own-views.ts';
import { classNames } from '../class-names.ts';
import { useListSearch } from './filters/use-list-search.ts';
import { OwnViewsMenu } from './own-views-menu.tsx';

type Viewed = Pick<ListState, 'views' | 'filters' | 'own' | 'columns'>;

const look = (isCurrent: boolean): string =>
  classNames(
    'inline-flex min-h-8 max-w-[min(16rem,100%)] items-center gap-1.5 rounded-md px-2.5 text-sm no-underline hover:bg-hover coarse:min-h-11',
    isCurrent ? 'bg-accent-soft font-semibold text-accent' : 'text-muted',
  );

/** The one of the reader's own views whose filters and order are in force. */
function currentOwn(own: readonly OwnView[], { filters }: Viewed, search: string): OwnView | null {
  const sort = new URLSearchParams(search).get('sort');
  return currentView(
    own.filter((view) => view.sort === sort),
    filters,
  );
}

/**
 * The stored queries of a list: the system's with what each of them counts, and those that the reader has saved. A
 * press asks for exactly what was counted or saved.
 */
export function SavedViews({ list }: { readonly list: Viewed }) {
  const { search } = useListSearch();
  const own = list.own?.views ?? [];
  const currentOfOwn = currentOwn(own, list, search);
  const current = currentOfOwn === null ? currentView(list.views, list.filters) : null;
  const none = Object.fromEntries(Object.keys(list.filters).map((name) => [name, null]));
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-1">
      {list.views.length + own.length > 0 && (
        <nav aria-label="Views" className="flex max-w-full min-w-0 flex-wrap gap-1">
          {list.views.map((view) => (
            <Link
              key={view.key}
              to={{ search: searchWith(search, { ...none, ...view.query }) }}
              aria-current={view === current ? 'page' : undefined}
              className={look(view === current)}
            >
              {view.label}
              {view.total !== null && <span className="tabular-nums">{view.total}</span>}
            </Link>
          ))}
          {own.map((view) => (
            <Link
              key={view.id}
              to={{ search: ownViewSearch(search, list.filters, view) }}
              aria-current={view === currentOfOwn ? 'page' : undefined}
              title={view.name}
              className={look(view === currentOfOwn)}
            >
              <span className="truncate">{view.name}</span>
            </Link>
          ))}
        </nav>
      )}
      {list.own !== undefined && <OwnViewsMenu own={list.own} list={list} />}
    </div>
  );
}
