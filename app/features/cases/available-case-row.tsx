import { CircleSlash } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ageText } from '#app/core/cases/due.ts';
import { ageAndGenderText, componentText, stainsText } from '#app/core/cases/labels.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { Cell, Row } from '#app/ui/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { CasePriority, subspecialtyText } from './case-marks.tsx';
import { CasePreviewDialog } from './case-preview-dialog.tsx';
import { DueTime } from './due-time.tsx';
import { caseName, NotEntered } from './not-entered.tsx';
import { useOpenCase } from './open-case.ts';
import { RowForm, useRowAction } from './row-form.tsx';
import type { LeavingRows } from './use-leaving-rows.ts';

/** The number of columns in the header row of available-cases-screen.tsx. */
export const AVAILABLE_COLUMN_COUNT = 12;

interface AvailableCaseRowProps {
  item: CaseListItem;
  now: string;
  timeZone: string;
  put: LeavingRows<CaseListItem>['put'];
  letGo: LeavingRows<CaseListItem>['letGo'];
}

export function AvailableCaseRow({ item, now, timeZone, put, letGo }: AvailableCaseRowProps) {
  const { busy, answer } = useRowAction('pickup', item);
  const open = useOpenCase();

  useEffect(() => {
    if (answer === undefined) return;
    if (answer.kind === 'lost') put(item, 'lost');
    else letGo(item);
    if (answer.kind === 'done')
      notify.success(`${caseName(item)} is now in My Cases.`, {
        about: item.id,
        action: { label: 'Open', run: () => open(item) },
      });
  }, [answer, item, put, letGo, open]);

  if (answer?.kind === 'lost')
    return <LostRow item={item} message={answer.message} onGone={() => put(item, 'gone')} />;
  return (
    <Row aria-busy={busy || undefined}>
      <Cell label="Due">
        <DueTime dueAt={item.dueAt} now={now} timeZone={timeZone} />
      </Cell>
      <Cell label="Priority">
        <CasePriority priority={item.priority} />
      </Cell>
      <Cell label="Age" className="whitespace-nowrap tabular-nums">
        {ageText(item.availableAt, now) || '–'}
      </Cell>
      <Cell label="Case" className="font-medium whitespace-nowrap tabular-nums">
        {item.caseID ?? <NotEntered />}
      </Cell>
      <Cell label="Type, subspecialty">
        <span className="block">{subspecialtyText(item.subspecialty)}</span>
        <span className="text-muted">{item.type?.displayName ?? <NotEntered />}</span>
      </Cell>
      <Cell label="Patient" className="whitespace-nowrap">
        {ageAndGenderText(item.patientAge, item.patientGender)}
      </Cell>
      <Cell label="Parts" share="third" numeric>
        {item.parts}
      </Cell>
      <Cell label="Slides" share="third" numeric>
        {item.slides}
      </Cell>
      <Cell label="Stains" share="third" title={item.stains.join(', ')}>
        {stainsText(item.stains)}
      </Cell>
      <Cell label="Facility, state" share="most">
        <span className="line-clamp-1 card:line-clamp-none" title={item.facilityName}>
          {item.facilityName}
        </span>
        <span className="text-muted">{item.facilityRegion}</span>
      </Cell>
      <Cell label="Billing" share="third">
        <Billing component={item.billingComponent} />
      </Cell>
      <Cell share="whole">
        <RowActions item={item} timeZone={timeZone} onTry={() => put(item, 'tried')} />
      </Cell>
    </Row>
  );
}

function Billing({ component }: { component: CaseListItem['billingComponent'] }) {
  if (component === null) return <NotEntered />;
  return (
    <abbr className="no-underline" title={labels.BillingComponent[component]}>
      {componentText(component)}
    </abbr>
  );
}

interface RowActionsProps {
  item: CaseListItem;
  timeZone: string;
  onTry: () => void;
}

function RowActions({ item, timeZone, onTry }: RowActionsProps) {
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { fetcher, busy, answer } = useRowAction('pickup', item);
  const canPickUp = item.allowedActions.includes('pickUp');
  return (
    <div className="flex flex-col items-end gap-1 card:items-stretch">
      <div className="flex justify-end gap-1.5 card:*:flex-1">
        <Button size="sm" variant="quiet" onClick={() => setPreviewOpen(true)}>
          View<VisuallyHidden> {caseName(item)}</VisuallyHidden>
        </Button>
        {canPickUp && (
          <RowForm via={fetcher} intent="pickup" target={item} onSubmit={onTry} className="flex">
            <Button
              type="submit"
              size="sm"
              variant={item.priority === 'STAT' ? 'primary' : 'secondary'}
              busy={busy}
              className="flex-1"
            >
              Pick up<VisuallyHidden> {caseName(item)}</VisuallyHidden>
            </Button>
          </RowForm>
        )}
      </div>
      {answer?.kind === 'refused' && (
        <p role="alert" className="max-w-56 text-right text-danger card:max-w-none card:text-left">
          {answer.message}
        </p>
      )}
      {isPreviewOpen && (
        <CasePreviewDialog
          target={item}
          canPickUp={canPickUp}
          onTry={onTry}
          timeZone={timeZone}
          onClose={() => setPreviewOpen(false)}
        />
      )}
    </div>
  );
}

interface LostRowProps {
  item: CaseListItem;
  message: string;
  onGone: () => void;
}

function LostRow({ item, message, onGone }: LostRowProps) {
  return (
    <Row className="animate-leave" onAnimationEnd={onGone}>
      <Cell colSpan={AVAILABLE_COLUMN_COUNT} share="whole" className="bg-sunken py-3.5 card:bg-transparent">
        <p role="alert" className="flex flex-wrap items-center gap-x-2 text-muted">
          <CircleSlash aria-hidden className="size-4 shrink-0" />
          <span className="font-medium whitespace-nowrap tabular-nums">{caseName(item)}</span>
          {message}
        </p>
      </Cell>
    </Row>
  );
}
