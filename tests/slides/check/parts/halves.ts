import { resolve, type SchemaObject } from '#contracts/generate/document.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { Call, Told } from '../calls.ts';
import { isFields } from '../changes/differences.ts';
import type { CheckContext } from '../context.ts';
import { document, type OperationFacts } from '../facts.ts';
import {
  type Ask,
  askerOf,
  fieldOf,
  filledCalls,
  idsOf,
  judge,
  listsOf,
  rowsOf,
} from './lists/told-lists.ts';

type Query = Readonly<Record<string, unknown>>;

/** Flags of which the contract says that false lists all the others. */
const FLAGS: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  listCases: ['overdue', 'onHold', 'anySubspecialty', 'mayPickUp', 'releaseSoon'],
  listFacilities: ['active'],
  listGroups: ['active'],
};

/** The first and the last filter by one day or moment, such as dueFrom and dueTo. */
interface Span {
  readonly from: string;
  readonly end: string;
  readonly isMoment: boolean;
}

function spansOf({ query }: OperationFacts): readonly Span[] {
  const names = query.map(({ name }) => name);
  return query.flatMap(({ name, schema }) => {
    const [, stem] = /^(.*?)[fF]rom$/.exec(name) ?? [];
    const end = names.find((one) => [`${stem}Before`, stem === '' ? 'to' : `${stem}To`].includes(one));
    if (stem === undefined || end === undefined) return [];
    return [{ from: name, end, isMoment: resolve<SchemaObject>(document, schema).format === 'date-time' }];
  });
}

/**
 * A filter and its opposite divide a list, whatever is in it: no row fits both, and each row fits one of them. A filter that
 * is passed over gives all rows both times.
 */
export async function checkHalves(context: CheckContext): Promise<void> {
  for (const facts of listsOf(context)) {
    const [flags, spans] = [FLAGS[facts.id] ?? [], spansOf(facts)];
    if (flags.length + spans.length === 0) continue;
    const calls = await filledCalls(context, facts);
    for (const name of flags) await checkFlag(context, facts, calls, name);
    for (const span of spans) await checkSpan(context, facts, calls, span);
  }
}

interface Halves {
  readonly one: Told;
  readonly other: Told;
  /** Whether the first half still has the same rows after the other was asked for. */
  readonly isSteady: boolean;
  /** How many rows both halves have together; null where one of them does not say it, or has other rows soon after. */
  readonly total: number | null;
}

const totalOf = (told: Told): number | null => {
  const total = fieldOf(told, 'total');
  return typeof total === 'number' ? total : null;
};

const MOST_TRIES = 2;

/**
 * Both halves as they are now; null where one of them was refused. A row may go from the one into the other meanwhile, such
 * as a case whose time is over, so that the first is asked again.
 */
async function askHalves(ask: Ask, one: Query, other: Query, tries = 1): Promise<Halves | null> {
  const [first, second] = [await ask({ pageSize: 100, ...one }), await ask({ pageSize: 100, ...other })];
  if (![first, second].every((told) => told.isSound && rowsOf(told) !== null)) return null;
  const again = await ask({ pageSize: 100, ...one });
  const isSteady = totalOf(again) === totalOf(first) && String(idsOf(again)) === String(idsOf(first));
  if (!isSteady && tries < MOST_TRIES) return askHalves(ask, one, other, tries + 1);
  const [firstTotal, secondTotal] = [totalOf(first), totalOf(second)];
  const total = firstTotal === null || secondTotal === null || !isSteady ? null : firstTotal + secondTotal;
  return { one: first, other: second, isSteady, total };
}

/** The names of a query, as a sentence has them. */
const namesIn = ({ one, other }: Halves): string =>
  [one, other]
    .map(({ call }) => new URLSearchParams(Object.entries(call.query ?? {}).map(asWritten)).toString())
    .join(' and ');

const asWritten = ([name, value]: readonly [string, unknown]): [string, string] => [name, String(value)];

function judgeApart(context: CheckContext, facts: OperationFacts, what: string, halves: Halves): void {
  if (!halves.isSteady) {
    context.ledger.miss('readback', `${facts.id}: ${what}`, 'its rows changed while they were asked for');
    return;
  }
  const others = new Set(idsOf(halves.other));
  const both = idsOf(halves.one)?.find((id) => others.has(id));
  judge(context, facts, what, halves.other, {
    isRight: both === undefined,
    says: `No row fits both ${namesIn(halves)}.`,
    came: `${both} for both`,
  });
}

function judgeTotal(
  context: CheckContext,
  facts: OperationFacts,
  what: string,
  halves: Halves,
  total: number | null,
): void {
  if (halves.total === null || total === null) return;
  judge(context, facts, what, halves.other, {
    isRight: halves.total === total,
    says: `Each row that can be asked about fits one of ${namesIn(halves)}.`,
    came: `${halves.total} rows of both together, and ${total} otherwise`,
  });
}

async function checkFlag(
  context: CheckContext,
  facts: OperationFacts,
  calls: readonly Call[],
  flag: string,
): Promise<void> {
  const what = `its filter ${flag}, and all the others`;
  const [call] = calls;
  const ask = call === undefined ? null : askerOf(context, call);
  const before = await ask?.({ pageSize: 1 });
  const halves = ask === null ? null : await askHalves(ask, { [flag]: true }, { [flag]: false });
  const after = await ask?.({ pageSize: 1 });
  if (halves === null || before === undefined || after === undefined) {
    context.ledger.miss('readback', `${facts.id}: ${what}`, 'nobody was shown a row');
    return;
  }
  judgeApart(context, facts, what, halves);
  // A list that grows meanwhile has another number of rows.
  if (totalOf(before) === totalOf(after)) judgeTotal(context, facts, what, halves, totalOf(before));
}

const EARLY = '2000-01-01';
const LATE = '2099-12-31';
const DAY_MS = 86_400_000;

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** The queries that divide a list at a day, which the last one still has, or at its first moment. */
const dividedAt = ({ from, end, isMoment }: Span, day: string): readonly [Query, Query] =>
  isMoment
    ? [{ [end]: `${day}T00:00:00Z` }, { [from]: `${day}T00:00:00Z` }]
    : [{ [end]: day }, { [from]: dayAfter(day) }];

/** A day of which the rows tell, with others before and behind it where there are such. */
function dayIn(told: Told): string | null {
  const days = (rowsOf(told) ?? [])
    .flatMap((row): readonly unknown[] => (isFields(row) ? Object.values(row) : []))
    .filter((value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value))
    .map((value) => value.slice(0, 10))
    .toSorted();
  return days[Math.floor(days.length / 2)] ?? null;
}

async function checkSpan(
  context: CheckContext,
  facts: OperationFacts,
  calls: readonly Call[],
  span: Span,
): Promise<void> {
  const what = `its filters ${span.from} and ${span.end}`;
  for (const call of calls) {
    const ask = askerOf(context, call);
    const middle = dayIn(await ask({ pageSize: 100 }));
    const asked: Halves[] = [];
    for (const day of [EARLY, ...(middle === null ? [] : [middle]), LATE, EARLY]) {
      const halves = await askHalves(ask, ...dividedAt(span, day));
      if (halves !== null) asked.push(halves);
    }
    if (asked.every(({ one, other }) => (rowsOf(one) ?? []).length + (rowsOf(other) ?? []).length === 0))
      continue;
    for (const halves of asked) judgeApart(context, facts, what, halves);
    const [first, last] = [asked[0], asked.at(-1)];
    // A list that grows meanwhile has another number of rows.
    if (first?.total !== last?.total) return;
    for (const halves of asked) judgeTotal(context, facts, what, halves, first?.total ?? null);
    return;
  }
  context.ledger.miss('readback', `${facts.id}: ${what}`, 'no rows that have the day were found');
}
