import { Readable } from 'node:stream';
import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';
import type { RawAnswer } from '../http/call.ts';
import { webStreamOf } from '../http/streams.ts';

/** What stands in a cell, as whoever fills it knows: a text may look like a day and be the number of a case. Money is in cents. */
export type Cell =
  | string
  | number
  | boolean
  | null
  | { readonly cents: number }
  | { readonly day: string }
  | { readonly instant: string };

/** A tab, a return or a NUL in front hides from some programs that a formula follows. */
const BEFORE_A_FORMULA: readonly string[] = ['=', '+', '-', '@', '\t', '\r', '\0'];

/** No program takes the cell for a formula (ASVS 1.2.10). */
export const harmless = (cell: string): string =>
  BEFORE_A_FORMULA.includes(cell.charAt(0)) ? `'${cell}` : cell;

/** A text as it was before it was made harmless, so that what left as a sheet can come back as one. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && BEFORE_A_FORMULA.includes(cell.charAt(1)) ? cell.slice(1) : cell;

/** Two decimals, worked out in whole cents so that nothing is rounded. */
const wholeUnits = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') {
    if ('cents' in cell) return wholeUnits(cell.cents);
    return 'day' in cell ? cell.day : cell.instant;
  }
  const text = typeof cell === 'string' ? harmless(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without it a spreadsheet takes the file for text of its system's own code page, in which ’ and accents break. */
const BYTE_ORDER_MARK = '\uFEFF';

function* csvOf(rows: Iterable<readonly Cell[]>): Iterable<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK);
  for (const row of rows) yield Buffer.from(`${row.map(csvCell).join(',')}\r\n`);
}

/** XML 1.0 has no place for these, escaped or not. */
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A phone number as people write it after its country code. */
const PHONE = /^\+\d[\d ()-]*$/;

function xlsxCell(cell: Cell): XlsxCell {
  if (cell === null) return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'boolean') return { type: Boolean, value: cell };
  if (typeof cell === 'object') {
    if ('cents' in cell) return { type: Number, value: cell.cents / 100, format: '0.00' };
    if ('day' in cell) return { type: Date, value: new Date(cell.day), format: 'yyyy-mm-dd' };
    // A workbook keeps no zone: the head of the column says that this is UTC.
    return { type: Date, value: new Date(cell.instant), format: 'yyyy-mm-dd hh:mm' };
  }
  // A cell of text needs no apostrophe to begin with a sign, and a number to be dialled calls no function if it is copied.
  const text = PHONE.test(cell) ? cell : harmless(cell);
  return { type: String, value: text.replaceAll(UNPRINTABLE, '') };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The rows as a file to be saved, sent while it is written. */
export async function sheetAnswer(
  name: string,
  format: 'csv' | 'xlsx',
  rows: Iterable<readonly Cell[]>,
): Promise<RawAnswer> {
  const stream =
    format === 'csv'
      ? Readable.from(csvOf(rows))
      : Readable.from(await writeXlsxFile([...rows].map((row) => row.map(xlsxCell))).toBuffer());
  return {
    status: 200,
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX,
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
    },
    body: webStreamOf(stream),
  };
}
