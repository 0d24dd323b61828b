import { type Call, dataOf, isSuccess, type Told } from '../calls.ts';
import { differences, isSame } from '../changes/differences.ts';
import type { CheckContext } from '../context.ts';
import { FACTS, isReadById, type OperationFacts } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { nameOfId } from '../thing-names.ts';

/** What a list says of itself, or of its rows, and whether it is so. */
export interface Claim {
  readonly what: string;
  readonly told: Told;
  readonly isRight: boolean;
  readonly says: string;
  readonly came: string;
}

type Ask = (query: Readonly<Record<string, unknown>>) => Promise<Told>;

const PAGE_SIZE = 100;
/** Nothing is called so, and it is one word: a list may be searched for each of several. */
const UNKNOWN_NAME = 'qxzvkjwqxzv';

function rowsOf(told: Told): readonly unknown[] {
  const rows = isSuccess(told) ? valueAt(dataOf(told), 'items') : null;
  return Array.isArray(rows) ? rows : [];
}

/** Counts, search and versions of a list; of what it has not nothing is claimed. */
export async function claimsOf(
  { prober }: CheckContext,
  { query }: OperationFacts,
  call: Call,
): Promise<readonly Claim[]> {
  const ask: Ask = (more) => prober.ask({ ...call, query: { ...call.query, ...more } });
  const isSearched = query.some(({ name }) => name === 'q');
  const claims = [await countOf(ask), await endOf(ask), isSearched ? await searchOf(ask) : null];
  const own = await ownThingsOf(ask, (operation, params) =>
    prober.ask({ operation, caller: call.caller, params }),
  );
  const ofRows = own.flatMap((one) => [etagOf(one), shownOf(one), offeredOf(one)]);
  return [...claims, ...ofRows].filter((one) => one !== null);
}

/** Told by a list that stands on one page. */
async function countOf(ask: Ask): Promise<Claim | null> {
  const told = await ask({ pageSize: PAGE_SIZE });
  const { length } = rowsOf(told);
  const [total, pages] = ['total', 'totalPages'].map((name) => valueAt(dataOf(told), name));
  if (length === 0 || length >= PAGE_SIZE || typeof total !== 'number') return null;
  return {
    what: 'its total',
    told,
    isRight: total === length && (pages === undefined || pages === 1),
    says: 'The total is the number of all rows, and totalPages the number of pages that they fill.',
    came: `total ${total} and totalPages ${String(pages)} with ${length} rows on one page`,
  };
}

async function endOf(ask: Ask): Promise<Claim | null> {
  const first = await ask({ pageSize: PAGE_SIZE });
  const { length } = rowsOf(first);
  if (length === 0 || length >= PAGE_SIZE || valueAt(dataOf(first), 'page') !== 1) return null;
  const told = await ask({ pageSize: PAGE_SIZE, page: 2 });
  const behind = rowsOf(told);
  return {
    what: 'a page behind its last',
    told,
    isRight: behind.length === 0,
    says: 'A page behind the last one has no rows.',
    came: `${behind.length} rows`,
  };
}

async function searchOf(ask: Ask): Promise<Claim> {
  const told = await ask({ q: UNKNOWN_NAME });
  const { length } = rowsOf(told);
  return {
    what: 'its search',
    told,
    isRight: length === 0,
    says: 'A list that is searched has only rows that fit.',
    came: `${length} rows for q=${UNKNOWN_NAME}`,
  };
}

/** What belongs to another row is seen in one of two, so that no more of them need to be read for themselves. */
const ROWS_READ = 2;

interface OwnThing {
  readonly id: string;
  readonly row: unknown;
  /** The thing of the row, read by its id. */
  readonly told: Told;
}

async function ownThingsOf(
  ask: Ask,
  read: (operation: OperationFacts['id'], params: NonNullable<Call['params']>) => Promise<Told>,
): Promise<readonly OwnThing[]> {
  const own: OwnThing[] = [];
  for (const row of rowsOf(await ask({ pageSize: ROWS_READ }))) {
    const id = valueAt(row, 'id');
    if (typeof id !== 'string') continue;
    const name = nameOfId(id);
    const reader = [...FACTS.values()].find(
      (facts) => String(facts.names) === name && name !== '' && isReadById(facts),
    );
    const told = reader === undefined ? null : await read(reader.id, { [name]: id });
    if (told !== null && isSuccess(told)) own.push({ id, row, told });
  }
  return own;
}

/** What is changed from a list is changed with the version that its row tells. */
function etagOf({ id, row, told }: OwnThing): Claim | null {
  const [etag, own] = [valueAt(row, 'etag'), told.headers.get('etag')];
  if (typeof etag !== 'string' || own === null) return null;
  return {
    what: 'the ETag of its rows',
    told,
    isRight: own === etag,
    says: 'The etag of a row is the one with which its thing is changed.',
    came: `${etag} in the list, and ETag ${own} of ${id}`,
  };
}

/** Whoever picks a row by its patient opens the case of that patient. */
function shownOf({ id, row, told }: OwnThing): Claim | null {
  if (!told.isSound || valueAt(row, 'etag') !== told.headers.get('etag')) return null;
  const others = differences(row, dataOf(told), { isOneForm: false, isOneCaller: true });
  return {
    what: 'what its rows show',
    told,
    isRight: others.length === 0,
    says: 'A row shows what its thing shows under the same names, as long as both have the same ETag.',
    came: `${others.join(', ')} of ${id} otherwise in the list`,
  };
}

/** Buttons of a list follow its rows. */
function offeredOf({ id, row, told }: OwnThing): Claim | null {
  if (!told.isSound || valueAt(row, 'etag') !== told.headers.get('etag')) return null;
  const [offered, own] = [row, dataOf(told)].map((one) => valueAt(one, 'allowedActions'));
  if (!(Array.isArray(offered) && Array.isArray(own))) return null;
  return {
    what: 'what its rows offer',
    told,
    isRight: isSame(offered.map(String).toSorted(), own.map(String).toSorted()),
    says: 'A row offers what its thing offers to the same caller, as long as both have the same ETag.',
    came: `${JSON.stringify(offered)} in the list, and ${JSON.stringify(own)} of ${id}`,
  };
}
