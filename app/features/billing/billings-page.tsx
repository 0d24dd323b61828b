import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useMemo } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { debtorScope, mayShareInvoice } from '#app/core/billing/debtors.ts';
import { codeText, lineName } from '#app/core/billing/line-name.ts';
import { alsoCharged } from '#app/core/billing/same-work.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { dayText } from '#app/core/text/dates.ts';
import { moneyText } from '#app/core/text/money.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { BulkResult } from '#app/ui/lists/bulk-result.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { type Filter, type NamedChoices, oneFilter, type SortChoice } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import { useBulkForm, useBulkOutcomes } from '#app/ui/lists/use-bulk.ts';
import { useSelection } from '#app/ui/lists/use-selection.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { BillingListItem, BillingTotal, InvoiceResult } from '#contracts/generated/wire.ts';
import { debtorText, IssueManyForm, invoiceAsks } from './bill-forms.ts';

const VOID: BillingListItem['status'] = 'Void';

const columns: readonly Column<BillingListItem>[] = [
  linkColumn(
    'code',
    'Line',
    {
      to: ({ id }) => `/billing-detail/${encodeURIComponent(id)}`,
      text: (line) => `${codeText(line)}${line.units === 1 ? '' : ` × ${line.units}`}`,
    },
    { sortKey: 'code' },
  ),
  textColumn('label', 'Service', ({ codeLabel }) => codeLabel),
  textColumn('case', 'Case', (row) => row.case.caseID, {
    sortKey: 'caseID',
    always: true,
    className: 'whitespace-nowrap tabular-nums',
  }),
  textColumn('specimen', 'Specimen', ({ specimenID }) => specimenID),
  wholeColumn('status', 'State', ({ status }) => labels.BillingStatus[status], {
    sortKey: 'status',
    always: true,
  }),
  wholeColumn('amount', 'Amount', ({ amountCents, currency }) => moneyText(amountCents, currency), {
    sortKey: 'amountCents',
    usual: 'descending',
    align: 'end',
    always: true,
  }),
  wholeColumn('paid', 'Paid', ({ paidCents, currency }) => moneyText(paidCents, currency), { align: 'end' }),
  wholeColumn('date', 'Date of service', ({ dateOfService }) => dayText(dateOfService), {
    sortKey: 'dateOfService',
    usual: 'descending',
  }),
  textColumn('billTo', 'Bill to', debtorText),
  textColumn('facility', 'Facility', ({ facility }) => facility.name),
  textColumn('provider', 'Pathologist', ({ provider }) => provider?.displayName, { extra: true }),
  textColumn('entity', 'Billing entity', ({ billingEntity }) => billingEntity, { extra: true }),
  textColumn('invoice', 'Invoice', ({ invoiceNumber }) => invoiceNumber),
  textColumn('source', 'Made by', ({ source }) => labels.BillingSource[source]),
];

const filtersOf = (named: NamedChoices): readonly Filter[] => [
  { kind: 'choices', name: 'status', label: 'State', choices: choicesOf(labels.BillingStatus) },
  // An invoice takes one debtor, so its lines are found by facility or payer.
  ...oneFilter('facilityId', 'Facility', named),
  { kind: 'text', name: 'payer', label: 'Payer', hint: 'The whole name, as the line has it' },
  ...oneFilter('providerId', 'Pathologist', named),
  { kind: 'day', name: 'from', label: 'Service from' },
  { kind: 'day', name: 'to', label: 'to' },
];

const sorts: readonly SortChoice[] = [
  { value: '-dateOfService', label: 'Latest service first' },
  { value: 'caseID', label: 'By case' },
  { value: '-amountCents', label: 'Highest amount first' },
  { value: 'code', label: 'By code' },
];

/** What came of the invoice that was made last; undefined before the first. */
export interface IssueOutcome {
  readonly refused: SubmissionResult | null;
  readonly results: readonly InvoiceResult[];
}

interface BillingsPageProps extends Listed<BillingListItem> {
  /** What all lines add up to; null where that could not be read. */
  readonly totals: readonly BillingTotal[] | null;
  readonly named?: NamedChoices;
  readonly idempotencyKey: string;
  readonly outcome: IssueOutcome | undefined;
}

/** The lines of all cases, what they add up to, and the invoice for those that are selected (domain 2.13). */
export function BillingsPage({
  items,
  list,
  totals,
  named = {},
  idempotencyKey,
  outcome,
}: BillingsPageProps) {
  const outcomes = useMemo(
    () => outcome?.results.map(({ billingId, text }) => ({ id: billingId, refusal: text })),
    [outcome],
  );
  const selection = useSelection(
    items.map(({ id }) => id),
    outcomes,
  );
  const form = useBulkForm(idempotencyKey, outcome, outcomes);
  const results = useBulkOutcomes(outcomes, items, lineName);
  const selected = items.filter(({ id }) => selection.has(id));
  return (
    <ListPage
      title={screens.billings.title}
      name="billings"
      asksForNews
      list={list}
      rows={items}
      columns={columns}
      filters={filtersOf(named)}
      search={{ name: 'q', label: 'Search by case, code or invoice', placeholder: 'Case, code or invoice' }}
      sorts={sorts}
      nameOf={lineName}
      empty={{ title: 'There are no billing lines yet', text: 'They are made when a case is sent out.' }}
      actions={
        <Button asChild>
          <Link to={screens.createBilling.path}>New line</Link>
        </Button>
      }
      above={<Totals totals={totals} status={list.filters['status']} />}
      exported="billings"
      selection={selection}
      bulk={
        <>
          {results.length > 0 && <BulkResult outcomes={results} />}
          <SelectionBar
            selection={selection}
            rowsOnPage={items.length}
            total={items.length}
            isAll={false}
            onAll={() => undefined}
          >
            <IssueSelected
              // After an invoice the form is a new one.
              key={form.round}
              selected={selected}
              idempotencyKey={form.idempotencyKey}
              refused={outcome?.refused ?? null}
            />
          </SelectionBar>
        </>
      }
    />
  );
}

interface TotalsProps extends Pick<BillingsPageProps, 'totals'> {
  /** The states that are filtered for; undefined for all. */
  readonly status: readonly string[] | undefined;
}

/** Void lines stand among the others with their amounts, so whoever adds up the column comes to more than this. */
function Totals({ totals, status }: TotalsProps) {
  if (totals === null)
    return <p className="mb-3 text-sm text-danger">The totals could not be read. Reload the page.</p>;
  if (totals.length === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap gap-x-8 gap-y-1 text-sm">
      <dl aria-label="Totals of what is filtered" className="flex flex-wrap gap-x-8 gap-y-1">
        {totals.map(({ currency, lines, amountCents, paidCents, openCents }) => (
          <div key={currency} className="flex flex-wrap gap-x-4 tabular-nums">
            <dt className="font-medium">
              {lines === 1 ? '1 line' : `${lines} lines`} in {currency}
            </dt>
            <dd>Amount {moneyText(amountCents, currency)}</dd>
            <dd>Paid {moneyText(paidCents, currency)}</dd>
            <dd>Open {moneyText(openCents, currency)}</dd>
          </div>
        ))}
      </dl>
      {(status === undefined || status.includes(VOID)) && (
        <p className="text-muted">Void lines are in none of these amounts.</p>
      )}
    </div>
  );
}

interface IssueSelectedProps {
  readonly selected: readonly BillingListItem[];
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

function IssueSelected({ selected, idempotencyKey, refused }: IssueSelectedProps) {
  const { form } = useContractForm<Record<string, unknown>, unknown>(IssueManyForm, refused, {
    id: 'issue-many',
    words: plainWords,
  });
  const busy = useIsSubmitting(idempotencyKey);
  return (
    <ContractForm form={form} idempotencyKey={idempotencyKey} className="flex flex-wrap items-end gap-2">
      {selected.map(({ id, etag }, index) => (
        <input key={id} type="hidden" name={`lines[${index}]`} value={`${id} ${etag}`} readOnly />
      ))}
      <OtherDebtors selected={selected} />
      <InvoiceSum selected={selected} />
      <ChargedTwice selected={selected} />
      <AskedFields asks={invoiceAsks} />
      <SubmitButton busy={busy}>Put on one invoice</SubmitButton>
    </ContractForm>
  );
}

const owedOf = ({ billTo, payer, facility, currency, billingEntity, ...line }: BillingListItem) => ({
  billTo,
  payer,
  facilityId: facility.id,
  caseId: line.case.id,
  currency,
  billingEntity,
});

/** What the lines on the invoice of the first one have in common, as far as the others do not have it too. */
function invoiceText(first: BillingListItem, others: readonly BillingListItem[]): string {
  const { billTo, facility, currency, billingEntity } = first;
  const scope = billTo === 'payer' ? debtorScope(first) : 'everywhere';
  const entity = billingEntity === null ? 'without a billing entity' : `in the name of ${billingEntity}`;
  return [
    billTo === 'payer' ? debtorText(first) : facility.name,
    ...(scope === 'case' ? [`for ${first.case.caseID}`] : []),
    ...(scope === 'facility' ? [`for ${facility.name}`] : []),
    ...(others.every((line) => line.currency === currency) ? [] : [`in ${currency}`]),
    ...(others.every((line) => line.billingEntity === billingEntity) ? [] : [entity]),
  ].join(' ');
}

/** Whoever writes the invoice compares its sum before its lines cannot be changed any more. */
function InvoiceSum({ selected }: Pick<IssueSelectedProps, 'selected'>) {
  const issuable = selected.filter(({ allowedActions }) => allowedActions.includes('issue'));
  const [first] = issuable;
  if (first === undefined) return null;
  const lines = issuable.filter((line) => mayShareInvoice(owedOf(first), owedOf(line)));
  const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return (
    <p role="status" className="text-sm tabular-nums">
      On the invoice: {lines.length === 1 ? '1 line' : `${lines.length} lines`},{' '}
      {moneyText(sum, first.currency)}
    </p>
  );
}

/** Lines among the selected ones that do not go with the first would be refused after the first are on the invoice. */
function OtherDebtors({ selected }: Pick<IssueSelectedProps, 'selected'>) {
  // The others are refused whatever invoice they are put on.
  const [first, ...rest] = selected.filter(({ allowedActions }) => allowedActions.includes('issue'));
  if (first === undefined || rest.every((line) => mayShareInvoice(owedOf(first), owedOf(line)))) return null;
  return (
    <p role="status" className="max-w-96 text-sm">
      An invoice goes to one facility or payer, in one currency and one name. Of these lines, only those of{' '}
      {invoiceText(first, rest)} will be on it.
    </p>
  );
}

/** Work that is charged twice looks like two lines of a table, and one invoice is where it is noticed last. */
function ChargedTwice({ selected }: Pick<IssueSelectedProps, 'selected'>) {
  const twice = selected.filter((line) =>
    alsoCharged(
      line,
      selected.filter((other) => other.case.id === line.case.id),
    ).some(({ id }) => id < line.id),
  );
  if (twice.length === 0) return null;
  return (
    <p role="status" className="max-w-96 text-sm">
      More than one of these lines charges {twice.map(lineName).join(', ')}. If it is the same work, void one
      of them.
    </p>
  );
}
