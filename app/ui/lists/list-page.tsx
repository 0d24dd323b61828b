import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListState } from '#app/core/lists/list-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Page } from '../page.tsx';
import { type Column, visibleColumns } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';
import { DataTable } from './data-table.tsx';
import { ExportLinks } from './export-links.tsx';
import type { Filter, ListSearch, SortChoice } from './filters/filter.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { ListBody } from './list-body.tsx';
import { ListHead } from './list-head.tsx';
import { Pager } from './pager.tsx';
import { SavedViews } from './saved-views.tsx';
import { useNews } from './use-news.ts';
import type { Selection } from './use-selection.ts';

interface ListPageProps<Item extends { readonly id: string }> {
  readonly title: string;
  /** Names the choice of columns in this browser. */
  readonly name: string;
  /** The list asks now and then whether there are new rows. */
  readonly asksForNews?: boolean;
  readonly list: ListState;
  readonly rows: readonly Item[];
  readonly columns: readonly Column<Item>[];
  readonly filters: readonly Filter[];
  readonly search?: ListSearch;
  /** The order of the list without a word comes first. */
  readonly sorts: readonly SortChoice[];
  readonly nameOf: (item: Item) => string;
  /** Said where the list has nothing at all. */
  readonly empty: { readonly title: string; readonly text: string };
  /** What can be begun from here, such as a link to a new one. */
  readonly actions?: ReactNode;
  /** The list's name at the address of exports; left out where it cannot be exported. */
  readonly exported?: string;
  /** The parts of the page, of which this list is one, before the views of the list. */
  readonly parts?: ReactNode;
  /** Stands before the filters. */
  readonly above?: ReactNode;
  readonly selection?: Selection;
  /** The most columns that fit beside each other; with more of them the table scrolls within its frame. */
  readonly mostColumns?: number;
  /** What can be done to the selected rows. */
  readonly bulk?: ReactNode;
}

const MOST_COLUMNS = 14;

/** A list of the operator: what narrows it down, its rows, its pages, and the same rows as a sheet (screens.md 2). */
export function ListPage<Item extends { readonly id: string }>(props: ListPageProps<Item>) {
  const { title, name, list, rows, columns, filters, search, sorts, nameOf, selection } = props;
  const news = useNews(props.asksForNews === true ? name : null, rows, list);
  const isWide = visibleColumns(columns, list.columns).length > (props.mostColumns ?? MOST_COLUMNS);
  return (
    <Page
      title={title}
      summary={
        <div className="flex flex-col gap-2">
          {props.parts}
          <SavedViews list={list} />
        </div>
      }
      actions={props.actions}
    >
      {props.above}
      <div className="mb-3">
        <FilterBar list={list} filters={filters} sorts={sorts} {...(search === undefined ? {} : { search })}>
          <ColumnMenu name={name} columns={columns} chosen={list.columns} />
        </FilterBar>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ListHead list={list} news={news} />
        {props.exported !== undefined && list.total > 0 && (
          <ExportLinks exported={props.exported} total={list.total} sort={list.sort} />
        )}
      </div>
      <ListBody
        list={list}
        isEmpty={rows.length === 0}
        things={['row', 'rows']}
        nothing={
          <EmptyState icon={<Inbox />} title={props.empty.title}>
            {props.empty.text}
          </EmptyState>
        }
      >
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          list={list}
          nameOf={nameOf}
          selection={selection}
          narrow={isWide ? 'scroll' : 'stack-early-scroll'}
        />
      </ListBody>
      {props.bulk}
      <Pager list={list} />
    </Page>
  );
}
