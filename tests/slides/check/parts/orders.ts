import { resolve, type SchemaObject } from '#contracts/generate/document.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { Call, Told } from '../calls.ts';
import { type CheckContext, randomFor } from '../context.ts';
import { document, type OperationFacts } from '../facts.ts';
import { valueAt } from '../judge.ts';
import {
  type Ask,
  askerOf,
  fieldOf,
  filledCalls,
  idsOf,
  judge,
  listsOf,
  ordersOf,
  propertiesOfRow,
  rowsOf,
  takes,
} from './lists/told-lists.ts';

/** Lists of which the contract says that the newest row comes first, and the moment that each row shows. */
const NEWEST_FIRST: Readonly<Partial<Record<OperationId, string>>> = {
  listBillingHistory: 'at',
  listCaseEvents: 'at',
  listMails: 'at',
  listNotifications: 'createdAt',
  listPageRefusals: 'at',
  listRecordHistory: 'at',
  searchCaseEvents: 'event.at',
};

/** How many of its orders a list is asked for where not all are. */
const SOME_ORDERS = 3;

/** An order goes the way that is asked for, and the one that the contract names where none is. */
export async function checkOrders(context: CheckContext): Promise<void> {
  for (const facts of listsOf(context)) {
    const calls = await filledCalls(context, facts);
    for (const name of drawn(context, facts)) await checkWay(context, facts, calls, name);
    if (facts.id === 'listCases') for (const call of calls) await checkCaseOrders(context, facts, call);
  }
  for (const facts of context.chosen) {
    const path = NEWEST_FIRST[facts.id];
    if (path !== undefined)
      await checkNewestFirst(context, facts, await filledCalls(context, facts, 2), path);
  }
}

function drawn(context: CheckContext, facts: OperationFacts): readonly string[] {
  for (const name of ordersOf(facts))
    if (propertiesOfRow(facts)[name] === undefined)
      missWay(context, facts, name, 'no row shows what it goes by');
  const orders = ordersOf(facts).filter((name) => isComparable(facts, name));
  const random = randomFor(context, 'readback', `the orders of ${facts.id}`);
  return context.isSmoke
    ? orders
        .map((name) => ({ name, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .slice(0, SOME_ORDERS)
        .map(({ name }) => name)
    : orders;
}

/** The contract does not say in which order the values of an enumeration come. */
function isComparable(facts: OperationFacts, name: string): boolean {
  const schema = propertiesOfRow(facts)[name];
  if (schema === undefined || CODED.includes(name)) return false;
  const whole = resolve<SchemaObject>(document, schema);
  return [whole, ...(whole.oneOf ?? [])].every(
    (one) => resolve<SchemaObject>(document, one).enum === undefined,
  );
}

/** Numbers that stand for words. */
const CODED: readonly string[] = ['type', 'billingComponent'];

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) && !Number.isNaN(Date.parse(value));

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What rows show at a path; rows without a value stand apart. */
const valuesIn = (told: Told, path: string): readonly unknown[] =>
  (rowsOf(told) ?? [])
    .map((row) => valueAt(row, path))
    .filter((value) => value !== null && value !== undefined);

/**
 * The first two neighbours that fall where values should rise, or null. Of texts only the first and the last are compared,
 * since each server has its own order of letters.
 */
function fallIn(values: readonly unknown[]): readonly [unknown, unknown] | null {
  const numbers = values.every(isMoment) ? values.map((one) => Date.parse(one)) : values;
  if (numbers.every(isNumber)) {
    const at = numbers.findIndex((value, index) => value < (numbers[index - 1] ?? -Infinity));
    return at < 0 ? null : [values[at - 1], values[at]];
  }
  const [first, last] = [values[0], values.at(-1)];
  return isText(first) && isText(last) && isBehind(first, last) ? [first, last] : null;
}

/** Whether a text comes behind another one however letters are put into order. */
const isBehind = (one: string, other: string): boolean =>
  one > other && one.toLowerCase() > other.toLowerCase() && one.localeCompare(other) > 0;

function missWay({ ledger }: CheckContext, { id }: OperationFacts, name: string, why: string): void {
  ledger.miss('readback', `${id}: the way of its order by ${name}`, why);
}

async function checkWay(
  context: CheckContext,
  facts: OperationFacts,
  calls: readonly Call[],
  name: string,
): Promise<void> {
  for (const call of calls) {
    const ask = askerOf(context, call);
    const up = await ask({ pageSize: 100, sort: name });
    const down = await ask({ pageSize: 100, sort: `-${name}` });
    const [rising, falling] = [valuesIn(up, name), valuesIn(down, name).toReversed()];
    if (!up.isSound || !down.isSound) continue;
    const [first, last] = [personIn(rising[0]), personIn(falling.at(-1))];
    if (first !== null && last !== null) {
      if (new Set(rising.map((person) => personIn(person)?.split(' ').at(-1))).size < 2) continue;
      judge(context, facts, `its order by ${name}`, down, {
        isRight: first !== last,
        says: `In the order -${name} somebody else comes first than in the order ${name}.`,
        came: `${first} in both`,
      });
      missWay(context, facts, name, 'by which part of their names people go is left to the server');
      return;
    }
    if (new Set(rising).size < 2) continue;
    judgeRising(context, facts, up, `the way of its order by ${name}`, rising);
    judgeRising(context, facts, down, `the way of its order by -${name}`, falling);
    return;
  }
  missWay(context, facts, name, 'no rows that differ in it were found');
}

/** The name of whoever a row shows, or null where it shows no person. */
function personIn(value: unknown): string | null {
  const name = valueAt(value, 'displayName');
  return typeof name === 'string' ? name : null;
}

function judgeRising(
  context: CheckContext,
  facts: OperationFacts,
  told: Told,
  what: string,
  values: readonly unknown[],
  says = 'A key alone gives what is least first, and with a hyphen what is most.',
): void {
  const fall = fallIn(values);
  judge(context, facts, what, told, {
    isRight: fall === null,
    says,
    came: `${String(fall?.[0])} below ${String(fall?.[1])}`,
  });
}

async function checkNewestFirst(
  context: CheckContext,
  facts: OperationFacts,
  calls: readonly Call[],
  path: string,
): Promise<void> {
  for (const call of calls) {
    const told = await askerOf(context, call)(takes(facts, 'pageSize') ? { pageSize: 100 } : {});
    const values = valuesIn(told, path).toReversed();
    if (new Set(values).size < 2) continue;
    const fall = fallIn(values);
    judge(context, facts, 'the newest first', told, {
      isRight: fall === null,
      says: 'The newest row comes first.',
      came: `${String(fall?.[1])} above ${String(fall?.[0])}`,
    });
    return;
  }
  context.ledger.miss('readback', `${facts.id}: the newest first`, 'no rows of two moments were found');
}

const USUAL =
  'Without an order cases come by priority and due time, in mine by due time, in completed those signed last first.';

const URGENT =
  'By urgency what is overdue (0) comes first, and what is signed out or cancelled (2) below all others (1).';

const PRIORITIES: readonly unknown[] = ['STAT', 'Expedited', 'Routine'];

/** What comes first without an order, and with that by urgency. */
async function checkCaseOrders(context: CheckContext, facts: OperationFacts, call: Call): Promise<void> {
  const ask = askerOf(context, call);
  const usual = await ask({ pageSize: 100 });
  const view = call.query?.['view'];
  if (view === 'completed')
    judgeRising(context, facts, usual, 'its usual order', valuesIn(usual, 'signedAt').toReversed(), USUAL);
  if (view === 'mine') judgeRising(context, facts, usual, 'its usual order', valuesIn(usual, 'dueAt'), USUAL);
  if (view === 'all' || view === 'available')
    judgeByPriority(context, facts, usual, 'its usual order', rowsOf(usual) ?? []);
  await checkUrgency(context, facts, ask);
}

const OVER: readonly unknown[] = ['SignOutCompleted', 'Cancelled'];

async function checkUrgency(context: CheckContext, facts: OperationFacts, ask: Ask): Promise<void> {
  const what = 'its order by urgency';
  const overdue = await ask({ pageSize: 100, overdue: true });
  const urgent = await ask({ pageSize: 100, sort: 'urgency' });
  const [rows, ids, late] = [rowsOf(urgent) ?? [], idsOf(urgent) ?? [], new Set(idsOf(overdue))];
  if (!overdue.isSound || rows.length < 2) return;
  // A page of overdue cases is in another order than urgency: a case that is missing from it may be overdue too.
  if (fieldOf(overdue, 'total') !== late.size) {
    context.ledger.miss('readback', `${facts.id}: ${what}`, 'more cases are overdue than one page has');
    return;
  }
  const ranks = rows.map((row, at) =>
    late.has(ids[at] ?? '') ? 0 : OVER.includes(valueAt(row, 'status')) ? 2 : 1,
  );
  judgeRising(context, facts, urgent, what, ranks, URGENT);
  judgeByPriority(
    context,
    facts,
    urgent,
    what,
    rows.filter((_, at) => ranks[at] === 1),
  );
}

function judgeByPriority(
  context: CheckContext,
  facts: OperationFacts,
  told: Told,
  what: string,
  rows: readonly unknown[],
): void {
  const ranks = rows.map((row) => PRIORITIES.indexOf(valueAt(row, 'priority')));
  const says =
    'By priority STAT comes before Expedited and that before Routine, and in each what is due first.';
  judgeRising(context, facts, told, what, ranks, says);
  for (const rank of PRIORITIES.keys()) {
    const ofOne = rows.filter((_, at) => ranks[at] === rank).map((row) => valueAt(row, 'dueAt'));
    judgeRising(context, facts, told, what, ofOne.filter(isMoment), says);
  }
}
