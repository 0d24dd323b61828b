import type { ReactNode } from 'react';
import type { ListState } from '#app/core/lists/list-state.ts';
import type { Column } from '#app/ui/lists/column.ts';
import { ColumnMenu } from '#app/ui/lists/column-menu.tsx';
import { DataTable } from '#app/ui/lists/data-table.tsx';
import type { Filter, ListSearch, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { FilterBar } from '#app/ui/lists/filters/filter-bar.tsx';
import { ListBody } from '#app/ui/lists/list-body.tsx';
import { ListHead } from '#app/ui/lists/list-head.tsx';
import { Pager } from '#app/ui/lists/pager.tsx';
import { SavedViews } from '#app/ui/lists/saved-views.tsx';
import { useNews } from '#app/ui/lists/use-news.ts';
import type { Selection } from '#app/ui/lists/use-selection.ts';
import { Page } from '#app/ui/page.tsx';
import type { NarrowTable } from '#app/ui/table.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import type { AbsenceAnswer } from '../absence/absence-answer.ts';
import { MissingCase } from '../absence/missing-case.tsx';
import { caseName } from '../not-entered.tsx';
import { caseSearch } from './case-filters.ts';

interface CaseListScreenProps {
  readonly title: string;
  readonly caption: string;
  /** The list's key in the table of screens. */
  readonly name: string;
  readonly rows: readonly CaseListItem[];
  readonly list: ListState;
  readonly columns: readonly Column<CaseListItem>[];
  readonly filters: readonly Filter[];
  readonly search?: ListSearch;
  readonly sorts: readonly SortChoice[];
  /** What stands here when there is no case at all. */
  readonly nothing: ReactNode;
  /** Links to what stands near this list. */
  readonly actions?: ReactNode;
  /** What stands above the list: what came of a form that was posted without script, or what is asked for. */
  readonly outcome?: ReactNode;
  /** What keeps a case away that somebody missed here, where the page was asked without script; null where nothing can. */
  readonly absence?: AbsenceAnswer | null | undefined;
  /** The rows that are chosen, where something can be done to many at once, and the bar that does it. */
  readonly selection?: Selection | undefined;
  readonly bulk?: ReactNode;
  readonly isBusy?: (item: CaseListItem) => boolean;
  readonly instead?: (item: CaseListItem, columns: number) => ReactNode;
  /** What becomes of the table where it has too little room; on a small laptop it scrolls in its frame unless told. */
  readonly narrow?: NarrowTable;
}

/** What the lists of cases share: views, filters, counts, the table and its pages (screens.md 2). */
export function CaseListScreen(props: CaseListScreenProps) {
  const {
    title,
    caption,
    name,
    rows,
    list,
    columns,
    filters,
    search = caseSearch,
    sorts,
    nothing,
    actions,
    outcome,
    absence,
    isBusy,
    instead,
    selection,
    bulk,
  } = props;
  const news = useNews(name, rows, list);
  return (
    <Page title={title} summary={<SavedViews list={list} />} actions={actions}>
      {outcome}
      <div className="mb-3">
        <FilterBar list={list} filters={filters} search={search} sorts={sorts}>
          <ColumnMenu name={name} columns={columns} chosen={list.columns} />
        </FilterBar>
      </div>
      <ListHead list={list} news={news} />
      <ListBody list={list} isEmpty={rows.length === 0} things={['case', 'cases']} nothing={nothing}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          list={list}
          nameOf={caseName}
          isBusy={isBusy}
          instead={instead}
          selection={selection}
          narrow={props.narrow ?? 'stack-early-scroll'}
        />
      </ListBody>
      {bulk}
      <Pager list={list} />
      {absence !== null && <MissingCase answer={absence} />}
    </Page>
  );
}
