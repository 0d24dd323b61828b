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

/** The ids of a page in their order, or null where its rows have none. */
function idsOf(told: Told): readonly string[] | null {
  const items = fieldOf(told, 'items');
  return told.status === 200 && Array.isArray(items) && items.every(hasId) ? items.map(({ id }) => id) : null;
}

const takes = ({ query }: OperationFacts, name: string): boolean => query.some((one) => one.name === name);

/** A list that is asked twice has one order, and its pages follow each other without a row in two of them. */
export async function checkLists(context: CheckContext): Promise<void> {
  const lists = context.chosen.filter(
    (facts) => facts.isSafe && takes(facts, 'pageSize') && (takes(facts, 'page') || takes(facts, 'cursor')),
  );
  for (const facts of lists)
    for (const call of callsOf(context, facts)) if (await checkList(context, facts, call)) break;
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
  const first = idsOf(whole);
  if (!whole.isSound || first === null || first.length < 2) return false;
  const again = await ask({ pageSize: 2 });
  judge(context, facts, 'asked twice', again, {
    isRight: String(idsOf(again)) === String(first),
    says: 'The same list has the same order when nothing has changed.',
    came: `${first.join(', ')}; and then ${String(idsOf(again))}`,
  });
  const cursor = fieldOf(whole, 'nextCursor');
  const isPaged = takes(facts, 'page') || typeof cursor === 'string';
  const next = isPaged
    ? await ask({ pageSize: 2, ...(typeof cursor === 'string' ? { cursor } : { page: 2 }) })
    : null;
  const second = next === null ? null : idsOf(next);
  if (next === null || second === null || second.length === 0) return false;
  judge(context, facts, 'its second page', next, {
    isRight: !second.some((id) => first.includes(id)),
    says: 'No row stands on two pages of a list.',
    came: `${first.join(', ')} on the first page and ${second.join(', ')} on the second`,
  });
  return true;
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
