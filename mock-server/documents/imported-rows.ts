import type { z } from 'zod';
import type { FieldErrors } from '#app/core/forms/field-errors.ts';
import type { SheetRowErrorZodType } from '#contracts/generated/schemas/sheet-row-error.ts';
import { requireFields } from '../http/forms-of-calls.ts';
import { readRows } from './read-sheet.ts';
import { withoutApostrophe } from './sheets.ts';

const ROWS_AT_MOST = 2000;

type Words = Readonly<Record<string, string>>;

/** What the rows of a sheet are taken for. */
interface SheetTable<Fields, Made> {
  /** The form that a row is, and its keys that may be columns. */
  readonly form: z.ZodType<Fields>;
  readonly columns: readonly string[];
  readonly numbers: readonly string[];
  /** What forms call a column, where that is another word than its key. */
  readonly heads?: Readonly<Record<string, string>>;
  /** The choices of a column, each with its words for people. */
  readonly choices: Readonly<Record<string, Words>>;
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
  {
    columns,
    heads: called = {},
    needed: [needed, text],
  }: Pick<SheetTable<unknown, unknown>, 'columns' | 'heads' | 'needed'>,
): Keys {
  const known = new Map([
    ...columns.map((key) => [plain(key), key] as const),
    ...Object.entries(called).map(([head, key]) => [plain(head), key] as const),
  ]);
  const keys = heads.map((head) => (head === null ? null : (known.get(plain(head)) ?? null)));
  const unknown = heads.filter((head, at) => head !== null && keys[at] === null);
  requireFields([
    ['columns', unknown.length === 0 ? null : `Unknown column: ${unknown.join(', ')}`],
    ['columns', needed.every((key) => keys.includes(key)) ? null : text],
  ]);
  return keys;
}

type Reading = Pick<SheetTable<unknown, unknown>, 'numbers' | 'choices'>;

/** Numbers stay numbers, days become days and choices their values; all else is text, as a form would send it. */
function valueOf(cell: unknown, key: string, { numbers, choices }: Reading): unknown {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = withoutApostrophe(String(cell).trim());
  if (numbers.includes(key)) return Number(text);
  return chosenOf(text, choices[key] ?? {});
}

/** A choice by its value or by its words; a word that two choices have names neither. */
function chosenOf(text: string, words: Words): string {
  if (Object.hasOwn(words, text)) return text;
  const named = Object.keys(words).filter((value) => words[value]?.toLowerCase() === text.toLowerCase());
  return named.length === 1 ? (named[0] ?? text) : text;
}

const fieldsOf = (keys: Keys, row: readonly unknown[], reading: Reading): Record<string, unknown> =>
  Object.fromEntries(
    keys.flatMap((key, at) => {
      const cell = row[at] ?? null;
      return key === null || cell === null ? [] : [[key, valueOf(cell, key, reading)]];
    }),
  );

const NAMED_AT_MOST = 12;

/** What would be taken, where those are few enough to be read. */
function choiceText(words: Words | undefined): string {
  const names = Object.values(words ?? {});
  if (names.length === 0) return 'This has the wrong form.';
  return names.length > NAMED_AT_MOST ? 'This is none of the choices.' : `Write one of: ${names.join(', ')}.`;
}

const wrongForm = (
  issues: readonly z.core.$ZodIssue[],
  fields: object,
  choices: Reading['choices'],
): FieldErrors =>
  Object.fromEntries(
    issues.map(({ path: [key] }) => [
      String(key),
      [key !== undefined && String(key) in fields ? choiceText(choices[String(key)]) : 'This is required.'],
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
  const all = typeof read === 'string' ? [] : read;
  requireFields([
    ['sheet', typeof read === 'string' ? read : null],
    ['sheet', all.length > ROWS_AT_MOST + 1 ? `${ROWS_AT_MOST} rows at most` : null],
  ]);
  const [heads = [], ...below] = all;
  const keys = keysOf(heads, table);
  const good: Made[] = [];
  const errors: SheetRowErrorZodType[] = [];
  let rows = 0;
  for (const [at, row] of below.entries()) {
    const fields = fieldsOf(keys, row, table);
    if (Object.keys(fields).length === 0) continue;
    rows += 1;
    const parsed = table.form.safeParse(fields);
    const made = parsed.success ? table.make(parsed.data) : null;
    const wrong =
      made === null ? wrongForm(parsed.error?.issues ?? [], fields, table.choices) : table.errorsOf(made);
    if (wrong !== null) errors.push(rowErrorOf(at + 2, wrong));
    else if (made !== null) good.push(made);
  }
  return { rows, good, errors };
}
