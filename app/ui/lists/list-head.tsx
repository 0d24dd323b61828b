import { Link, useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { searchWith } from '#app/core/lists/list-address.ts';
import { apartText, type ListState, rangeText } from '#app/core/lists/list-state.ts';
import { Button } from '../controls/button.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { useListSearch } from './filters/use-list-search.ts';
import { useListMemory } from './list-memory.ts';
import type { News } from './use-news.ts';

interface ListHeadProps {
  readonly list: ListState;
  readonly news?: News | null;
}

/** '21–40 of 137 · 58 hidden by 2 filters · Clear', without a number that nobody knows, always above the column headings (screens.md 2). */
export function ListHead({ list, news = null }: ListHeadProps) {
  const { pathname } = useLocation();
  const { search } = useListSearch();
  useListMemory(pathname, search);
  const range = useRef<HTMLSpanElement>(null);
  const { filters, hidden, dropped } = list;
  const count = Object.keys(filters).length;
  return (
    <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <p role="status">
        <span ref={range} tabIndex={-1} data-list-range="" className="font-medium text-text">
          {list.failure === undefined ? rangeText(list) : 'Not read'}
        </span>
        {count > 0 &&
          ` · ${hidden === null ? '' : `${hidden} hidden by `}${count} ${count === 1 ? 'filter' : 'filters'}`}
      </p>
      {count > 0 && <ClearFilters list={list} />}
      {list.apart !== undefined && (
        <TextLink asChild>
          <Link to={{ search: searchWith(search, list.apart.query) }} onClick={() => range.current?.focus()}>
            Show {apartText(list.apart)} that {list.apart.total === 1 ? 'fits' : 'fit'} too
          </Link>
        </TextLink>
      )}
      {dropped.length > 0 && (
        <p role="alert" className="text-warning">
          A part of the address was not understood and was left out: {dropped.join(', ')}.
        </p>
      )}
      <p role="status" className="empty:hidden">
        {news !== null && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              // The button goes when the new rows are there, and would take the focus with it.
              range.current?.focus();
              news.show();
            }}
          >
            {news.text} · Show
          </Button>
        )}
      </p>
    </div>
  );
}
