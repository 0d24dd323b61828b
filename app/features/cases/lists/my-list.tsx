import { Link } from '@remix-run/react';
import { useState } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { countText } from '#app/core/cases/labels.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { caseName, NotEntered } from '../not-entered.tsx';
import { viewerLinkOf } from '../open-case.ts';
import { ReleaseDialog } from '../release-dialog.tsx';
import { type Clock, caseColumns, clockColumns } from './case-columns.tsx';
import { caseFilters } from './case-filters.ts';

export const myFilters: readonly Filter[] = [
  caseFilters.priority,
  caseFilters.subspecialty,
  caseFilters.type,
  caseFilters.overdue,
];

export const mySorts: readonly SortChoice[] = [
  { value: 'urgency', label: 'Most urgent first' },
  { value: 'dueAt', label: 'Due soonest first' },
  { value: '-selectedAt', label: 'Last picked up first' },
];

/** A pathologist's own open cases: who it is, how urgent, and how far the slides are read. */
export function myColumns(clock: Clock): readonly Column<CaseListItem>[] {
  const { due, status } = clockColumns(clock);
  const { priority, patient, accession, facility } = caseColumns;
  return [
    due,
    priority,
    {
      ...status,
      cell: (item) => (
        <>
          {status.cell(item)}
          {item.onHold && <span className="block text-xs text-muted">On hold by the operator</span>}
        </>
      ),
    },
    patient,
    accession,
    {
      id: 'case',
      header: 'Case',
      sortKey: 'caseID',
      always: true,
      cell: (item) => (
        <>
          <span className="block whitespace-nowrap tabular-nums">
            {item.caseID === null ? <NotEntered /> : <DiagnosisLink item={item} />}
          </span>
          {item.type !== null && <span className="block text-xs text-muted">{item.type.displayName}</span>}
        </>
      ),
    },
    facility,
    {
      id: 'slides',
      header: 'Slides',
      sortKey: 'slides',
      cell: ({ imagesOpened, imagesTotal, newImages }) => (
        <>
          <OpenedSlides count={imagesOpened} total={imagesTotal} />
          {newImages > 0 && <Badge tone="warning">{countText(newImages, 'new slide')}</Badge>}
        </>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      always: true,
      share: 'whole',
      cell: (item) => <MyActions item={item} />,
    },
  ];
}

/** The case itself, where its text is written; the button beside it opens its slides. */
function DiagnosisLink({ item }: { readonly item: CaseListItem }) {
  if (!item.allowedActions.includes('open')) return item.caseID;
  return (
    <TextLink asChild>
      <Link to={diagnosisPathOf(item.id)} aria-label={`${item.caseID}: diagnosis`}>
        {item.caseID}
      </Link>
    </TextLink>
  );
}

/** Nothing is claimed of slides that nobody has recorded as opened. */
function OpenedSlides({ count, total }: { readonly count: number; readonly total: number }) {
  if (count === 0) return <span className="tabular-nums">{total}</span>;
  return (
    <span className="flex flex-col gap-1 tabular-nums">
      <span className="whitespace-nowrap">
        {count} of {total} opened
      </span>
      <span aria-hidden className="block h-1 w-24 overflow-hidden rounded-sm bg-border">
        <span
          className={`block h-full ${count >= total ? 'bg-success' : 'bg-accent'}`}
          style={{ width: `${(count / total) * 100}%` }}
        />
      </span>
    </span>
  );
}

function MyActions({ item }: { readonly item: CaseListItem }) {
  const [isReleasing, setReleasing] = useState(false);
  return (
    <div className="flex justify-end gap-1.5 card:*:flex-1">
      {item.allowedActions.includes('release') && (
        <Button size="sm" variant="quiet" onClick={() => setReleasing(true)}>
          Release<VisuallyHidden> {caseName(item)}</VisuallyHidden>
        </Button>
      )}
      {item.allowedActions.includes('open') && (
        <Button asChild size="sm" variant="primary">
          <Link {...viewerLinkOf(item, screens.selectedCases.path)} data-row-open="">
            Open<VisuallyHidden> {caseName(item)}</VisuallyHidden>
          </Link>
        </Button>
      )}
      {isReleasing && <ReleaseDialog target={item} onClose={() => setReleasing(false)} />}
    </div>
  );
}
