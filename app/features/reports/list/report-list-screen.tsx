import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { EVERY_PAGE, type OpenPages } from '#app/core/access/open-pages.ts';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { ColumnMenu } from '#app/ui/lists/column-menu.tsx';
import { DataTable } from '#app/ui/lists/data-table.tsx';
import { ExportLinks } from '#app/ui/lists/export-links.tsx';
import { FilterBar } from '#app/ui/lists/filters/filter-bar.tsx';
import { useListSearch } from '#app/ui/lists/filters/use-list-search.ts';
import { ListBody } from '#app/ui/lists/list-body.tsx';
import { ListHead } from '#app/ui/lists/list-head.tsx';
import { Pager } from '#app/ui/lists/pager.tsx';
import { SavedViews } from '#app/ui/lists/saved-views.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import { useNews } from '#app/ui/lists/use-news.ts';
import { useAllRows, useSelection } from '#app/ui/lists/use-selection.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { ARCHIVE_SIZE } from './archive-size.ts';
import { type ReportRow, reportColumns, reportFilters, reportSorts } from './report-list.tsx';
import { FoundList, type FoundReports, ReportSearch } from './report-search.tsx';

export interface ReportListScreenProps {
  readonly reports: readonly ReportRow[];
  readonly list: ListState;
  readonly role: Role;
  readonly opens?: OpenPages;
  /** What came of the search that the address names, or that was posted and refused; null where there is none. */
  readonly searched: {
    readonly refused: PostedOutcome['refused'];
    readonly found: FoundReports | null;
  } | null;
}

const TITLE = 'Final reports';

/** The list of signed reports (specification 2.7): those that the reader may open, one line for each case. */
export function ReportListScreen({
  reports,
  list,
  role,
  opens = EVERY_PAGE,
  searched,
}: ReportListScreenProps) {
  const timeZone = useTimeZone();
  const columns = reportColumns({ role, mayRead: opens.reports, timeZone });
  const found = searched?.found ?? null;
  const news = useNews(found === null ? 'finalReports' : null, reports, list);
  const search = <ReportSearch refused={searched?.refused ?? null} found={found} now={list.asOf} />;
  if (found !== null)
    return (
      <Page title={TITLE}>
        {search}
        <FoundList found={found} columns={columns} />
      </Page>
    );
  return (
    <Page title={TITLE} summary={<SavedViews list={list} />}>
      {search}
      <div className="mb-3">
        <FilterBar list={list} filters={reportFilters} sorts={reportSorts}>
          <ColumnMenu name="finalReports" columns={columns} chosen={list.columns} />
        </FilterBar>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ListHead list={list} news={news} />
        {role === 'Admin' && list.total > 0 && (
          <ExportLinks exported="reports" total={list.total} sort={list.sort} />
        )}
      </div>
      <ListBody
        list={list}
        isEmpty={reports.length === 0}
        things={['report', 'reports']}
        nothing={<NoReports role={role} />}
      >
        <Rows reports={reports} list={list} role={role} columns={columns} />
      </ListBody>
      <Pager list={list} />
    </Page>
  );
}

interface RowsProps {
  readonly reports: readonly ReportRow[];
  readonly list: ListState;
  readonly role: Role;
  readonly columns: readonly Column<ReportRow>[];
}

function Rows({ reports, list, role, columns }: RowsProps) {
  const selection = useSelection(reports.map(({ id }) => id));
  const { isAll, setAll } = useAllRows(selection, reports.length);
  const mayChoose = isFacility(role);
  const chosen = reports.filter(({ id }) => selection.has(id));
  return (
    <>
      <DataTable
        caption={TITLE}
        columns={columns}
        rows={reports}
        list={list}
        nameOf={({ caseID }) => caseID}
        selection={mayChoose ? selection : undefined}
      />
      {mayChoose && (
        <SelectionBar
          selection={selection}
          rowsOnPage={reports.length}
          total={list.total}
          isAll={isAll}
          onAll={setAll}
        >
          {isAll ? <WholeArchive total={list.total} /> : <Archive chosen={chosen} />}
        </SelectionBar>
      )}
    </>
  );
}

/** The chosen PDFs as one archive; a plain form, since the browser and not the page gets the answer. */
function Archive({ chosen }: { readonly chosen: readonly ReportRow[] }) {
  return (
    <form method="post" action="/files/reports">
      {chosen.map(({ caseId, version }) => (
        <input key={caseId} type="hidden" name="report" value={`${caseId}:${version}`} />
      ))}
      <Button type="submit" size="sm" variant="primary">
        Download as zip
      </Button>
    </form>
  );
}

/** Every report of the list, in as many archives as it takes: one holds a hundred. */
function WholeArchive({ total }: { readonly total: number }) {
  const { search } = useListSearch();
  const parts = Array.from({ length: Math.ceil(total / ARCHIVE_SIZE) }, (_, index) => index + 1);
  return (
    <form method="post" action={`/files/reports${search}`} className="contents">
      {parts.map((part) => (
        <Button key={part} type="submit" name="all" value={part} size="sm" variant="primary">
          {parts.length === 1
            ? 'Download as zip'
            : `Download ${(part - 1) * ARCHIVE_SIZE + 1}–${Math.min(total, part * ARCHIVE_SIZE)} as zip`}
        </Button>
      ))}
    </form>
  );
}

const NOTHING: Readonly<Record<'Provider' | 'Facility' | 'Admin', ReactNode>> = {
  Provider: 'The reports that you sign are listed here, with who of the facility has opened them.',
  Facility: 'A report is listed here ten minutes after its pathologist has signed it.',
  Admin: 'Reports are listed here when they are signed.',
};

function NoReports({ role }: { readonly role: Role }) {
  const kind = isFacility(role) ? 'Facility' : role;
  return (
    <EmptyState icon={<FileText />} title="There is no signed report yet">
      {NOTHING[kind]}
    </EmptyState>
  );
}
