import { type Ref, resolve, type SchemaObject } from '#contracts/generate/document.ts';
import { type Call, dataOf, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { document, neededQuery, type OperationFacts, placeOf, responseOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { claimsOf } from './pages.ts';

/** Rows about people, reports and lines of the audit trail go by these. */
const ID_NAMES = ['id', 'userId', 'reportId', 'event.id'];

function idOf(row: unknown): string | null {
  const id = ID_NAMES.map((name) => valueAt(row, name)).find((one) => typeof one === 'string');
  return typeof id === 'string' ? id : null;
}

export const fieldOf = (told: Told, name: string): unknown => {
  const data = dataOf(told);
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
};

/** The rows of a page, or null where it is none. */
export function rowsOf(told: Told): readonly unknown[] | null {
  const items: unknown = fieldOf(told, 'items');
  return told.status === 200 && Array.isArray(items) ? items : null;
}

/** The ids of a page in their order, or null where its rows have none. */
export function idsOf(told: Told): readonly string[] | null {
  const rows = rowsOf(told);
  const ids = rows?.flatMap((row) => idOf(row) ?? []) ?? null;
  return ids?.length === rows?.length ? ids : null;
}

export const takes = ({ query }: OperationFacts, name: string): boolean =>
  query.some((one) => one.name === name);

/** The lists that are looked at, which come in pages of a size that is asked for. */
export const listsOf = ({ chosen }: CheckContext): readonly OperationFacts[] =>
  chosen.filter(
    (facts) => facts.isSafe && takes(facts, 'pageSize') && (takes(facts, 'page') || takes(facts, 'cursor')),
  );

/**
 * A list that is asked twice has one order, and its pages are as long as was asked and follow each other without a row in
 * two of them. Its orders and filters do what they say.
 */
export async function checkLists(context: CheckContext): Promise<void> {
  for (const facts of listsOf(context)) {
    const calls = callsOf(context, facts);
    let told: Call | null = null;
    for (const call of calls)
      if (await checkList(context, facts, call)) {
        told = call;
        break;
      }
    if (told === null)
      context.ledger.miss('readback', `${facts.id}: its pages`, 'no list of two rows was found');
    else {
      for (const claim of await claimsOf(context, facts, told))
        judge(context, facts, claim.what, claim.told, claim);
      await checkOrders(context, facts, told);
      await checkFilters(context, facts, context.isSmoke ? [told] : calls);
    }
  }
}

/** Every way in which the list may be asked, until one of them has two rows. */
function callsOf({ people, finds }: CheckContext, facts: OperationFacts): readonly Call[] {
  const views = facts.query.find(({ name }) => name === 'view') === undefined ? [null] : VIEWS;
  const ways =
    facts.names.length === 0
      ? [{}]
      : finds
          .ways(facts.id, facts.names)
          .slice(0, 3)
          .map(({ params }) => params);
  const askers: readonly CallerName[] = people.map(({ name }) => name);
  return ways.flatMap((params) =>
    askers.flatMap((caller) =>
      views.map((view) => ({
        operation: facts.id,
        caller,
        params,
        query: { ...neededQuery(facts), ...(view === null ? {} : { view }) },
      })),
    ),
  );
}

/** No more of them say anything new of a list. */
const MOST_FILLED = 3;

/** Ways of asking in which the list has rows, those of the staff first, who are shown the most. */
export async function filledCalls(
  context: CheckContext,
  facts: OperationFacts,
  leastRows = 1,
): Promise<readonly Call[]> {
  const filled: Call[] = [];
  const isOfOthers = ({ caller }: Call): number => Number(caller !== 'admin');
  for (const call of callsOf(context, facts).toSorted((a, b) => isOfOthers(a) - isOfOthers(b))) {
    const told = await askerOf(context, call)(takes(facts, 'pageSize') ? { pageSize: leastRows } : {});
    if (told.isSound && (rowsOf(told)?.length ?? 0) >= leastRows) filled.push(call);
    if (filled.length === MOST_FILLED) break;
  }
  return filled;
}

const VIEWS = ['available', 'mine', 'completed', 'send-out', 'all', 'provider', 'facility', 'admin'];

/** Whether the list could be looked at: two rows at least. */
async function checkList(context: CheckContext, facts: OperationFacts, call: Call): Promise<boolean> {
  const ask = askerOf(context, call);
  const whole = await ask({ pageSize: 2 });
  const rows = rowsOf(whole);
  if (!whole.isSound || rows === null || rows.length < 2) return false;
  judgePage(context, facts, whole, { page: 1, pageSize: 2 });
  const first = idsOf(whole);
  if (first !== null) {
    const again = await ask({ pageSize: 2 });
    judge(context, facts, 'asked twice', again, {
      isRight: String(idsOf(again)) === String(first),
      says: 'The same list has the same order when nothing has changed.',
      came: `${first.join(', ')}; and then ${String(idsOf(again))}`,
    });
  }
  const one = await ask({ pageSize: 1 });
  judgePage(context, facts, one, { page: 1, pageSize: 1 });
  const cursor = fieldOf(one, 'nextCursor');
  const next = await ask({ pageSize: 1, ...(typeof cursor === 'string' ? { cursor } : { page: 2 }) });
  judgePage(context, facts, next, { page: 2, pageSize: 1 });
  const [before, after] = [idsOf(one), idsOf(next)];
  if (!one.isSound || before?.length !== 1 || after === null) return true;
  judge(context, facts, 'its second page', next, {
    isRight: !after.some((id) => before.includes(id)),
    says: 'No row stands on two pages of a list.',
    came: `${before.join(', ')} on the first page and ${after.join(', ')} on the second`,
  });
  if (first === null || after.some((id) => before.includes(id))) return true;
  judge(context, facts, 'the row behind its first page', next, {
    isRight: String([...before, ...after]) === String(first),
    says: 'Two pages of one row have the rows of one page of two: nothing lies between them.',
    came: `${[...before, ...after].join(', ')}; and ${first.join(', ')} on one page`,
  });
  judgeOnce(context, facts, await ask({ pageSize: 100 }));
  return true;
}

function judgeOnce(context: CheckContext, facts: OperationFacts, told: Told): void {
  const ids = idsOf(told) ?? [];
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  judge(context, facts, 'each row once', told, {
    isRight: twice === undefined,
    says: 'No row stands twice on a page.',
    came: `${String(twice)} twice among ${ids.length} rows`,
  });
}

export type Ask = (query: Readonly<Record<string, unknown>>) => Promise<Told>;

export const askerOf =
  ({ prober }: CheckContext, call: Call): Ask =>
  (query) =>
    prober.ask({ ...call, query: { ...call.query, ...query } });

/** The fields by which a list can be put into order, in one direction and in the other. */
export function ordersOf({ query }: OperationFacts): readonly string[] {
  const sort = query.find(({ name }) => name === 'sort');
  const { pattern } = sort === undefined ? {} : resolve<SchemaObject>(document, sort.schema);
  if (typeof pattern !== 'string') return [];
  const isOrder = new RegExp(pattern);
  const words = new Set(pattern.match(/[a-z]\w+/gi));
  return [...words].filter((word) => isOrder.test(word) && isOrder.test(`-${word}`));
}

/** What a row shows under a name, where it can be compared; upper and lower case may be one to an order. */
const shownIn = (row: unknown, name: string): string | null => {
  const value = valueAt(row, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : null;
};

/** A list whose rows differ in a field begins with another value of it when its order is turned round. */
async function checkOrders(context: CheckContext, facts: OperationFacts, call: Call): Promise<void> {
  const ask = askerOf(context, call);
  const orders = ordersOf(facts);
  if (orders.length === 0) return;
  const rows = rowsOf(await ask({ pageSize: 100 })) ?? [];
  const differing = orders.filter((name) => {
    const values = rows.flatMap((row) => shownIn(row, name) ?? []);
    return new Set(values).size > 1;
  });
  if (differing.length === 0)
    context.ledger.miss('readback', `${facts.id}: its order`, 'no rows that differ in what it is ordered by');
  for (const name of context.isSmoke ? differing.slice(0, 1) : differing) {
    const up = await ask({ pageSize: 1, sort: name });
    const down = await ask({ pageSize: 1, sort: `-${name}` });
    const [first, last] = [up, down].map((told) => shownIn(rowsOf(told)?.[0], name));
    // Rows without a value may come first in both directions.
    if (!up.isSound || typeof first !== 'string' || typeof last !== 'string') continue;
    judge(context, facts, `its order by ${name}`, down, {
      isRight: first !== last,
      says: `In the order -${name} another row comes first than in the order ${name}, since rows differ in it.`,
      came: `${first} in both`,
    });
  }
}

/** A filter by one or several values; others are by a beginning, by a day or by a number at least. */
interface ValueFilter {
  readonly name: string;
  readonly isList: boolean;
  readonly isFlag: boolean;
}

/** The filters by a value that the rows show under the same name; what every call asks leaves nothing to compare. */
function filtersOf(facts: OperationFacts): readonly ValueFilter[] {
  const shown = propertiesOfRow(facts);
  return facts.query.flatMap(({ name, schema, required }) => {
    const { type, enum: listed } = resolve<SchemaObject>(document, schema);
    const [isList, isFlag] = [type === 'array', type === 'boolean'];
    const isByValue = isList || isFlag || listed !== undefined || name.endsWith('Id');
    return isByValue && Object.hasOwn(shown, name) && required !== true ? [{ name, isList, isFlag }] : [];
  });
}

/** What a row of the list shows, as the contract has it. */
export function propertiesOfRow({ id }: OperationFacts): NonNullable<SchemaObject['properties']> {
  const page = propertiesOf(responseOf(id, 200)?.content?.['application/json']?.schema)['data'];
  const { items } = propertiesOf(page);
  const rows = items === undefined ? undefined : resolve<SchemaObject>(document, items).items;
  return propertiesOf(rows);
}

const propertiesOf = (schema: SchemaObject | Ref | undefined) =>
  schema === undefined ? {} : (resolve<SchemaObject>(document, schema).properties ?? {});

/** What a row shows under a name, where it is a value; a row without one may fit any filter. */
const valueIn = (row: unknown, name: string): string | number | boolean | null => {
  const value = valueAt(row, name);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** A list that is asked for one of the values that its rows show has no row that shows another. */
async function checkFilters(
  context: CheckContext,
  facts: OperationFacts,
  calls: readonly Call[],
): Promise<void> {
  const left = new Map(filtersOf(facts).map((one) => [one.name, one]));
  for (const call of calls) {
    if (left.size === 0) return;
    const ask = askerOf(context, call);
    const rows = rowsOf(await ask({ pageSize: 100 })) ?? [];
    for (const { name, isList, isFlag } of left.values()) {
      const shown = new Set(rows.flatMap((row) => valueIn(row, name) ?? []));
      if (shown.size < 2) continue;
      // What false leaves, only the filter’s own words tell.
      const value = isFlag ? true : [...shown][0];
      const told = await ask({ pageSize: 100, [name]: isList ? [value] : value });
      const found = rowsOf(told);
      if (found === null) continue;
      const other = found.map((row) => valueIn(row, name)).find((one) => one !== null && one !== value);
      judge(context, facts, `its filter ${name}`, told, {
        isRight: other === undefined,
        says: `Asked for ${name} ${String(value)}, the list has no row with another ${name}.`,
        came: `a row with ${name} ${String(other)}`,
      });
      left.delete(name);
    }
  }
  for (const name of left.keys())
    context.ledger.miss(
      'readback',
      `${facts.id}: its filter ${name}`,
      'no rows that differ in it were found',
    );
}

/** A page has no more rows than were asked for, and says as which page and of which size it was asked for. */
function judgePage(
  context: CheckContext,
  facts: OperationFacts,
  told: Told,
  asked: Readonly<Record<'page' | 'pageSize', number>>,
): void {
  const rows = rowsOf(told);
  if (rows === null) return;
  const { page, pageSize } = asked;
  // Pages that are asked for by a cursor have no number.
  const names = (['page', 'pageSize'] as const).filter((name) => fieldOf(told, name) !== undefined);
  judge(context, facts, `its page ${page} of ${pageSize}`, told, {
    isRight: rows.length <= pageSize && names.every((name) => fieldOf(told, name) === asked[name]),
    says: `Page ${page} of pages of ${pageSize} has no more rows than that, and says which page it is.`,
    came: [`${rows.length} rows`, ...names.map((name) => `${name} ${String(fieldOf(told, name))}`)].join(
      ', ',
    ),
  });
}

interface Verdict {
  readonly isRight: boolean;
  readonly says: string;
  readonly came: string;
}

export function judge(
  { ledger, prober }: CheckContext,
  facts: OperationFacts,
  what: string,
  told: Told,
  { isRight, says, came }: Verdict,
): void {
  const name = `${facts.id}: ${what}`;
  if (!told.isSound) return;
  if (isRight) ledger.pass('readback', name);
  else
    ledger.fail(
      'readback',
      name,
      prober.findingOf(told, { says, came, place: placeOf(facts.id, '/parameters') }),
    );
}
