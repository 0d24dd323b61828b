import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { shortWorkingText, workingText } from '#app/core/cases/wait-words.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { caseName } from '../not-entered.tsx';
import { viewerLinkOf } from '../open-case.ts';
import { type Clock, caseColumns, clockColumns } from './case-columns.tsx';
import { caseFilters } from './case-filters.ts';

export const completedFilters: readonly Filter[] = [
  caseFilters.from,
  caseFilters.to,
  caseFilters.subspecialty,
  caseFilters.type,
  caseFilters.report,
];

export const completedSorts: readonly SortChoice[] = [
  { value: '-signedAt', label: 'Last signed out first' },
  { value: 'signedAt', label: 'Earliest signed out first' },
  { value: 'patient', label: 'By patient' },
];

/** Signed-out cases: which report, of whom, and how long it took. */
export function completedColumns(clock: Clock): readonly Column<CaseListItem>[] {
  const { signed, report } = clockColumns(clock);
  const { patient, accession, case: caseNumber, type, facility, slides } = caseColumns;
  return [
    signed,
    patient,
    accession,
    caseNumber,
    type,
    facility,
    slides,
    report,
    {
      id: 'turnaround',
      header: 'Turnaround',
      sortKey: 'netTurnaround',
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ turnaround }) => <Turnaround clocks={turnaround} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      always: true,
      share: 'whole',
      cell: (item) => (
        <div className="flex justify-end gap-1.5 card:*:flex-1">
          {item.allowedActions.includes('open') && (
            <Button asChild size="sm" variant="quiet">
              <Link {...viewerLinkOf(item, screens.completedCases.path)}>
                View slides<VisuallyHidden> of {caseName(item)}</VisuallyHidden>
              </Link>
            </Button>
          )}
          <Button asChild size="sm">
            <Link to={`/final-report/${encodeURIComponent(item.id)}`} data-row-open="">
              Report<VisuallyHidden> of {caseName(item)}</VisuallyHidden>
            </Link>
          </Button>
        </div>
      ),
    },
  ];
}

/** Without the time that the case waited for others; the whole time stands in the hint. */
function Turnaround({ clocks }: { readonly clocks: CaseListItem['turnaround'] }) {
  if (clocks === null) return '–';
  const { netHours, grossHours } = clocks;
  return (
    <span title={`${workingText(grossHours)} with the time that the case waited for others`}>
      {shortWorkingText(netHours)}
    </span>
  );
}
