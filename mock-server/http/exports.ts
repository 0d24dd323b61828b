import { ZodArray, ZodISODate, ZodISODateTime, ZodNullable, ZodObject } from 'zod';
import { fieldsOf } from '#app/core/objects.ts';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { eventReasonText } from '#app/core/text/event-reasons.ts';
import { labels } from '#contracts/generated/labels.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import { schemas } from '#contracts/generated/schemas/index.ts';
import { type Cell, sheetAnswer } from '../documents/sheets.ts';
import { keepSearch } from '../rules/cases/search-criteria.ts';
import type { StoredRecord } from '../store/collections.ts';
import type { Caller } from './authentication.ts';
import type { Call, RawAnswer, Surroundings } from './call.ts';
import { type ListId, type ListTable, listRows, type RowOf } from './lists.ts';

export const ROWS_AT_MOST = 50_000;

/** What a program has to know of a row and a reader has not, and what a cell has no room for. */
const UNWRITTEN: readonly string[] = ['version', 'etag', 'allowedActions', 'permissions', 'waits'];

/** Values of several facts that a reader counts or sorts by, each in a column of its own: the name of the column and of the fact. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  turnaround: {
    grossTurnaroundHours: 'grossHours',
    netTurnaroundHours: 'netHours',
    turnaroundTargetHours: 'targetHours',
  },
  event: {
    at: 'at',
    kind: 'kind',
    by: 'by',
    role: 'role',
    from: 'from',
    to: 'to',
    reason: 'reason',
    subject: 'subject',
    address: 'address',
    device: 'device',
  },
  patientInfo: {
    patientLastName: 'lastName',
    patientFirstName: 'firstName',
    patientBirthDate: 'birthDate',
    patientGender: 'gender',
    patientRace: 'race',
  },
};

/** Texts of the contract that pages say in other words, each by where it stands in its row. */
const SAID: Readonly<Record<string, (text: string) => string | null>> = {
  'event.reason': eventReasonText,
  'patientInfo.race': listLabel,
};

interface Column {
  readonly key: string;
  readonly path: readonly string[];
  readonly kind: 'day' | 'instant' | 'cents' | 'plain';
  /** What people read of its values; null where they are read as they are. */
  readonly words: Readonly<Record<string, unknown>> | null;
}

const WORDS: ReadonlyMap<unknown, Readonly<Record<string, unknown>>> = new Map(
  Object.entries(schemas).flatMap(([name, schema]) => {
    const words = fieldsOf(labels)[name];
    return words === undefined ? [] : [[schema, fieldsOf(words)] as const];
  }),
);

/** The columns of a row as the contract writes them, so that one stands where it stood though nothing is in it. */
function columnsOf(list: ListId): readonly Column[] {
  const { items } = shapeOf(shapeOf(operations[list].ok)['data']);
  if (!(items instanceof ZodArray)) throw new Error(`${list} has no items`);
  const shape = shapeOf(items.element);
  return Object.entries(shape).flatMap(([key, schema]): Column[] => {
    if (UNWRITTEN.includes(key)) return [];
    const parts = PARTS[key];
    if (parts === undefined) return [columnOf(key, [key], schema)];
    const facts = shapeOf(innerOf(schema));
    return Object.entries(parts)
      .filter(([name]) => shape[name] === undefined)
      .map(([name, fact]) => columnOf(name, [key, fact], facts[fact]));
  });
}

const columnOf = (key: string, path: readonly string[], schema: unknown): Column => ({
  key,
  path,
  kind: kindOf(path.at(-1) ?? key, schema),
  words: WORDS.get(elementOf(innerOf(schema))) ?? null,
});

const elementOf = (schema: unknown): unknown => (schema instanceof ZodArray ? schema.element : schema);

/** Says a value, or each of several, in the words that people read for it; a value without words stays as it is. */
function saidOf(words: Readonly<Record<string, unknown>>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => saidOf(words, one));
  return typeof value === 'string' || typeof value === 'number' ? (words[value] ?? value) : value;
}

const innerOf = (schema: unknown): unknown => (schema instanceof ZodNullable ? schema.unwrap() : schema);

function kindOf(key: string, schema: unknown): Column['kind'] {
  const inner = innerOf(schema);
  if (inner instanceof ZodISODate) return 'day';
  if (inner instanceof ZodISODateTime) return 'instant';
  return key.endsWith('Cents') ? 'cents' : 'plain';
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (!(schema instanceof ZodObject)) throw new Error('the answer of a list is made of objects');
  return schema.shape;
}

/** `dateOfService` is 'Date of service'; a moment says its zone, which a workbook does not keep. */
const headOf = ({ key, kind }: Column): string => {
  const words = key.replace(/Cents$/, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  const spoken = words.replaceAll(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
  const head = spoken.charAt(0).toUpperCase() + spoken.slice(1);
  return kind === 'instant' ? `${head} (UTC)` : head;
};

/** A person, a place or a case by its name; of anything else what it says. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value !== 'object' || value === null) return '';
  const { displayName, name, caseID, ...rest } = fieldsOf(value);
  return textOf(displayName ?? name ?? caseID ?? Object.values(rest));
}

function cellOf({ path, kind, words }: Column, found: unknown): Cell {
  if (found === null || found === undefined) return null;
  const say = SAID[path.join('.')];
  if (say !== undefined && typeof found === 'string') return say(found);
  const value = words === null ? found : saidOf(words, found);
  if (typeof value === 'number') return kind === 'cents' ? { cents: value } : value;
  if (typeof value === 'boolean') return value;
  const text = textOf(value);
  if (kind === 'day') return { day: text };
  return kind === 'instant' ? { instant: text } : text;
}

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value === null ? null : fieldsOf(value)[key]), row);

/** Rows of the contract as rows of a sheet, heads first: every field of the list in the order of the contract. */
function* sheetOf(list: ListId, rows: Iterable<unknown>): Iterable<readonly Cell[]> {
  const columns = columnsOf(list);
  yield columns.map(headOf);
  for (const row of rows) yield columns.map((column) => cellOf(column, valueAt(row, column.path)));
}

type Exporting = Surroundings & {
  readonly caller: Caller;
  readonly input: { readonly query: { readonly format: 'csv' | 'xlsx' } };
};

/** What says how the file is written, or is the same for every file of its list. */
const NO_FILTERS: readonly string[] = ['format', 'sort', 'view', 'page', 'pageSize'];

/** The names of the filters that were given, as a search keeps its criteria. */
const filtersOf = ({ input }: Exporting): readonly string[] =>
  Object.entries(input.query).flatMap(([name, value]) =>
    value === undefined || NO_FILTERS.includes(name) ? [] : [name],
  );

/** The file of what was found, row by row. That it was asked for is kept as a search is: a sheet of patients leaves a trace. */
export function exportRows<K extends ListId, T>(
  list: K,
  asked: Exporting,
  name: string,
  found: readonly T[],
  rowOf: (record: T) => RowOf<K>,
  sheet: (rows: Iterable<RowOf<K>>) => Iterable<readonly Cell[]> = (rows) => sheetOf(list, rows),
): Promise<RawAnswer> {
  const written = found.slice(0, ROWS_AT_MOST);
  keepSearch(asked, `export of ${name}`, filtersOf(asked), written.length);
  const rows = (function* () {
    for (const record of written) yield rowOf(record);
  })();
  return sheetAnswer(name, asked.input.query.format, sheet(rows));
}

/** The file of a list: all rows that its filters leave, in its order. */
export function exportList<K extends ListId, T extends StoredRecord>(
  list: K,
  table: ListTable<K, T>,
  asked: Exporting,
  name: string,
  sheet?: (rows: Iterable<RowOf<K>>) => Iterable<readonly Cell[]>,
): Promise<RawAnswer> {
  // The query of an export is that of its list, and says besides which file is wanted.
  const call = asked as unknown as Call<K>;
  return exportRows(list, asked, name, listRows(table, call), (record) => table.row(record, call), sheet);
}
