import { type Call, dataOf, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { neededQuery, type OperationFacts, placeOf } from '../facts.ts';

interface Row {
  readonly id: string;
}

const hasId = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const fieldOf = (told: Told, name: string): unknown => {
  const data = dataOf(told);
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
};

/** The rows of a page, or null where it is none. */
function rowsOf(told: Told): readonly unknown[] | null {
  const items: unknown = fieldOf(told, 'items');
  return told.status === 200 && Array.isArray(items) ? items : null;
}

/** The ids of a page in their order, or null where its rows have none. */
function idsOf(told: Told): readonly string[] | null {
  const rows = rowsOf(told);
  return rows?.every(hasId) === true ? rows.map(({ id }) => id) : null;
}

const takes = ({ query }: OperationFacts, name: string): boolean => query.some((one) => one.name === name);

/**
 * A list that is asked twice has one order, and its pages are as long as was asked and follow each other without a row in
 * two of them.
 */
export async function checkLists(context: CheckContext): Promise<void> {
  const lists = context.chosen.filter(
    (facts) => facts.isSafe && takes(facts, 'pageSize') && (takes(facts, 'page') || takes(facts, 'cursor')),
  );
  for (const facts of lists) {
    const calls = callsOf(context, facts);
    let isLookedAt = false;
    for (let at = 0; at < calls.length && !isLookedAt; at += 1) {
      const call = calls[at];
      isLookedAt = call !== undefined && (await checkList(context, facts, call));
    }
    if (!isLookedAt)
      context.ledger.miss('readback', `${facts.id}: its pages`, 'no list of two rows was found');
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

const VIEWS = ['available', 'mine', 'completed', 'send-out', 'all', 'provider', 'facility', 'admin'];

/** Whether the list could be looked at: two rows at least. */
async function checkList(context: CheckContext, facts: OperationFacts, call: Call): Promise<boolean> {
  const { prober } = context;
  const ask = (query: Readonly<Record<string, unknown>>) =>
    prober.ask({ ...call, query: { ...call.query, ...query } });
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
  return true;
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

function judge(
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
