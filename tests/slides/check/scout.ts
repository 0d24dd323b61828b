import { callFor } from './bodies.ts';
import { dataOf, isSuccess, shortOf, type Told } from './calls.ts';
import { type CheckContext, newKey } from './context.ts';
import { CALLER_NAMES, type CallerName, type Creds } from './creds.ts';
import { FACTS, neededQuery, type OperationFacts, placeOf } from './facts.ts';
import type { Finds } from './finds.ts';
import { valueAt } from './judge.ts';
import type { Ledger } from './ledger.ts';
import type { Prober } from './prober.ts';
import type { Me } from './relation.ts';
import { isPathName, nameOfId } from './thing-names.ts';

const textAt = (value: unknown, path: string): string | null => {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : null;
};

/** Logs everybody in and asks who they are. Whoever cannot log in is a finding, since nothing is seen as they see it. */
export async function meetPeople(prober: Prober, ledger: Ledger): Promise<readonly Me[]> {
  const people: Me[] = [];
  for (const name of CALLER_NAMES) {
    const entered = await prober.enter(name);
    if (entered === null) continue;
    const { token, told } = entered;
    if (token !== null) people.push(await meet(prober, name));
    else
      ledger.fail(
        'generic',
        `login: as ${name}`,
        prober.findingOf(told, {
          says: `Whoever is named among the callers can log in; nothing was asked as ${name}.`,
          place: placeOf('login', '/responses/200'),
          came: cameOfLogin(told),
        }),
      );
  }
  return people;
}

function cameOfLogin(told: Told): string {
  const { status, code, headers } = told;
  if (status === 0) return 'no answer';
  if (isSuccess(told)) return `${status} without a token`;
  const elsewhere = headers.get('location');
  if (elsewhere !== null) return `${status}, Location: ${elsewhere}`;
  return code === null ? `${status} without X-Error-Code` : shortOf(told);
}

async function meet(prober: Prober, name: CallerName): Promise<Me> {
  const { caller } = { caller: name };
  const user = dataOf(await prober.ask({ operation: 'getCurrentUser', caller }));
  const isOfFacility = ['MedicalFacility', 'Facility_NP'].includes(textAt(user, 'role') ?? '');
  const facility = isOfFacility
    ? dataOf(await prober.ask({ operation: 'getCurrentFacilityUser', caller }))
    : null;
  return {
    name,
    userId: textAt(user, 'userId'),
    facilityId: textAt(facility, 'facility.id'),
    facilityName: textAt(facility, 'facility.name'),
  };
}

/** Values of a query that has to be there: every one of a list, where it is the only one. */
function queriesOf(facts: OperationFacts): readonly Readonly<Record<string, unknown>>[] {
  const needed = neededQuery(facts);
  const views = VIEWS[facts.id];
  if (views !== undefined) return views.map((view) => ({ ...needed, view, pageSize: 100 }));
  const isPaged = facts.query.some(({ name }) => name === 'pageSize');
  return [isPaged ? { ...needed, pageSize: 100 } : needed];
}

const VIEWS: Readonly<Record<string, readonly string[]>> = {
  listCases: ['all', 'available', 'mine', 'send-out', 'completed'],
  listTasks: ['admin', 'provider', 'facility'],
};

/** What is read by a link that another answer gives. */
export const isLink = ({ operation }: OperationFacts): boolean =>
  operation.path.startsWith('/wsi/') && operation.auth === 'none';

/** Whether it tells of what the chosen ones are about: it stands above one of them, or is one of them. */
function isOfUse(read: OperationFacts, chosen: readonly OperationFacts[]): boolean {
  const { path } = read.operation;
  return chosen.some((facts) => {
    if (facts === read || facts.operation.path.startsWith(`${path}/`)) return true;
    if (facts.names.includes('subjectId')) return OF_RECORDS.includes(path);
    return facts.operation.path.startsWith('/wsi/') && OF_SLIDES.includes(read.id);
  });
}

const OF_RECORDS: readonly string[] = ['/users', '/accounts', '/groups', '/facilities'];

/** What leads to a slide. */
const OF_SLIDES: readonly string[] = ['listCases', 'getViewerCase', 'getDownloadLink'];

const readsFor = (chosen: readonly OperationFacts[]): readonly OperationFacts[] =>
  [...FACTS.values()]
    .filter((facts) => isOfUse(facts, chosen))
    .filter((facts) => facts.isSafe && facts.operation.method === 'GET' && !isLink(facts));

/** Lists first, then each thing that they or the file of callers name: what there is, and who is shown it. */
export async function lookAround(context: CheckContext, things: NonNullable<Creds['things']>): Promise<void> {
  const { prober, people, chosen, isSmoke } = context;
  const reads = readsFor(chosen);
  const lists = reads.filter(({ names }) => names.length === 0);
  // A workbook of thousands of rows names nothing that a list does not.
  for (const facts of lists)
    for (const { name } of people)
      for (const query of queriesOf(facts))
        if (!(isSmoke && facts.id.startsWith('export')) || name === 'admin')
          await prober.ask({ operation: facts.id, caller: name, query });
  await readNamed(context, things);
  const deeper = reads
    .filter(({ names }) => names.length > 0)
    .toSorted((a, b) => a.names.length - b.names.length);
  for (const facts of deeper) await readSome(context, facts, isSmoke ? 2 : 8);
}

/** What reads a thing by its id alone, where an operation that is looked at has to do with it. */
export const readerOf = ({ chosen }: CheckContext, name: string): OperationFacts | null =>
  readsFor(chosen).find(
    ({ names, operation }) => names.length === 1 && operation.path.endsWith(`{${name}}`),
  ) ?? null;

/** Things that were there before: no list has to show them. The report tells of each whether anybody was shown it. */
export async function readNamed(context: CheckContext, things: NonNullable<Creds['things']>): Promise<void> {
  const { ledger, people, prober } = context;
  for (const [alias, id] of Object.entries(things)) {
    const name = isPathName(alias) ? alias : nameOfId(id);
    const read = readerOf(context, name);
    if (read === null) {
      ledger.miss('things', alias, 'no operation that is looked at reads it by its id');
      continue;
    }
    let last = 'not asked for, since nobody could log in';
    let isShown = false;
    for (const { name: caller } of people) {
      const told = await prober.ask({ operation: read.id, caller, params: { [name]: id } });
      isShown ||= isSuccess(told);
      last = `answered ${told.status} ${told.code ?? ''}`.trim();
    }
    if (isShown) ledger.pass('things', alias);
    else ledger.miss('things', alias, `${read.id} showed it to nobody; it was ${last}`);
  }
}

async function readSome(context: CheckContext, facts: OperationFacts, most: number): Promise<void> {
  const { finds, people, prober } = context;
  const isOfFew = facts.names.length > 1;
  for (const { name } of people) {
    const ways = spread(finds, facts, name, isOfFew ? Math.ceil(most / 2) : most);
    for (const params of ways)
      await prober.ask(callFor(facts, finds, { params, caller: name, key: newKey() }));
  }
}

/** Ways that the caller was shown, of which as many different states as there are. */
function spread(
  finds: Finds,
  facts: OperationFacts,
  caller: CallerName,
  most: number,
): readonly Readonly<Record<string, string>>[] {
  const seen = finds.ways(facts.id, facts.names).filter(({ seenBy }) => seenBy.has(caller));
  const byState = new Map<string, number>();
  const chosen = seen.filter(({ params }) => {
    const state = String(finds.about(Object.values(params)[0] ?? '')['status']);
    const count = byState.get(state) ?? 0;
    byState.set(state, count + 1);
    return count === 0;
  });
  return [...new Set([...chosen, ...seen])].slice(0, most).map(({ params }) => params);
}
