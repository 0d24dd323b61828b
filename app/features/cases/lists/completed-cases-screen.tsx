import { Link } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import type { AbsenceAnswer } from '../absence/absence-answer.ts';
import { CaseListScreen } from './case-list-screen.tsx';
import { completedColumns, completedFilters, completedSorts } from './completed-list.tsx';

interface CompletedCasesScreenProps {
  readonly cases: readonly CaseListItem[];
  readonly list: ListState;
  readonly absence?: AbsenceAnswer | undefined;
}

/** Specification 2.4: what this pathologist has signed out; the last 30 days unless days are chosen. */
export function CompletedCasesScreen({ cases, list, absence }: CompletedCasesScreenProps) {
  const timeZone = useTimeZone();
  return (
    <CaseListScreen
      title="Completed Cases"
      caption="Completed cases"
      name="completedCases"
      rows={cases}
      list={list}
      columns={completedColumns({ now: list.asOf, timeZone })}
      filters={completedFilters}
      sorts={completedSorts}
      actions={
        <TextLink asChild>
          <Link to={screens.finalReports.path}>All final reports</Link>
        </TextLink>
      }
      absence={absence}
      nothing={
        <EmptyState
          icon={<CircleCheck />}
          title="You have signed out no case in the last 30 days"
          action={
            <Button asChild variant="primary">
              <Link to="/selectedCases">Go to My Cases</Link>
            </Button>
          }
        >
          The cases that you sign out are listed here with their reports. Choose days to see earlier ones.
        </EmptyState>
      }
    />
  );
}
