import { resolve, type SchemaObject } from '#contracts/generate/document.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { isSuccess, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import { document, FACTS, type OperationFacts, placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { fieldOf, rowsOf } from './lists/told-lists.ts';

type Query = Readonly<Record<string, unknown>>;

/** The list that a file holds, where its name alone does not tell, and the view of it. */
const LISTED: Readonly<Partial<Record<OperationId, readonly [list: string, view: Query]>>> = {
  exportCases: ['listCases', { view: 'all' }],
  exportTasks: ['listTasks', { view: 'admin' }],
  exportCaseEvents: ['searchCaseEvents', {}],
};

/** Files of more rows take longer than what they tell is worth. */
const MOST_ROWS = 2000;

/** A filter of which several values may be asked, and by which most lists can be made smaller. */
const FILTERS = ['status', 'leadStatus', 'state', 'role'];

/** A file has the rows of its list, with the same filters too. */
export async function checkExports(context: CheckContext): Promise<void> {
  for (const facts of context.chosen.filter(({ id }) => id.startsWith('export'))) {
    const [name, view] = LISTED[facts.id] ?? [facts.id.replace(/^export/, 'list'), {}];
    const list = [...FACTS.values()].find(({ id }) => id === name);
    if (list === undefined) continue;
    const rows = await checkFile(context, facts, list, view, {});
    const filter = filterOf(facts, rows);
    if (filter !== null) await checkFile(context, facts, list, view, filter);
  }
}

function filterOf({ query }: OperationFacts, rows: readonly unknown[]): Query | null {
  for (const name of FILTERS) {
    const schema = query.find((one) => one.name === name)?.schema;
    const isList = schema !== undefined && resolve<SchemaObject>(document, schema).type === 'array';
    const values = new Set(rows.flatMap((row) => valueAt(row, name) ?? []));
    if (isList && values.size > 1) return { [name]: [...values].slice(0, 1) };
  }
  return null;
}

/** Gives the first rows of the list, none where nobody may have both. */
async function checkFile(
  { ledger, people, prober }: CheckContext,
  facts: OperationFacts,
  list: OperationFacts,
  view: Query,
  filter: Query,
): Promise<readonly unknown[]> {
  const what = `${facts.id}: the rows of ${list.id}${Object.keys(filter)
    .map((one) => ` by ${one}`)
    .join('')}`;
  const isOfOthers = ({ name }: CheckContext['people'][number]): number => Number(name !== 'admin');
  for (const { name: caller } of people.toSorted((a, b) => isOfOthers(a) - isOfOthers(b))) {
    const ask = () =>
      prober.ask({ operation: list.id, caller, query: { ...view, ...filter, pageSize: 100 } });
    const before = await ask();
    const least = totalOf(before);
    if (least === null || least > MOST_ROWS) continue;
    const query = { format: 'csv', ...filter };
    const file = await prober.ask({ operation: facts.id, caller, query });
    // What is asked for may be written down, and so be a row of the next file.
    const most = totalOf(await ask());
    if (!file.isSound || !isSuccess(file) || most === null) continue;
    const count = recordsIn(typeof file.body === 'string' ? file.body : '') - 1;
    if (count >= Math.min(least, most) && count <= Math.max(least, most)) ledger.pass('readback', what);
    else
      ledger.fail(
        'readback',
        what,
        prober.findingOf(file, {
          says: `The file has a row for each row of ${list.id} with the same filters, below the names of its columns.`,
          place: placeOf(facts.id, '/responses/200'),
          came: `${count} rows, and ${least} in ${list.id}`,
          reached: [`${list.id} as ${caller} with ${JSON.stringify({ ...view, ...filter })}`],
        }),
      );
    return rowsOf(before) ?? [];
  }
  ledger.miss('readback', what, 'nobody was given both the file and the list');
  return [];
}

function totalOf(told: Told): number | null {
  const total = told.isSound ? fieldOf(told, 'total') : null;
  return typeof total === 'number' ? total : null;
}

/** The records of comma-separated text; a line may end within a value that stands in quotation marks. */
function recordsIn(text: string): number {
  const lines = text.replaceAll(/"(?:[^"]|"")*"/g, '-').split(/\r?\n/);
  return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}
