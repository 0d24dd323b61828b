import { Link } from '@remix-run/react';
import { CopyPlus } from 'lucide-react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { lineName, modifierText } from '#app/core/billing/line-name.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { moneyText } from '#app/core/text/money.ts';
import { changesInWords } from '#app/core/text/record-changes.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import { ChangeFeed } from '#app/ui/detail/change-feed.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { WarningNote } from '#app/ui/feedback/warning-note.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Billing, BillingListItem, RecordChange } from '#contracts/generated/wire.ts';
import { billMovesOf, debtorText } from './bill-forms.ts';

interface BillingPageProps {
  readonly bill: Billing;
  /** The other lines of the case that charge the same work. */
  readonly also?: readonly BillingListItem[] | 'unread';
  readonly changes: readonly RecordChange[] | 'unread' | null;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One line: what it bills, why it is there, and what has become of it (domain 2.13). */
export function BillingPage(props: BillingPageProps) {
  const { bill, also = [], reasons = {}, changes, idempotencyKey, outcome } = props;
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const allowed = new Set<string>(bill.allowedActions);
  const status = labels.BillingStatus[bill.status];
  return (
    <RecordPage
      title={lineName(bill)}
      back={{ to: screens.billings.path, label: 'All lines' }}
      status={<Badge tone="info">{status}</Badge>}
      actions={
        allowed.has('edit') ? (
          <Button asChild>
            <Link to={`/edit-billing/${encodeURIComponent(bill.id)}`}>Edit line</Link>
          </Button>
        ) : (
          reasons['edit'] !== undefined && <RefusedAction label="Edit line" because={reasons['edit']} />
        )
      }
    >
      <AlsoCharged bill={bill} also={also} />
      <MoveList
        moves={billMovesOf(bill, outcome?.refused?.initialValue?.['outcome'])}
        allowed={allowed}
        reasons={reasons}
        hasOthers={allowed.has('edit') || reasons['edit'] !== undefined}
        outcome={outcome}
        statusNow={status}
        words={plainWords}
        etag={bill.etag}
        idempotencyKey={idempotencyKey}
      />
      <DetailSection title="Why this line is here">
        <p>{bill.why}</p>
        {bill.autoValue !== null && bill.changeReason !== null && (
          <p className="text-sm text-muted">
            Changed by hand: {bill.changeReason}. The rule says {ruleText(bill)}.
          </p>
        )}
      </DetailSection>
      <DetailSection title="Facts">
        <BillFacts bill={bill} timeZone={timeZone} />
      </DetailSection>
      {changes !== null && (
        <DetailSection title="History">
          <ChangeFeed
            changes={changes === 'unread' ? changes : changesInWords(changes, timeZone, bill.currency)}
          />
        </DetailSection>
      )}
    </RecordPage>
  );
}

/** Nobody refuses a second line of the same work, which may be right; whoever puts it on an invoice is told. */
function AlsoCharged({ bill, also }: Required<Pick<BillingPageProps, 'bill' | 'also'>>) {
  if (also === 'unread')
    return (
      <p className="text-sm text-danger">
        Whether another line charges the same could not be read. Reload the page.
      </p>
    );
  if (also.length === 0) return null;
  const work = bill.specimenID === null ? bill.code : `${bill.code} for specimen ${bill.specimenID}`;
  return (
    <WarningNote
      label="Other lines of the same work"
      icon={CopyPlus}
      title={`This case is charged ${work} more than once`}
    >
      <p>If it is the same work, void one of the lines. The others:</p>
      <ul>
        {also.map(({ id, status, units, amountCents, currency, source }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to={`/billing-detail/${encodeURIComponent(id)}`}>
                {labels.BillingStatus[status]}, {units === 1 ? '1 unit' : `${units} units`},{' '}
                {moneyText(amountCents, currency)}, made {labels.BillingSource[source].toLowerCase()}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </WarningNote>
  );
}

/** What the line would be by the rule alone, the modifier too, which can be all that was changed. */
function ruleText({ autoValue, currency }: Billing): string {
  if (autoValue === null) return '';
  const { code, modifier, units, amountCents } = autoValue;
  return [
    code,
    modifier === null ? 'no modifier' : `modifier ${modifierText(modifier)}`,
    `${units} ${units === 1 ? 'unit' : 'units'}`,
    moneyText(amountCents, currency),
  ].join(', ');
}

function BillFacts({ bill, timeZone }: { readonly bill: Billing; readonly timeZone: string }) {
  const { modifier, denialReason, status, voidReason } = bill;
  // A line that was denied and reopened keeps what came with the denial, until it is settled otherwise.
  const isBilledAgain = denialReason !== null && (status === 'Ready' || status === 'Invoiced');
  return (
    <Facts
      facts={[
        {
          term: 'Case',
          value: (
            <TextLink asChild>
              <Link to={`/case-details/${encodeURIComponent(bill.case.id)}`}>{bill.case.caseID}</Link>
            </TextLink>
          ),
        },
        { term: 'Specimen', value: bill.specimenID },
        { term: 'Service', value: `${bill.code}, ${bill.codeLabel}` },
        { term: 'Units', value: String(bill.units) },
        { term: 'Modifier', value: modifier && modifierText(modifier) },
        { term: 'Component', value: labels.BillingComponent[bill.component] },
        { term: 'ICD-10 codes', value: bill.icd10.join(', ') },
        { term: 'Bill to', value: debtorText(bill) },
        { term: 'Facility', value: bill.facility.name },
        { term: 'Pathologist', value: bill.provider?.displayName },
        { term: 'Billing entity', value: bill.billingEntity },
        { term: 'Date of service', value: dayText(bill.dateOfService) },
        { term: 'Place of service', value: bill.place },
        { term: 'Amount', value: moneyText(bill.amountCents, bill.currency) },
        { term: 'Paid', value: moneyText(bill.paidCents, bill.currency) },
        { term: 'Invoice', value: bill.invoiceNumber },
        {
          term: isBilledAgain ? 'Claim number of the denial' : 'Claim number of the payer',
          value: bill.payerClaimNumber,
        },
        ...(denialReason === null
          ? []
          : [{ term: status === 'Denied' ? 'Denial reason' : 'Denied before', value: denialReason }]),
        ...(voidReason === null ? [] : [{ term: 'Void because', value: voidReason }]),
        { term: 'Notes', value: bill.notes },
        { term: 'Made by', value: labels.BillingSource[bill.source] },
        { term: 'Made at', value: instantText(bill.createdAt, timeZone) },
        {
          term: 'Invoiced at',
          value: bill.issuedAt === null ? 'Not yet' : instantText(bill.issuedAt, timeZone),
        },
        {
          term: isBilledAgain ? 'Denial received on' : 'Received on',
          value: bill.receivedOn && dayText(bill.receivedOn),
        },
        {
          term: 'Settled at',
          value: bill.settledAt === null ? 'Not yet' : instantText(bill.settledAt, timeZone),
        },
      ]}
    />
  );
}
