import { type Ref, resolve, type SchemaObject } from '#contracts/generate/document.ts';
import { type Call, dataOf, type Told } from '../../calls.ts';
import type { CheckContext } from '../../context.ts';
import type { CallerName } from '../../creds.ts';
import { document, neededQuery, type OperationFacts, placeOf, responseOf } from '../../facts.ts';
import { valueAt } from '../../judge.ts';

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

const VIEWS = ['available', 'mine', 'completed', 'send-out', 'all', 'provider', 'facility', 'admin'];

/** Every way in which the list may be asked, until one of them has two rows. */
export function callsOf({ people, finds }: CheckContext, facts: OperationFacts): readonly Call[] {
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

/** What a row of the list shows, as the contract has it. */
export function propertiesOfRow({ id }: OperationFacts): NonNullable<SchemaObject['properties']> {
  const page = propertiesOf(responseOf(id, 200)?.content?.['application/json']?.schema)['data'];
  const { items } = propertiesOf(page);
  const rows = items === undefined ? undefined : resolve<SchemaObject>(document, items).items;
  return propertiesOf(rows);
}

const propertiesOf = (schema: SchemaObject | Ref | undefined) =>
  schema === undefined ? {} : (resolve<SchemaObject>(document, schema).properties ?? {});

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
