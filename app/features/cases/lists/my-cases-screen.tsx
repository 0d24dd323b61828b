import { Link } from '@remix-run/react';
import { Microscope } from 'lucide-react';
import { useState } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { mayBeHandedOver } from '#app/core/cases/hand-over.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { RowOutcome } from '#app/ui/lists/bulk-result.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import { useSelection } from '#app/ui/lists/use-selection.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { CaseListItem, HandOver } from '#contracts/generated/wire.ts';
import type { AbsenceAnswer } from '../absence/absence-answer.ts';
import { HandOverDialog } from '../hand-over/hand-over-dialog.tsx';
import type { HandOverOutcome } from '../hand-over/hand-over-forms.ts';
import { Offers } from '../hand-over/offers.tsx';
import { CaseListScreen } from './case-list-screen.tsx';
import { myColumns, myFilters, mySorts } from './my-list.tsx';
import { UnsentCases } from './unsent-cases.tsx';

interface MyCasesScreenProps {
  readonly cases: readonly CaseListItem[];
  readonly list: ListState;
  readonly absence?: AbsenceAnswer | undefined;
  /** What colleagues offer, and what became of the reader's own offers. */
  readonly offers?: readonly HandOver[];
  /** What came of an answer to an offer without script; with it the offer itself says so. */
  readonly answered?: HandOverOutcome | undefined;
  /** A provisionally active provider has no list to pick from, and no overview of it. */
  readonly canPickUp: boolean;
}

/** Specification 2.4: the cases in this pathologist's hands. */
export function MyCasesScreen({
  cases,
  list,
  absence,
  canPickUp,
  offers = [],
  answered,
}: MyCasesScreenProps) {
  const now = useNow(list.asOf);
  const timeZone = useTimeZone();
  const [offered, setOffered] = useState<readonly RowOutcome[]>([]);
  const selection = useSelection(
    cases.map(({ id }) => id),
    offered,
  );
  const [handedOver, setHandedOver] = useState<readonly CaseListItem[]>([]);
  const chosen = cases.filter(({ id, status }) => selection.has(id) && mayBeHandedOver(status));
  // One that leaves the list meanwhile stays in the dialog, with why it was refused and what was written.
  const toOffer = handedOver
    .filter(({ id }) => selection.has(id))
    .map((opened) => cases.find(({ id }) => id === opened.id) ?? opened);
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
      actions={
        canPickUp && (
          <TextLink asChild>
            <Link to={screens.pathologist.path}>{screens.pathologist.title}</Link>
          </TextLink>
        )
      }
      absence={absence}
      nothing={<NothingOpen canPickUp={canPickUp} />}
      outcome={
        <>
          <UnsentCases cases={cases} />
          <Offers offers={offers} now={now} answer={answered} />
        </>
      }
      selection={selection}
      bulk={
        <SelectionBar
          selection={selection}
          rowsOnPage={cases.length}
          total={cases.length}
          isAll={false}
          onAll={() => undefined}
          dialog={
            toOffer.length === 0 ? null : (
              <HandOverDialog cases={toOffer} onOffered={setOffered} onClose={() => setHandedOver([])} />
            )
          }
        >
          {chosen.length < selection.ids.length && (
            <p className="self-center text-xs text-muted">A case in second review cannot be handed over.</p>
          )}
          <Button
            size="sm"
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => setHandedOver(chosen)}
          >
            Hand over…
          </Button>
        </SelectionBar>
      }
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
