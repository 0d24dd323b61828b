import { Link } from '@remix-run/react';
import { EVERY_PAGE, type OpenPages } from '#app/core/access/open-pages.ts';
import { screens } from '#app/core/access/screens.ts';
import { findCasesPath } from '#app/core/cases/case-links.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { NamedChoices } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { AdminDashboard, CaseListItem } from '#contracts/generated/wire.ts';
import { caseSearch } from '../lists/case-filters.ts';
import { caseName } from '../not-entered.tsx';
import { adminColumns, adminFilters, adminSorts } from './admin-list.tsx';
import { StatusBoard } from './status-board.tsx';

interface AdminCasesPageProps {
  readonly cases: readonly CaseListItem[];
  readonly list: ListState;
  readonly named?: NamedChoices;
  readonly opens?: OpenPages;
  /** Null for whoever may not see the counts. */
  readonly overview: AdminDashboard | null;
}

/** All cases of all facilities, for the operator (specification 2.4). What is done with one stands on its own page. */
export function AdminCasesPage({
  cases,
  list,
  named = {},
  opens = EVERY_PAGE,
  overview,
}: AdminCasesPageProps) {
  const columns = adminColumns({ now: useNow(list.asOf), timeZone: useTimeZone() }, opens);
  return (
    <ListPage
      title={labels.CaseView.all}
      name="cases"
      asksForNews
      list={list}
      rows={cases}
      columns={columns}
      filters={adminFilters(named)}
      search={caseSearch}
      sorts={adminSorts}
      nameOf={caseName}
      empty={{
        title: 'There are no cases yet',
        text: 'Cases are listed here as soon as a facility begins one.',
      }}
      actions={
        <>
          <Button asChild>
            <Link to={findCasesPath}>Find by patient or number</Link>
          </Button>
          <Button asChild>
            <Link to={screens.uploadSpecimenForm.path}>{screens.uploadSpecimenForm.title}</Link>
          </Button>
        </>
      }
      exported="cases"
      mostColumns={10}
      {...(overview === null ? {} : { above: <StatusBoard overview={overview} /> })}
    />
  );
}
