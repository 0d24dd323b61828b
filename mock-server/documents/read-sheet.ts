import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';

/** Where a comma stands in front of decimals, spreadsheets put semicolons between the cells; no head has one. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.split(/[\r\n]/, 1);
  return heads.includes(';') && !heads.includes(',') ? ';' : ',';
}

/** Rows of a sheet as they stand there; what is empty is null. Null for bytes that are no sheet. */
export async function readRows(
  mediaType: string,
  bytes: ArrayBuffer,
): Promise<readonly (readonly unknown[])[] | null> {
  try {
    if (mediaType !== 'text/csv') return await readSheet(Buffer.from(bytes));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const rows: readonly string[][] = parse(text, {
      bom: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
    });
    return rows.map((row) => row.map((cell) => (cell.trim() === '' ? null : cell)));
  } catch {
    return null;
  }
}
