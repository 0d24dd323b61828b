import { workbookOf } from '../../documents/workbook.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { listed } from '../../http/lists.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { World } from '../../world.ts';
import { rowOf } from './billing-form.ts';
import { LINES } from './billing-list.ts';

const ROWS_AT_MOST = 50_000;

const HEADS = [
  ...['Line', 'Case', 'Specimen', 'Code', 'Description', 'Units', 'Modifier', 'Bill to', 'Payer', 'Facility'],
  ...['Provider', 'Date of service', 'Status', 'Currency', 'Amount', 'Paid', 'Invoice', 'Claim', 'ICD-10'],
];

function cellsOf(world: World, line: BillingRecord): readonly (string | number)[] {
  const row = rowOf(world, line);
  return [
    ...[
      row.id,
      row.case.caseID,
      row.specimenID ?? '',
      row.code,
      row.codeLabel,
      row.units,
      row.modifier ?? '',
    ],
    ...[row.billTo, row.payer ?? '', row.facility.name, row.provider?.displayName ?? '', row.dateOfService],
    ...[row.status, row.currency, wholeUnits(row.amountCents), wholeUnits(row.paidCents)],
    ...[row.invoiceNumber ?? '', line.payerClaimNumber ?? '', line.icd10.join(' ')],
  ].map((cell) => (typeof cell === 'string' ? harmless(cell) : cell));
}

/** Two decimals, worked out in whole cents so that nothing is rounded. */
const wholeUnits = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** A tab, a return or a NUL in front hides from some programs that a formula follows. */
const BEFORE_A_FORMULA: readonly string[] = ['=', '+', '-', '@', '\t', '\r', '\0'];

/** No program takes the cell for a formula (ASVS 1.2.10). */
export const harmless = (cell: string): string =>
  BEFORE_A_FORMULA.includes(cell.charAt(0)) ? `'${cell}` : cell;

const csvCell = (cell: string | number): string =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

export const exportBillings: Resolver<'exportBillings'> = {
  resolve: (call) => {
    const { format } = call.input.query;
    // Its query is that of the list, and says besides which file is wanted.
    const lines = listed(LINES, call as unknown as Call<'listBillings'>).slice(0, ROWS_AT_MOST);
    const rows = [HEADS, ...lines.map((line) => cellsOf(call.world, line))];
    const type =
      format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return {
      status: 200,
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="billing-lines.${format}"`,
      },
      body: format === 'csv' ? csvOf(rows) : workbookOf('Billing lines', rows),
    };
  },
};
