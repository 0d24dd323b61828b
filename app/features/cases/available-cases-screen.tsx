import { Link } from '@remix-run/react';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { type CaseSortKey, inOrder } from '#app/core/cases/order.ts';
import { ColumnHeader } from '#app/ui/column-header.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';
import { Table, TableBody, TableHead } from '#app/ui/table.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { AvailableCaseRow } from './available-case-row.tsx';
import { CaseSort } from './case-sort.tsx';
import { CaseTally } from './case-tally.tsx';
import { useLeavingRows } from './use-leaving-rows.ts';
import { useNow } from './use-now.ts';

interface AvailableCasesScreenProps {
  cases: readonly CaseListItem[];
  /** The server's time when it made the list, ISO 8601 with an offset. */
  now: string;
}

export function AvailableCasesScreen({ cases, now }: AvailableCasesScreenProps) {
  const [order, setOrder] = useState<CaseSortKey>('urgency');
  const { rows, put, letGo } = useLeavingRows(cases);
  const time = useNow(now);
  const timeZone = useTimeZone();
  if (rows.length === 0) return <NothingAvailable />;
  return (
    <Page
      title="Available Cases"
      headingHidden
      summary={<CaseTally cases={cases} now={time} />}
      actions={<CaseSort order={order} onChange={setOrder} />}
    >
      <Table caption="Available cases" narrow="stack-early">
        <AvailableHead order={order} onSort={setOrder} />
        <TableBody>
          {inOrder(rows, order, time).map((item) => (
            <AvailableCaseRow
              key={item.id}
              item={item}
              now={time}
              timeZone={timeZone}
              put={put}
              letGo={letGo}
            />
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}

interface AvailableHeadProps {
  order: CaseSortKey;
  onSort: (order: CaseSortKey) => void;
}

function AvailableHead({ order, onSort }: AvailableHeadProps) {
  const sort = (key: CaseSortKey) => ({
    sorted: order === key ? ('ascending' as const) : ('none' as const),
    onSort: () => onSort(key),
  });
  return (
    <TableHead>
      <ColumnHeader {...sort('due')}>Due</ColumnHeader>
      <ColumnHeader {...sort('urgency')}>Priority</ColumnHeader>
      <ColumnHeader {...sort('age')}>Age</ColumnHeader>
      <ColumnHeader>Case</ColumnHeader>
      <ColumnHeader>Type, subspecialty</ColumnHeader>
      <ColumnHeader>Patient</ColumnHeader>
      <ColumnHeader numeric>Parts</ColumnHeader>
      <ColumnHeader numeric>Slides</ColumnHeader>
      <ColumnHeader>Stains</ColumnHeader>
      <ColumnHeader>Facility, state</ColumnHeader>
      <ColumnHeader>Billing</ColumnHeader>
      <ColumnHeader>
        <VisuallyHidden>Actions</VisuallyHidden>
      </ColumnHeader>
    </TableHead>
  );
}

function NothingAvailable() {
  return (
    <Page title="Available Cases" headingHidden>
      <EmptyState
        icon={<Inbox />}
        title="No cases are waiting"
        action={
          <Button asChild variant="primary">
            <Link to="/selectedCases">Go to My Cases</Link>
          </Button>
        }
      >
        New cases that fit your licences and subspecialties show up here as soon as their slides are in.
      </EmptyState>
    </Page>
  );
}
