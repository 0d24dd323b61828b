import { Link } from '@remix-run/react';
import { FolderOpen } from 'lucide-react';
import { EVERY_PAGE, type OpenPages } from '#app/core/access/open-pages.ts';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { findCasesPath } from '#app/core/cases/case-links.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ColumnMenu } from '#app/ui/lists/column-menu.tsx';
import { DataTable } from '#app/ui/lists/data-table.tsx';
import { ExportLinks } from '#app/ui/lists/export-links.tsx';
import { FilterBar } from '#app/ui/lists/filters/filter-bar.tsx';
import { ListBody } from '#app/ui/lists/list-body.tsx';
import { ListHead } from '#app/ui/lists/list-head.tsx';
import { Pager } from '#app/ui/lists/pager.tsx';
import { SavedViews } from '#app/ui/lists/saved-views.tsx';
import { useNews } from '#app/ui/lists/use-news.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { caseSearch, facilityCaseSearch } from '../lists/case-filters.ts';
import { caseName } from '../not-entered.tsx';
import { CaseSearch, FoundCaseList, type FoundCases } from './case-search.tsx';
import { roleColumns, roleFilters, roleSorts } from './role-list.tsx';

export interface RoleCasesPageProps {
  /** The list's key in the table of screens; only the second one looks for patients. */
  readonly name: 'projectList' | 'showCases';
  readonly cases: readonly CaseListItem[];
  readonly list: ListState;
  readonly role: Role;
  readonly opens?: OpenPages;
  /** What came of the search that the address names, or that was posted and refused; null where there is none. */
  readonly searched?:
    | { readonly refused: PostedOutcome['refused']; readonly found: FoundCases | null }
    | null
    | undefined;
}

const TITLE = screens.showCases.title;

/** The cases of whoever asks, each role its own (specification 2.6 and 2.7; decisions.md 17). */
export function RoleCasesPage({ name, cases, list, role, opens = EVERY_PAGE, searched }: RoleCasesPageProps) {
  const now = useNow(list.asOf);
  const timeZone = useTimeZone();
  const columns = roleColumns(role, { now, timeZone }, opens);
  const found = searched?.found ?? null;
  const news = useNews(found === null ? name : null, cases, list);
  const search =
    name === 'showCases' ? (
      <CaseSearch refused={searched?.refused ?? null} found={found} now={list.asOf} />
    ) : null;
  if (found !== null)
    return (
      <Page title={TITLE}>
        {search}
        <FoundCaseList found={found} columns={columns} />
      </Page>
    );
  return (
    <Page title={TITLE} summary={<SavedViews list={list} />} actions={<Nearby name={name} role={role} />}>
      {search}
      <div className="mb-3">
        <FilterBar
          list={list}
          filters={roleFilters}
          search={isFacility(role) ? facilityCaseSearch : caseSearch}
          sorts={roleSorts(role)}
        >
          <ColumnMenu name={name} columns={columns} chosen={list.columns} />
        </FilterBar>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ListHead list={list} news={news} />
        {role === 'Admin' && list.total > 0 && (
          <ExportLinks exported="cases" total={list.total} sort={list.sort} />
        )}
      </div>
      <ListBody
        list={list}
        isEmpty={cases.length === 0}
        things={['case', 'cases']}
        nothing={<NoCases role={role} />}
      >
        <DataTable
          caption={TITLE}
          columns={columns}
          rows={cases}
          list={list}
          nameOf={caseName}
          narrow="stack-early-scroll"
        />
      </ListBody>
      <Pager list={list} />
    </Page>
  );
}

/** What else lists cases: the search, and the signed ones of a pathologist, whose list has only what is open. */
function Nearby({ name, role }: Pick<RoleCasesPageProps, 'name' | 'role'>) {
  return (
    <>
      {name === 'projectList' && (
        <TextLink asChild>
          <Link to={findCasesPath}>Find by patient or number</Link>
        </TextLink>
      )}
      {role === 'Provider' && (
        <TextLink asChild>
          <Link to={screens.completedCases.path}>Completed Cases</Link>
        </TextLink>
      )}
    </>
  );
}

const NEXT: Readonly<Record<'Provider' | 'Facility', { readonly to: string; readonly label: string }>> = {
  Provider: { to: screens.availableCases.path, label: 'Find a case' },
  Facility: { to: screens.createCase.path, label: 'Create a case' },
};

const NOTHING = {
  Provider: {
    title: 'You have no open cases',
    text: 'Cases that you pick up wait here until you sign them out.',
  },
  Facility: {
    title: 'Your facility has no cases yet',
    text: 'Drafts and the cases that you send out are listed here, with who reads them and their reports.',
  },
  Admin: { title: 'There are no cases yet', text: 'Cases are listed here as soon as a facility begins one.' },
};

function NoCases({ role }: { readonly role: Role }) {
  const kind = isFacility(role) ? 'Facility' : role;
  const next = kind === 'Admin' ? null : NEXT[kind];
  return (
    <EmptyState
      icon={<FolderOpen />}
      title={NOTHING[kind].title}
      action={
        next !== null && (
          <Button asChild variant="primary">
            <Link to={next.to}>{next.label}</Link>
          </Button>
        )
      }
    >
      {NOTHING[kind].text}
    </EmptyState>
  );
}
