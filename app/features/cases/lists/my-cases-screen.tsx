import { Link } from '@remix-run/react';
import { Microscope } from 'lucide-react';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import type { AbsenceAnswer } from '../absence/absence-answer.ts';
import { CaseListScreen } from './case-list-screen.tsx';
import { myColumns, myFilters, mySorts } from './my-list.tsx';

interface MyCasesScreenProps {
  readonly cases: readonly CaseListItem[];
  readonly list: ListState;
  readonly absence?: AbsenceAnswer | undefined;
  /** A provisionally active provider has no list to pick from. */
  readonly canPickUp: boolean;
}

/** Specification 2.4: the cases in this pathologist's hands. */
export function MyCasesScreen({ cases, list, absence, canPickUp }: MyCasesScreenProps) {
  const now = useNow(list.asOf);
  const timeZone = useTimeZone();
  return (
    <CaseListScreen
      title="My Cases"
      caption="My cases"
      name="selectedCases"
      rows={cases}
      list={list}
      columns={myColumns({ now, timeZone })}
      filters={myFilters}
      sorts={mySorts}
      absence={absence}
      nothing={<NothingOpen canPickUp={canPickUp} />}
    />
  );
}

function NothingOpen({ canPickUp }: { readonly canPickUp: boolean }) {
  return (
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
  );
}
