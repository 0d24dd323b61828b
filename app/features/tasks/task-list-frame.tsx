import { ListChecks } from 'lucide-react';
import type { Role } from '#app/core/access/roles.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ColumnMenu } from '#app/ui/lists/column-menu.tsx';
import { DataTable } from '#app/ui/lists/data-table.tsx';
import { FilterBar } from '#app/ui/lists/filters/filter-bar.tsx';
import { ListBody } from '#app/ui/lists/list-body.tsx';
import { ListHead } from '#app/ui/lists/list-head.tsx';
import { Pager } from '#app/ui/lists/pager.tsx';
import { SavedViews } from '#app/ui/lists/saved-views.tsx';
import { useNews } from '#app/ui/lists/use-news.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { TaskListItem } from '#contracts/generated/wire.ts';
import { taskColumns, taskFilters, taskSearch, taskSorts } from './task-list.tsx';

interface TaskListFrameProps {
  readonly title: string;
  /** The list's key in the table of screens. */
  readonly name: string;
  /** Whose list it is: it decides about the columns and where a task leads to. */
  readonly role: Role;
  readonly tasks: readonly TaskListItem[];
  readonly list: ListState;
}

/** What the task lists of all roles share: what there is to do, for which case, asked by whom and until when (specification 2.2). */
export function TaskListFrame({ title, name, role, tasks, list }: TaskListFrameProps) {
  const timeZone = useTimeZone();
  const columns = taskColumns(role, { now: useNow(list.asOf), timeZone });
  const news = useNews(name, tasks, list);
  return (
    <Page title={title} summary={<SavedViews list={list} />}>
      <div className="mb-3">
        <FilterBar list={list} filters={taskFilters(role)} search={taskSearch} sorts={taskSorts}>
          <ColumnMenu name={name} columns={columns} chosen={list.columns} />
        </FilterBar>
      </div>
      <ListHead list={list} news={news} />
      <ListBody
        list={list}
        isEmpty={tasks.length === 0}
        things={['task', 'tasks']}
        nothing={<NoTasks role={role} />}
      >
        <DataTable
          caption={title}
          columns={columns}
          rows={tasks}
          list={list}
          nameOf={({ title: ofTask }) => ofTask}
        />
      </ListBody>
      <Pager list={list} />
    </Page>
  );
}

function NoTasks({ role }: { readonly role: Role }) {
  return (
    <EmptyState icon={<ListChecks />} title="There is nothing for you to do">
      {role === 'Provider'
        ? 'Second reviews, results to tell and licences to renew come here when somebody or a rule asks for them.'
        : 'Stains, recuts, rescans and questions that a pathologist asks for come here.'}
    </EmptyState>
  );
}
