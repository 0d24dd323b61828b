import { type Call, type Told } from '../../calls.ts';
import type { CheckContext } from '../../context.ts';
import { type OperationFacts } from '../../facts.ts';
import { valueAt } from '../../judge.ts';
import { claimsOf } from '../pages.ts';
import { checkFilters } from './filters.ts';
import { askerOf, callsOf, fieldOf, idsOf, judge, listsOf, ordersOf, rowsOf } from './told-lists.ts';

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
