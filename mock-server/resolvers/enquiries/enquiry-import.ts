import { contactDayError } from '#app/core/enquiries/enquiry-checks.ts';
import { type FieldErrors, fieldErrorsOf, ifGiven } from '#app/core/forms/field-errors.ts';
import { zEnquiryInput } from '#contracts/generated/schemas/enquiry-input.ts';
import type { EnquiryRowErrorZodType } from '#contracts/generated/schemas/enquiry-row-error.ts';
import { readRows } from '../../documents/read-sheet.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { dayOf, requireFields } from '../../http/forms-of-calls.ts';
import type { EnquiryRecord } from '../../store/records/business.ts';
import { fieldChecks, newEnquiry } from './enquiries.ts';

const ROWS_AT_MOST = 2000;

/** `First name`, `first_name` and `firstName` are the same head. */
const plain = (head: unknown): string =>
  String(head)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const COLUMNS = new Map(
  Object.keys(zEnquiryInput.shape)
    .filter((key) => key !== 'ownerId')
    .map((key) => [plain(key), key]),
);

/** Numbers stay numbers and days become days; all else is text, as a form would send it. */
function valueOf(key: string, cell: unknown): unknown {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell).trim();
  return key === 'caseVolume' ? Number(text) : text;
}

/** The keys of the columns. Throws VALIDATION_FAILED for heads that nobody knows. */
function keysOf(heads: readonly unknown[]): readonly (string | null)[] {
  const keys = heads.map((head) => (head === null ? null : (COLUMNS.get(plain(head)) ?? null)));
  const unknown = heads.filter((head, at) => head !== null && keys[at] === null);
  requireFields([
    ['columns', unknown.length === 0 ? null : `Unknown column: ${unknown.join(', ')}`],
    [
      'columns',
      keys.includes('firstName') && keys.includes('lastName') ? null : 'First and last name are needed',
    ],
  ]);
  return keys;
}

/** How somebody is known who has asked before: the same address, or the same number however it is written. */
const waysTo = ({ email, phone }: Pick<EnquiryRecord, 'email' | 'phone'>): readonly string[] => [
  ...(email === null ? [] : [email.toLowerCase()]),
  ...(phone === null ? [] : [phone.replaceAll(/\D/g, '')]),
];

/** The enquiry that a row makes, or what is wrong with it. */
function judged(
  fields: Readonly<Record<string, unknown>>,
  now: number,
  known: ReadonlySet<string>,
): EnquiryRecord | FieldErrors {
  const parsed = zEnquiryInput.safeParse(fields);
  if (!parsed.success)
    return Object.fromEntries(
      parsed.error.issues.map(({ path: [key] }) => [
        String(key),
        [key !== undefined && String(key) in fields ? 'This has the wrong form.' : 'This is required.'],
      ]),
    );
  const enquiry = newEnquiry(parsed.data, now);
  const isKnown = waysTo(enquiry).some((way) => known.has(way));
  const errors = fieldErrorsOf([
    ...fieldChecks(enquiry),
    ['nextContactDate', ifGiven(enquiry.nextContactDate, (day) => contactDayError(day, dayOf(now)))],
    [enquiry.email === null ? 'phone' : 'email', isKnown ? 'There is an enquiry of theirs already' : null],
  ]);
  return errors ?? enquiry;
}

const isEnquiry = (found: EnquiryRecord | FieldErrors): found is EnquiryRecord =>
  typeof found['id'] === 'string';

const rowFields = (keys: readonly (string | null)[], row: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(
    keys.flatMap((key, at) => {
      const cell = row[at] ?? null;
      return key === null || cell === null ? [] : [[key, valueOf(key, cell)]];
    }),
  );

function taken({ world, now }: Call<'importEnquiries'>, rows: readonly (readonly unknown[])[]) {
  const [heads = [], ...below] = rows;
  const keys = keysOf(heads);
  const known = new Set(world.enquiries.list().flatMap(waysTo));
  const good: EnquiryRecord[] = [];
  const errors: EnquiryRowErrorZodType[] = [];
  const said = below.flatMap((row, at) => {
    const fields = rowFields(keys, row);
    return Object.keys(fields).length === 0 ? [] : [{ fields, row: at + 2 }];
  });
  for (const { fields, row } of said) {
    const found = judged(fields, now, known);
    if (isEnquiry(found)) {
      good.push(found);
      for (const way of waysTo(found)) known.add(way);
    } else errors.push({ row, fields: wireOf(found) });
  }
  return { rows: said.length, good, errors };
}

const wireOf = (errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]));

export const importEnquiries: Resolver<'importEnquiries'> = {
  resolve: async (call) => {
    const { world, input } = call;
    const { dryRun } = input.query;
    const read = await readRows(call.mediaType, input.body);
    requireFields([
      ['sheet', read === null ? 'This is no sheet that can be read' : null],
      ['sheet', (read ?? []).length > ROWS_AT_MOST + 1 ? `${ROWS_AT_MOST} rows at most` : null],
    ]);
    const { rows, good, errors } = taken(call, read ?? []);
    if (!dryRun) for (const enquiry of good) world.enquiries.insert(enquiry);
    return { data: { dryRun, rows, good: good.length, taken: dryRun ? 0 : good.length, errors } };
  },
};
