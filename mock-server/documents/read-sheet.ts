import { CsvError, parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';

/** Where a comma stands in front of decimals, spreadsheets put semicolons between the cells; no head has one. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.split(/[\r\n]/, 1);
  return heads.includes(';') && !heads.includes(',') ? ';' : ',';
}

const NO_SHEET = 'This is no sheet that can be read. Save it as XLSX, or as CSV in UTF-8';

/** Where a row ends is not known after a quotation mark that stands alone, so nothing below it can be taken. */
function whyUnread(error: unknown): string {
  if (!(error instanceof CsvError) || typeof error.records !== 'number') return NO_SHEET;
  return `Row ${error.records + 1} has a quotation mark that stands alone, and the rows cannot be told apart from there. Take it out, or save the sheet as XLSX`;
}

/** Rows of a sheet as they stand there; what is empty is null. A sentence for bytes that are no sheet. */
export async function readRows(
  mediaType: string,
  bytes: ArrayBuffer,
): Promise<readonly (readonly unknown[])[] | string> {
  try {
    if (mediaType !== 'text/csv') return await readSheet(Buffer.from(bytes));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const rows: readonly string[][] = parse(text, {
      bom: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
    });
    return rows.map((row) => row.map((cell) => (cell.trim() === '' ? null : cell)));
  } catch (error) {
    return whyUnread(error);
  }
}
