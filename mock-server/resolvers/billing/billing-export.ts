import { listLabelOrNull } from '#app/core/reference/list-labels.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { BillingListItemZodType } from '#contracts/generated/schemas/billing-list-item.ts';
import type { Cell } from '../../documents/sheets.ts';
import type { Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import type { World } from '../../world.ts';
import { LINES } from './billing-list.ts';

const HEADS = [
  'Line',
  'Case',
  'Specimen',
  'Code',
  'Description',
  'Units',
  'Modifier',
  'Bill to',
  'Payer',
  'Facility',
  'Provider',
  'Date of service',
  'Status',
  'Currency',
  'Amount',
  'Paid',
  'Invoice',
  'Claim',
  'ICD-10',
  'Billing entity',
  'Received on',
  'Denial reason',
];

/** More than a row says: what is sent to a payer names the claim and its findings, and the books the day of its answer. */
function cellsOf(world: World, row: BillingListItemZodType): readonly Cell[] {
  const line = world.billings.find(row.id);
  return [
    row.id,
    row.case.caseID,
    row.specimenID,
    row.code,
    row.codeLabel,
    row.units,
    row.modifier,
    labels.BillTo[row.billTo],
    listLabelOrNull(row.payer),
    row.facility.name,
    row.provider?.displayName ?? null,
    { day: row.dateOfService },
    labels.BillingStatus[row.status],
    row.currency,
    { cents: row.amountCents },
    { cents: row.paidCents },
    row.invoiceNumber,
    line?.payerClaimNumber ?? null,
    line?.icd10.join(' ') ?? null,
    row.billingEntity,
    line === null || line.receivedOn === null ? null : { day: line.receivedOn },
    line?.denialReason ?? null,
  ];
}

export const exportBillings: Resolver<'exportBillings'> = {
  resolve: (call) =>
    exportList('listBillings', LINES, call, 'billing-lines', function* (rows) {
      yield HEADS;
      for (const row of rows) yield cellsOf(call.world, row);
    }),
};
