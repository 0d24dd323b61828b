import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { BulkResult, type RowOutcome } from '#app/ui/lists/bulk-result.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { ColumnMenu } from '#app/ui/lists/column-menu.tsx';
import { DataTable } from '#app/ui/lists/data-table.tsx';
import type { Filter } from '#app/ui/lists/filter.ts';
import { FilterBar } from '#app/ui/lists/filter-bar.tsx';
import { ListHead } from '#app/ui/lists/list-head.tsx';
import { Pager } from '#app/ui/lists/pager.tsx';
import { SavedViews } from '#app/ui/lists/saved-views.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import { useSelection } from '#app/ui/lists/use-selection.ts';

interface Sample {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly count: number;
}

const SAMPLES: readonly Sample[] = ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm'].map((name, index) => ({
  id: name.toLowerCase(),
  name: `Sample ${name}`,
  place: index % 2 === 0 ? 'Invented Clinic of the North' : 'Invented Hospital',
  count: (index + 1) * 3,
}));

const COLUMNS: readonly Column<Sample>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', always: true, cell: ({ name }) => name },
  { id: 'place', header: 'Place', sortKey: 'place', share: 'most', cell: ({ place }) => place },
  {
    id: 'count',
    header: 'Slides',
    sortKey: 'count',
    align: 'end',
    share: 'third',
    cell: ({ count }) => count,
  },
];

const FILTERS: readonly Filter[] = [
  {
    kind: 'choices',
    name: 'colour',
    label: 'Colour',
    choices: [
      { value: 'red', label: 'Red' },
      { value: 'blue', label: 'Blue' },
    ],
  },
  { kind: 'flag', name: 'late', label: 'Late only' },
  { kind: 'day', name: 'from', label: 'From' },
];

const VIEWS = [
  { key: 'all', label: 'All', query: {}, total: 137 },
  { key: 'late', label: 'Late', query: { late: 'true' }, total: 4 },
];

const LIST: ListState = {
  ...{ page: 2, pageSize: 20, total: 137, totalPages: 7, hidden: 58, sort: 'name', dropped: ['shape'] },
  ...{
    filters: { colour: ['red'], late: ['true'] },
    columns: null,
    views: VIEWS,
    asOf: '2026-11-22T12:00:00Z',
  },
};

const REFUSALS: Readonly<Record<string, string>> = { birch: 'Somebody else is working on it.' };

/** Every part of a list, with invented rows; the state in the address of this page moves the links, not the rows. */
export function ListParts() {
  const ids = SAMPLES.map(({ id }) => id);
  const selection = useSelection(ids);
  const [isAll, setAll] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>([]);
  const file = () => {
    const touched = SAMPLES.filter(({ id }) => isAll || selection.has(id));
    setOutcomes(touched.map(({ id, name }) => ({ id, name, refusal: REFUSALS[id] ?? null })));
    for (const { id } of touched) if (REFUSALS[id] === undefined) selection.toggle(id, false);
    setAll(false);
  };
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="A list with everything">
        <SavedViews list={LIST} />
        <div className="my-3">
          <FilterBar
            list={LIST}
            filters={FILTERS}
            search={{ name: 'q', label: 'Search the samples', placeholder: 'Name or place' }}
            sorts={[
              { value: 'name', label: 'By name' },
              { value: '-count', label: 'Most slides first' },
            ]}
          >
            <ColumnMenu name="kit" columns={COLUMNS} chosen={null} />
          </FilterBar>
        </div>
        <ListHead list={LIST} news={{ text: '3 new', show: () => undefined }} />
        <DataTable
          caption="Invented samples"
          columns={COLUMNS}
          rows={SAMPLES}
          list={LIST}
          narrow="stack"
          nameOf={({ name }) => name}
          selection={selection}
          isBusy={({ id }) => id === 'dune'}
        />
        <SelectionBar
          selection={selection}
          rowsOnPage={SAMPLES.length}
          total={LIST.total}
          isAll={isAll}
          onAll={setAll}
        >
          <Button size="sm" variant="primary" onClick={file}>
            File the samples
          </Button>
        </SelectionBar>
        {outcomes.length > 0 && <BulkResult outcomes={outcomes} />}
        <Pager list={LIST} />
      </section>
      <section aria-label="A list that is loading">
        <SkeletonRows label="Loading the samples" />
      </section>
      <section aria-label="A list that cannot be had">
        <ErrorPanel message="Internal server error!" action={<Button>Try again</Button>} />
      </section>
      <section aria-label="A list with nothing in it">
        <EmptyState
          icon={<Inbox />}
          title="No samples are here"
          action={<Button variant="primary">Add a sample</Button>}
        >
          Samples stand here as soon as somebody invents them.
        </EmptyState>
      </section>
    </div>
  );
}
