import { Link } from '@remix-run/react';
import { useState } from 'react';
import { ageAndGenderText } from '#app/core/cases/labels.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Cell, Row } from '#app/ui/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { CasePriority, CaseStatusBadge } from './case-marks.tsx';
import { DueTime } from './due-time.tsx';
import { caseName, NotEntered } from './not-entered.tsx';
import { viewerLinkOf } from './open-case.ts';
import { ReleaseDialog } from './release-dialog.tsx';

interface MyCaseRowProps {
  item: CaseListItem;
  now: string;
  timeZone: string;
}

export function MyCaseRow({ item, now, timeZone }: MyCaseRowProps) {
  const { patientInfo: patient } = item;
  return (
    <Row>
      <Cell label="Due">
        <DueTime dueAt={item.dueAt} now={now} timeZone={timeZone} />
      </Cell>
      <Cell label="Priority">
        <CasePriority priority={item.priority} />
      </Cell>
      <Cell label="Status" className="whitespace-nowrap card:whitespace-normal">
        <CaseStatusBadge status={item.status} />
      </Cell>
      <Cell label="Patient">
        <span className="block font-semibold">
          {patient === null ? <NotEntered /> : `${patient.lastName}, ${patient.firstName}`}
        </span>
        {(item.patientAge !== null || item.patientGender !== null) && (
          <span className="text-muted">{ageAndGenderText(item.patientAge, item.patientGender)}</span>
        )}
      </Cell>
      <Cell label="Accession" className="font-medium whitespace-nowrap tabular-nums">
        {item.caseRecordId ?? <NotEntered />}
      </Cell>
      <Cell label="Case">
        <span className="block whitespace-nowrap tabular-nums">{item.caseID ?? <NotEntered />}</span>
        {item.type !== null && <span className="text-muted">{item.type.displayName}</span>}
      </Cell>
      <Cell label="Slides">
        <Opened count={item.imagesOpened} total={item.imagesTotal} />
      </Cell>
      <Cell share="whole">
        <RowActions item={item} />
      </Cell>
    </Row>
  );
}

/** Nothing is claimed of slides that nobody has recorded as opened. */
function Opened({ count, total }: { count: number; total: number }) {
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

function RowActions({ item }: Pick<MyCaseRowProps, 'item'>) {
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
          <Link {...viewerLinkOf(item)}>
            Open<VisuallyHidden> {caseName(item)}</VisuallyHidden>
          </Link>
        </Button>
      )}
      {isReleasing && <ReleaseDialog target={item} onClose={() => setReleasing(false)} />}
    </div>
  );
}
