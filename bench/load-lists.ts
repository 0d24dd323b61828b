import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { type Product, startProduct } from '../tests/support/product.ts';
import { figureOf, medianOf, tableOf } from './table.ts';

/** A page of a list, as somebody sees it first, filtered or sorted. */
export interface ListAsked {
  readonly name: string;
  readonly address: string;
}

const LIMIT = 1.5;

interface Open {
  readonly product: Product;
  readonly cookie: string;
}

/** The product with one of the worlds, and somebody who is logged in. */
async function open(world: string, email: string): Promise<Open> {
  const product = await startProduct({ MOCK_WORLD: world });
  const answer = await fetch(`${product.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: product.url },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  return { product, cookie };
}

/** Milliseconds until the whole page is there, as the browser asks for it first. */
async function timeOf({ product, cookie }: Open, { address }: ListAsked): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${product.url}${address}`, { redirect: 'manual', headers: { Cookie: cookie } });
  await answer.text();
  const took = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${address} answered ${String(answer.status)}`);
  return took;
}

/**
 * Asks for each list in the world `load` and in the one with a hundred of everything, in turn, so that whatever else the
 * machine does meets both. Prints the medians, and gives whether a list took more than one and a half times as long.
 */
export async function compareLists(
  email: string,
  lists: readonly ListAsked[],
  calls: number,
): Promise<boolean> {
  const hundred = await open('hundred', email);
  const load = await open('load', email);
  const rows: (readonly string[])[] = [];
  let isOver = false;
  for (const list of lists) {
    const times: { hundred: number[]; load: number[] } = { hundred: [], load: [] };
    // The first of each counts nowhere: it compiles, and sorts what is kept in order from then on.
    for (let call = 0; call <= calls; call += 1)
      for (const [name, one] of [['hundred', hundred] as const, ['load', load] as const]) {
        const took = await timeOf(one, list);
        if (call > 0) times[name].push(took);
      }
    const [one, other] = [medianOf(times.hundred), medianOf(times.load)];
    const ratio = other / one;
    // What was not measured is NaN, which is not above anything, and keeps no limit.
    const isKept = ratio <= LIMIT;
    if (!isKept) isOver = true;
    rows.push([
      list.name,
      figureOf(one),
      figureOf(other),
      figureOf(ratio),
      `<= ${LIMIT}`,
      isKept ? 'ok' : 'over',
    ]);
  }
  console.log(`Medians of ${String(calls)} pages as ${email}, in milliseconds.\n`);
  console.log(tableOf(['list', 'hundred', 'load', 'load / hundred', 'limit', ''], rows));
  await hundred.product.stop();
  await load.product.stop();
  return isOver;
}
