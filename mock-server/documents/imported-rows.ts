import type { z } from 'zod';
import type { FieldErrors } from '#app/core/forms/field-errors.ts';
import type { SheetRowErrorZodType } from '#contracts/generated/schemas/sheet-row-error.ts';
import { requireFields } from '../http/forms-of-calls.ts';
import { readRows } from './read-sheet.ts';

const ROWS_AT_MOST = 2000;

/** What the rows of a sheet are taken for. */
interface SheetTable<Fields, Made> {
  /** The form that a row is, and its keys that may be columns. */
  readonly form: z.ZodType<Fields>;
  readonly columns: readonly string[];
  readonly numbers: readonly string[];
  /** A sheet without one of these columns is refused with this text. */
  readonly needed: readonly [columns: readonly string[], text: string];
  readonly make: (fields: Fields) => Made;
  /** Null for what may go in; it is asked for the rows from above to below. */
  readonly errorsOf: (made: Made) => FieldErrors | null;
}

/** `First name`, `first_name` and `firstName` are the same head. */
const plain = (head: unknown): string =>
  String(head)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

type Keys = readonly (string | null)[];

/** The keys of the columns. Throws VALIDATION_FAILED for heads that nobody knows. */
function keysOf(
  heads: readonly unknown[],
  { columns, needed: [needed, text] }: Pick<SheetTable<unknown, unknown>, 'columns' | 'needed'>,
): Keys {
  const known = new Map(columns.map((key) => [plain(key), key]));
  const keys = heads.map((head) => (head === null ? null : (known.get(plain(head)) ?? null)));
  const unknown = heads.filter((head, at) => head !== null && keys[at] === null);
  requireFields([
    ['columns', unknown.length === 0 ? null : `Unknown column: ${unknown.join(', ')}`],
    ['columns', needed.every((key) => keys.includes(key)) ? null : text],
  ]);
  return keys;
}

/** Numbers stay numbers and days become days; all else is text, as a form would send it. */
function valueOf(cell: unknown, isNumber: boolean): unknown {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell).trim();
  return isNumber ? Number(text) : text;
}

const fieldsOf = (keys: Keys, row: readonly unknown[], numbers: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    keys.flatMap((key, at) => {
      const cell = row[at] ?? null;
      return key === null || cell === null ? [] : [[key, valueOf(cell, numbers.includes(key))]];
    }),
  );

const wrongForm = (issues: readonly z.core.$ZodIssue[], fields: object): FieldErrors =>
  Object.fromEntries(
    issues.map(({ path: [key] }) => [
      String(key),
      [key !== undefined && String(key) in fields ? 'This has the wrong form.' : 'This is required.'],
    ]),
  );

const rowErrorOf = (row: number, errors: FieldErrors): SheetRowErrorZodType => ({
  row,
  fields: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]])),
});

/** What each row comes to. Throws VALIDATION_FAILED for bytes that are no sheet, strange columns and too many rows. */
export async function importRows<Fields, Made>(
  {
    mediaType,
    input: { body },
  }: { readonly mediaType: string; readonly input: { readonly body: ArrayBuffer } },
  table: SheetTable<Fields, Made>,
) {
  const read = await readRows(mediaType, body);
  requireFields([
    [
      'sheet',
      read === null ? 'This is no sheet that can be read. Save it as XLSX, or as CSV in UTF-8' : null,
    ],
    ['sheet', (read ?? []).length > ROWS_AT_MOST + 1 ? `${ROWS_AT_MOST} rows at most` : null],
  ]);
  const [heads = [], ...below] = read ?? [];
  const keys = keysOf(heads, table);
  const good: Made[] = [];
  const errors: SheetRowErrorZodType[] = [];
  let rows = 0;
  for (const [at, row] of below.entries()) {
    const fields = fieldsOf(keys, row, table.numbers);
    if (Object.keys(fields).length === 0) continue;
    rows += 1;
    const parsed = table.form.safeParse(fields);
    const made = parsed.success ? table.make(parsed.data) : null;
    const wrong = made === null ? wrongForm(parsed.error?.issues ?? [], fields) : table.errorsOf(made);
    if (wrong !== null) errors.push(rowErrorOf(at + 2, wrong));
    else if (made !== null) good.push(made);
  }
  return { rows, good, errors };
}
