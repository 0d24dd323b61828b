import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type Call, dataOf, isSuccess, shortOf, type Told } from '../calls.ts';
import { isFields } from '../changes/differences.ts';
import { type CheckContext, randomFor } from '../context.ts';
import { FACTS, type OperationFacts, placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';

/** The overviews, which name for each of their figures the call that lists what it counts. */
const OVERVIEWS: readonly OperationId[] = ['getDashboard', 'getAdminDashboard'];

/** How many figures of one overview are counted again. */
const MOST = { smoke: 8, full: 60 } as const;

/** A figure, where it stands in the overview, and the call that lists what it counts. */
interface Figure {
  readonly path: string;
  readonly call: Call;
}

/** Figures are as many as the rows of the lists that they lead to. */
export async function checkFigures(context: CheckContext): Promise<void> {
  const { chosen, ledger, people, prober } = context;
  for (const facts of chosen.filter(({ id }) => OVERVIEWS.includes(id))) {
    let isSeen = false;
    for (const { name: caller } of people) {
      const ask = () => prober.ask({ operation: facts.id, caller });
      const told = await ask();
      if (!isSuccess(told) || !told.isSound) continue;
      for (const figure of drawn(context, facts, figuresIn(told))) {
        isSeen = true;
        await checkFigure(context, facts, figure, told, ask);
      }
      // The overview of the whole product is one for everybody who is shown it.
      if (facts.id === 'getAdminDashboard') break;
    }
    if (!isSeen)
      ledger.miss('readback', `${facts.id}: its figures`, 'nobody was shown a figure with its list');
  }
}

function figuresIn(told: Told): readonly Figure[] {
  const lists = valueAt(dataOf(told), 'lists');
  if (!isFields(lists)) return [];
  return Object.entries(lists).flatMap(([path, list]) => {
    const operation = [...FACTS.keys()].find((id) => id === valueAt(list, 'operationId'));
    const query = valueAt(list, 'query');
    return operation === undefined || !isFields(query)
      ? []
      : [{ path, call: { operation, caller: told.call.caller, query } }];
  });
}

/** Some of the figures, drawn by the seed. */
function drawn(context: CheckContext, { id }: OperationFacts, figures: readonly Figure[]): readonly Figure[] {
  const random = randomFor(context, 'readback', `the figures of ${id}`);
  return figures
    .map((figure) => ({ figure, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, context.isSmoke ? MOST.smoke : MOST.full)
    .map(({ figure }) => figure);
}

/** Notices come in stretches without a total, and say how many of them are unread. */
const countIn = (told: Told): unknown =>
  valueAt(dataOf(told), told.call.operation === 'listNotifications' ? 'unread' : 'total');

/** The parts of a name of several figures are one to whoever reads of them. */
const withoutNumbers = (path: string): string => path.replaceAll(/\.\d+/g, '.*');

async function checkFigure(
  { ledger, prober }: CheckContext,
  facts: OperationFacts,
  figure: Figure,
  told: Told,
  again: () => Promise<Told>,
): Promise<void> {
  const name = `${facts.id}: what ${withoutNumbers(figure.path)} counts`;
  const compare = async (overview: Told, { path, call }: Figure) => {
    // A page of the smallest size counts as much as a whole one.
    const isPaged = call.operation !== 'listNotifications';
    const list = await prober.ask(isPaged ? { ...call, query: { ...call.query, pageSize: 1 } } : call);
    return { overview, call, list, shown: valueAt(dataOf(overview), path), count: countIn(list) };
  };
  let compared = await compare(told, figure);
  if (compared.shown !== compared.count) {
    // Something may have come in meanwhile, and a figure of now may be another a moment later.
    const anew = await again();
    const same = figuresIn(anew).find(({ path }) => path === figure.path);
    if (same === undefined) return;
    compared = await compare(anew, same);
  }
  const { overview, call, list, shown, count } = compared;
  if (!list.isSound || !overview.isSound || typeof shown !== 'number') return;
  const came = isSuccess(list) ? String(count) : shortOf(list);
  if (shown === count) ledger.pass('readback', name);
  else
    ledger.fail(
      'readback',
      name,
      prober.findingOf(overview, {
        says: 'A figure is the number of rows of the list that it leads to.',
        place: placeOf(facts.id, '/responses/200'),
        came: `${figure.path} ${shown}, and ${came} in ${call.operation} with ${JSON.stringify(call.query)}`,
      }),
    );
}
