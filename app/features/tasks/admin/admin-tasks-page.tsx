import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { Choices } from '#app/ui/controls/choices.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { BulkResult } from '#app/ui/lists/bulk-result.tsx';
import { type NamedChoices, oneFilter } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import { useBulkForm, useBulkOutcomes } from '#app/ui/lists/use-bulk.ts';
import { useAllRows, useSelection } from '#app/ui/lists/use-selection.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { TaskListItem } from '#contracts/generated/wire.ts';
import { taskColumns, taskFilters, taskSearch, taskSorts } from '../task-list.tsx';
import { AssignManyForm, assigneeAsks, nameOfTask } from './desk-forms.ts';

interface AdminTasksPageProps extends Listed<TaskListItem> {
  readonly people: Choices;
  readonly named?: NamedChoices;
  readonly idempotencyKey: string;
  /** What came of the tasks that were assigned last; undefined before the first. */
  readonly outcome:
    | {
        readonly refused: SubmissionResult | null;
        readonly outcomes: readonly {
          readonly id: string;
          readonly name?: string;
          readonly refusal: string | null;
        }[];
      }
    | undefined;
}

/** The tasks of everybody; the selected ones can be given to one person or role at once. */
export function AdminTasksPage({
  items,
  list,
  people,
  named = {},
  idempotencyKey,
  outcome,
}: AdminTasksPageProps) {
  const looking = { now: useNow(list.asOf), timeZone: useTimeZone() };
  const selection = useSelection(
    items.map(({ id }) => id),
    outcome?.outcomes,
  );
  const { isAll, setAll } = useAllRows(selection, items.length, outcome?.outcomes);
  const form = useBulkForm(idempotencyKey, outcome, outcome?.outcomes);
  const results = useBulkOutcomes(outcome?.outcomes, items, nameOfTask);
  return (
    <ListPage
      title={screens.tasks.title}
      name="tasks"
      asksForNews
      list={list}
      rows={items}
      columns={taskColumns('Admin', looking)}
      filters={[
        ...taskFilters('Admin'),
        ...oneFilter('assigneeId', 'Person', named),
        ...oneFilter('facilityId', 'Facility', named),
      ]}
      search={taskSearch}
      sorts={taskSorts}
      nameOf={({ title }) => title}
      empty={{ title: 'There are no tasks yet', text: 'Orders, questions, reviews and licences make tasks.' }}
      actions={
        <Button asChild>
          <Link to={screens.createTask.path}>New task</Link>
        </Button>
      }
      exported="tasks"
      selection={selection}
      bulk={
        <>
          {results.length > 0 && <BulkResult outcomes={results} />}
          <SelectionBar
            selection={selection}
            rowsOnPage={items.length}
            total={list.total}
            isAll={isAll}
            onAll={setAll}
          >
            <AssignSelected
              // After an assignment the form is a new one.
              key={form.round}
              selected={items.filter(({ id }) => selection.has(id))}
              isAll={isAll}
              people={people}
              idempotencyKey={form.idempotencyKey}
              refused={outcome?.refused ?? null}
            />
          </SelectionBar>
        </>
      }
    />
  );
}

interface AssignSelectedProps {
  readonly selected: readonly TaskListItem[];
  /** Every task of the list is meant, beyond this page. */
  readonly isAll: boolean;
  readonly people: Choices;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

function AssignSelected({ selected, isAll, people, idempotencyKey, refused }: AssignSelectedProps) {
  const { form } = useContractForm<Record<string, unknown>, unknown>(AssignManyForm, refused, {
    id: 'assign-many',
    words: plainWords,
  });
  const busy = useIsSubmitting(idempotencyKey);
  return (
    <ContractForm form={form} idempotencyKey={idempotencyKey} className="flex flex-wrap items-end gap-2">
      {isAll ? (
        <input type="hidden" name="all" value="1" readOnly />
      ) : (
        selected.map(({ id, etag }, index) => (
          <input key={id} type="hidden" name={`tasks[${index}]`} value={`${id} ${etag}`} readOnly />
        ))
      )}
      <AskedFields asks={assigneeAsks(people)} />
      <SubmitButton busy={busy}>Assign selected</SubmitButton>
    </ContractForm>
  );
}
