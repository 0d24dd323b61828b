import { Link, useFetchers } from '@remix-run/react';
import { Inbox } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import type { AbsenceAnswer } from '../absence/absence-answer.ts';
import type { CaseActionAnswer } from '../case-action.ts';
import { RefusalText } from '../refusal-text.tsx';
import { rowActionKey } from '../row-form.tsx';
import { availableColumns, availableFilters, availableSorts, LostCase } from './available-list.tsx';
import { CaseListScreen } from './case-list-screen.tsx';
import { useLeavingRows } from './use-leaving-rows.ts';

interface AvailableCasesScreenProps {
  readonly cases: readonly CaseListItem[];
  readonly list: ListState;
  /** What came of a pickup without script; with it the row itself says so. */
  readonly answer?: CaseActionAnswer | undefined;
  readonly absence?: AbsenceAnswer | undefined;
}

/** Specification 2.4: the pool, paged by the API. Picking up takes the row away, or says who was quicker. */
export function AvailableCasesScreen({ cases, list, answer, absence }: AvailableCasesScreenProps) {
  const { rows, lossOf, ...leaving } = useLeavingRows(cases);
  const now = useNow(list.asOf);
  const timeZone = useTimeZone();
  const fetchers = useFetchers();
  const busy = new Set(fetchers.flatMap(({ key, state }) => (state === 'idle' ? [] : [key])));
  return (
    <CaseListScreen
      title="Available Cases"
      caption="Available cases"
      name="availableCases"
      rows={rows}
      list={list}
      columns={availableColumns({ now, timeZone }, leaving)}
      filters={availableFilters}
      sorts={availableSorts}
      actions={
        <TextLink asChild>
          <Link to={screens.dashboard.path}>{screens.dashboard.title}</Link>
        </TextLink>
      }
      isBusy={(item) => busy.has(rowActionKey('pickup', item))}
      instead={(item, columns) => {
        const loss = lossOf(item);
        if (loss === null) return null;
        return (
          <LostCase item={item} message={loss} columns={columns} onGone={() => leaving.put(item, 'gone')} />
        );
      }}
      absence={absence}
      outcome={
        <>
          {answer !== undefined && <PickupOutcome answer={answer} />}
          <LimitReached cases={rows} />
        </>
      }
      nothing={
        <EmptyState
          icon={<Inbox />}
          title="No cases are waiting"
          action={
            <Button asChild variant="primary">
              <Link to="/selectedCases">Go to My Cases</Link>
            </Button>
          }
        >
          New cases that fit your licences and subspecialties appear here as soon as their slides have come.
        </EmptyState>
      }
    />
  );
}

/** The limit of open cases keeps every case of the list from its reader, so it is told once. */
function LimitReached({ cases }: Pick<AvailableCasesScreenProps, 'cases'>) {
  const reached = cases.find(({ pickupBar }) => pickupBar?.code === 'PICKUP_LIMIT')?.pickupBar ?? null;
  if (reached === null) return null;
  return (
    <p role="note" className="mb-3 rounded-md bg-warning-soft px-3 py-2">
      {reached.text}{' '}
      <TextLink asChild>
        <Link to={screens.selectedCases.path}>{screens.selectedCases.title}</Link>
      </TextLink>
    </p>
  );
}

function PickupOutcome({ answer }: { readonly answer: CaseActionAnswer }) {
  if (answer.kind !== 'done')
    return (
      <p role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2 text-danger">
        <RefusalText answer={answer} />
      </p>
    );
  return (
    <p role="status" className="mb-3 rounded-md bg-success-soft px-3 py-2">
      The case is now in{' '}
      <TextLink asChild>
        <Link to="/selectedCases">My Cases</Link>
      </TextLink>
      .
    </p>
  );
}
