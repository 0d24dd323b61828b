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
import type { Filter } from '#app/ui/lists/filters/filter.ts';
import { FilterBar } from '#app/ui/lists/filters/filter-bar.tsx';
import { useListSearch } from '#app/ui/lists/filters/use-list-search.ts';
import { ListHead } from '#app/ui/lists/list-head.tsx';
import { Pager } from '#app/ui/lists/pager.tsx';
import { SavedViews } from '#app/ui/lists/saved-views.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import { useSelection } from '#app/ui/lists/use-selection.ts';
import { KitState } from './kit-section.tsx';

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
    name: 'color',
    label: 'Color',
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

const LIST = {
  pageSize: 20,
  total: 137,
  totalPages: 7,
  columns: null,
  views: VIEWS,
  asOf: '2026-11-22T12:00:00Z',
};

/** What a server would say of this address: its filters are in force, though they hide no row of the kit. */
function listAt(search: string): ListState {
  const asked = new URLSearchParams(search);
  const filters = Object.fromEntries(
    FILTERS.flatMap(({ name }) => (asked.has(name) ? [[name, asked.getAll(name)] as const] : [])),
  );
  return {
    ...LIST,
    filters,
    hidden: Object.keys(filters).length === 0 ? 0 : 58,
    page: Number(asked.get('page') ?? 1),
    sort: asked.get('sort') ?? 'name',
    dropped: asked.has('shape') ? ['shape'] : [],
  };
}

const REFUSALS: Readonly<Record<string, string>> = { birch: 'Somebody else is working on it.' };

/** Every part of a list, with invented rows; the address of this page moves all but the rows. */
export function ListParts() {
  return (
    <>
      <KitState title="A list with everything: views, filters, news, a busy row, selection, pages">
        <InventedList />
      </KitState>
      <KitState title="What came of a bulk action">
        <BulkResult
          outcomes={SAMPLES.slice(0, 3).map(({ id, name }) => ({ id, name, refusal: REFUSALS[id] ?? null }))}
        />
      </KitState>
      <KitState title="Loading">
        <SkeletonRows label="Loading the samples" />
      </KitState>
      <KitState title="An error">
        <ErrorPanel message="Internal server error!" action={<Button>Try again</Button>} />
      </KitState>
      <KitState title="Nothing here yet">
        <EmptyState
          icon={<Inbox />}
          title="No samples are here"
          action={<Button variant="primary">Add a sample</Button>}
        >
          Samples appear here as soon as somebody adds one.
        </EmptyState>
      </KitState>
    </>
  );
}

function InventedList() {
  const list = listAt(useListSearch().search);
  const ids = SAMPLES.map(({ id }) => id);
  const [isAll, setAll] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>([]);
  const selection = useSelection(ids, outcomes);
  const file = () => {
    const touched = SAMPLES.filter(({ id }) => isAll || selection.has(id));
    setOutcomes(touched.map(({ id, name }) => ({ id, name, refusal: REFUSALS[id] ?? null })));
    setAll(false);
  };
  return (
    <div>
      <SavedViews list={list} />
      <div className="my-3">
        <FilterBar
          list={list}
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
      <ListHead list={list} news={{ text: '3 new', show: () => undefined }} />
      <DataTable
        caption="Invented samples"
        columns={COLUMNS}
        rows={SAMPLES}
        list={list}
        narrow="stack"
        nameOf={({ name }) => name}
        selection={selection}
        isBusy={({ id }) => id === 'dune'}
      />
      <SelectionBar
        selection={selection}
        rowsOnPage={SAMPLES.length}
        total={list.total}
        isAll={isAll}
        onAll={setAll}
      >
        <Button size="sm" variant="primary" onClick={file}>
          File the samples
        </Button>
      </SelectionBar>
      {outcomes.length > 0 && <BulkResult outcomes={outcomes} />}
      <Pager list={list} />
    </div>
  );
}
