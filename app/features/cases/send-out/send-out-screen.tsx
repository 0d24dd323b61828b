import { Link } from '@remix-run/react';
import { Send } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { findCasesPath } from '#app/core/cases/case-links.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { facilityCaseSearch } from '../lists/case-filters.ts';
import { CaseListScreen } from '../lists/case-list-screen.tsx';
import { type AskedTasks, NeedsAnswer } from './needs-answer.tsx';
import { sendOutColumns, sendOutFilters, sendOutSorts } from './send-out-list.tsx';

interface SendOutScreenProps {
  readonly cases: readonly CaseListItem[];
  readonly list: ListState;
  /** Null for whoever may not see the facility's tasks. */
  readonly asked: AskedTasks | null;
  /** Ids of the cases with something that the facility answers; null for whoever may not see its tasks. */
  readonly answerable: readonly string[] | null;
}

/** Specification 2.5: everything that a facility has made, from the draft to the signed report. */
export function SendOutScreen({ cases, list, asked, answerable }: SendOutScreenProps) {
  const now = useNow(list.asOf);
  const timeZone = useTimeZone();
  const clock = { now, timeZone };
  return (
    <CaseListScreen
      title="Send-Out Cases"
      caption="Send-out cases"
      name="sendOutCases"
      rows={cases}
      list={list}
      columns={sendOutColumns(clock, answerable)}
      filters={sendOutFilters}
      search={facilityCaseSearch}
      sorts={sendOutSorts}
      narrow="stack-early-scroll"
      outcome={asked !== null && <NeedsAnswer asked={asked} clock={clock} />}
      absence={null}
      actions={<Nearby />}
      nothing={<NothingSent />}
    />
  );
}

function Nearby() {
  return (
    <>
      <TextLink asChild>
        <Link to={screens.dashboard.path}>{screens.dashboard.title}</Link>
      </TextLink>
      <TextLink asChild>
        <Link to={findCasesPath}>Find by patient or number</Link>
      </TextLink>
      <TextLink asChild>
        <Link to={screens.finalReports.path}>All final reports</Link>
      </TextLink>
    </>
  );
}

function NothingSent() {
  return (
    <EmptyState
      icon={<Send />}
      title="Your facility has sent out no case yet"
      action={
        <Button asChild variant="primary">
          <Link to={screens.createCase.path}>Create a case</Link>
        </Button>
      }
    >
      Drafts and the cases that you send out are listed here, with who reads them, what they wait for and
      their reports.
    </EmptyState>
  );
}
