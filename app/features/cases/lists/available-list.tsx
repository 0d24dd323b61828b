import { Link } from '@remix-run/react';
import { CircleSlash } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { Cell } from '#app/ui/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { CasePreviewDialog } from '../case-preview-dialog.tsx';
import { caseName } from '../not-entered.tsx';
import { useOpenCase } from '../open-case.ts';
import { RefusalText } from '../refusal-text.tsx';
import { RowForm, useRowAction } from '../row-form.tsx';
import { usePreview } from '../use-preview.ts';
import { type Clock, caseColumns, clockColumns } from './case-columns.tsx';
import { caseFilters } from './case-filters.ts';
import type { LeavingRows } from './use-leaving-rows.ts';

export const availableFilters: readonly Filter[] = [
  caseFilters.priority,
  caseFilters.subspecialty,
  caseFilters.type,
  caseFilters.billing,
  caseFilters.overdue,
];

export const availableSorts: readonly SortChoice[] = [
  { value: 'urgency', label: 'Most urgent first' },
  { value: 'dueAt', label: 'Due soonest first' },
  { value: 'availableAt', label: 'Waiting longest first' },
];

type Leaving = Pick<LeavingRows<CaseListItem>, 'put' | 'letGo' | 'take' | 'isHasty'>;

/** What decides a pickup, and nothing that names the patient. */
export function availableColumns(clock: Clock, leaving: Leaving): readonly Column<CaseListItem>[] {
  const columns = { ...caseColumns, ...clockColumns(clock) };
  return [
    columns.due,
    columns.priority,
    columns.age,
    columns.case,
    columns.type,
    columns.unnamedPatient,
    columns.parts,
    columns.slides,
    columns.stains,
    columns.facility,
    columns.billing,
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      always: true,
      share: 'whole',
      cell: (item) => <AvailableActions item={item} timeZone={clock.timeZone} {...leaving} />,
    },
  ];
}

interface AvailableActionsProps extends Leaving {
  readonly item: CaseListItem;
  readonly timeZone: string;
}

function AvailableActions({ item, timeZone, put, letGo, take, isHasty }: AvailableActionsProps) {
  const preview = usePreview(item.id);
  const { fetcher, busy, answer } = useRowAction('pickup', item);
  const open = useOpenCase();
  const canPickUp = item.allowedActions.includes('pickUp');
  const bar = item.pickupBar;
  // The limit bars every case of the list, and is told above it.
  const isTold = bar?.code === 'PICKUP_LIMIT';
  const onTry = () => put(item, 'tried');
  const press = (event: FormEvent) => {
    if (!isHasty(item)) return onTry();
    event.preventDefault();
    notify.info(`Press again to pick up ${caseName(item)}.`, { about: item.id });
  };

  useEffect(() => {
    if (answer === undefined) return;
    if (answer.kind === 'lost') put(item, 'lost', answer.message);
    else if (answer.kind === 'done') take(item);
    else letGo(item);
    if (answer.kind === 'done')
      notify.success(`${caseName(item)} is now in My Cases.`, {
        about: item.id,
        action: { label: 'Open', run: () => open(item) },
      });
  }, [answer, item, put, letGo, take, open]);

  return (
    <div className="flex flex-col items-end gap-1 card:items-stretch">
      <div className="flex justify-end gap-1.5 card:*:flex-1">
        <Button asChild size="sm" variant="quiet">
          <Link {...preview.link} data-row-open="">
            View<VisuallyHidden> {caseName(item)}</VisuallyHidden>
          </Link>
        </Button>
        {canPickUp && (
          <RowForm via={fetcher} intent="pickup" target={item} onSubmit={press} className="flex">
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
      {bar !== null && !isTold && (
        <p className="max-w-56 text-right text-muted card:max-w-none card:text-left">{bar.text}</p>
      )}
      {answer?.kind === 'refused' && (
        <p role="alert" className="max-w-56 text-right text-danger card:max-w-none card:text-left">
          <RefusalText answer={answer} />
        </p>
      )}
      {preview.isOpen && (
        <CasePreviewDialog
          target={item}
          canPickUp={canPickUp}
          barred={bar?.text}
          onTry={onTry}
          timeZone={timeZone}
          onClose={preview.close}
        />
      )}
    </div>
  );
}

interface LostCaseProps {
  readonly item: CaseListItem;
  readonly message: string;
  readonly columns: number;
  readonly onGone: () => void;
}

/** Stands in place of the row of a case that somebody else took, long enough to be read. */
export function LostCase({ item, message, columns, onGone }: LostCaseProps) {
  return (
    <Cell
      colSpan={columns}
      share="whole"
      onAnimationEnd={onGone}
      className="animate-leave bg-sunken py-3.5 card:bg-transparent"
    >
      <p role="alert" className="flex flex-wrap items-center gap-x-2 text-muted">
        <CircleSlash aria-hidden className="size-4 shrink-0" />
        <span className="font-medium whitespace-nowrap tabular-nums">{caseName(item)}</span>
        {message}
      </p>
    </Cell>
  );
}
