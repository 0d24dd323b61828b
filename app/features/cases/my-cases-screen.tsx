import { Link } from '@remix-run/react';
import { Microscope } from 'lucide-react';
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
import { CaseSort } from './case-sort.tsx';
import { CaseTally } from './case-tally.tsx';
import { MyCaseRow } from './my-case-row.tsx';
import { useNow } from './use-now.ts';

interface MyCasesScreenProps {
  cases: readonly CaseListItem[];
  /** The server's time when it made the list, ISO 8601 with an offset. */
  now: string;
  /** A provisionally active provider has no list to pick from. */
  canPickUp: boolean;
}

export function MyCasesScreen({ cases, now, canPickUp }: MyCasesScreenProps) {
  const [order, setOrder] = useState<CaseSortKey>('urgency');
  const time = useNow(now);
  const timeZone = useTimeZone();
  if (cases.length === 0) return <NothingOpen canPickUp={canPickUp} />;
  return (
    <Page
      title="My Cases"
      headingHidden
      summary={<CaseTally cases={cases} now={time} />}
      actions={<CaseSort order={order} onChange={setOrder} />}
    >
      <Table caption="My cases" narrow="stack-early">
        <MyCasesHead order={order} onSort={setOrder} />
        <TableBody>
          {inOrder(cases, order, time).map((item) => (
            <MyCaseRow key={item.id} item={item} now={time} timeZone={timeZone} />
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}

interface MyCasesHeadProps {
  order: CaseSortKey;
  onSort: (order: CaseSortKey) => void;
}

function MyCasesHead({ order, onSort }: MyCasesHeadProps) {
  const sort = (key: CaseSortKey) => ({
    sorted: order === key ? ('ascending' as const) : ('none' as const),
    onSort: () => onSort(key),
  });
  return (
    <TableHead>
      <ColumnHeader {...sort('due')}>Due</ColumnHeader>
      <ColumnHeader {...sort('urgency')}>Priority</ColumnHeader>
      <ColumnHeader>Status</ColumnHeader>
      <ColumnHeader>Patient</ColumnHeader>
      <ColumnHeader>Accession</ColumnHeader>
      <ColumnHeader>Case</ColumnHeader>
      <ColumnHeader>Slides</ColumnHeader>
      <ColumnHeader>
        <VisuallyHidden>Actions</VisuallyHidden>
      </ColumnHeader>
    </TableHead>
  );
}

function NothingOpen({ canPickUp }: { canPickUp: boolean }) {
  return (
    <Page title="My Cases" headingHidden>
      <EmptyState
        icon={<Microscope />}
        title="You have no open cases"
        action={
          canPickUp && (
            <Button asChild variant="primary">
              <Link to="/availableCases">Find a case</Link>
            </Button>
          )
        }
      >
        {canPickUp
          ? 'Cases that you pick up wait here until you sign them out.'
          : 'Cases that are assigned to you wait here until you sign them out.'}
      </EmptyState>
    </Page>
  );
}
