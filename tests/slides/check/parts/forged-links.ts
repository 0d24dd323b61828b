import { type Call, dataOf, type Params, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { type OperationFacts, placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { isLink } from '../scout.ts';

const LINKS = ['link', 'dziUrl', 'firstTileUrl', 'thumbnailUrl'];
const DAY = 86_400;

interface Forgery {
  readonly name: string;
  readonly forge: (address: string) => string;
}

const changing =
  (name: string, change: (value: string) => string) =>
  (address: string): string => {
    const [path = '', query] = address.split('?');
    const all = new URLSearchParams(query);
    all.set(name, change(all.get(name) ?? ''));
    return `${path}?${all.toString()}`;
  };

const FORGERIES: readonly Forgery[] = [
  {
    name: 'another signature',
    forge: changing('sig', (sig) => `${sig.startsWith('A') ? 'B' : 'A'}${sig.slice(1)}`),
  },
  { name: 'a later end', forge: changing('exp', (exp) => String(Number(exp) + DAY)) },
];

export interface GivenLinks {
  readonly params: Params;
  readonly caller: CallerName;
  readonly links: readonly string[];
}

/** Signed addresses of one slide, as the first who may be given them is given them. */
export async function askForLinks({ finds, people, prober }: CheckContext): Promise<GivenLinks | null> {
  for (const { params } of finds.ways('getDownloadLink', ['blobId']).slice(0, 20))
    for (const { name: caller } of people) {
      const links = linksIn(await prober.ask({ operation: 'getDownloadLink', caller, params }));
      if (links.length > 0) return { params, caller, links };
    }
  return null;
}

/** The addresses that an answer gives; none where it gives no slide. */
export function linksIn(told: Told): readonly string[] {
  const links = LINKS.map((name) => valueAt(dataOf(told), name));
  return typeof links[0] === 'string' ? links.filter((one) => typeof one === 'string') : [];
}

/** The operations that a signed address opens. */
export const openedByLinks = ({ chosen }: CheckContext): readonly OperationFacts[] =>
  chosen.filter((facts) => isLink(facts) && facts.operation.method === 'GET');

export function paramsIn({ operation }: OperationFacts, address: string): Params | null {
  const { pathname } = new URL(address, 'http://check.invalid');
  const pattern = operation.path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/.]+)');
  return new RegExp(`${pattern}$`).exec(pathname)?.groups ?? null;
}

/** What asks for that to which a signed address leads; null where it leads to something else. */
export function callByLink(facts: OperationFacts, address: string): Call | null {
  const params = paramsIn(facts, address);
  if (params === null) return null;
  const headers = facts.takesRange ? { headers: { Range: 'bytes=0-0' } } : {};
  return { operation: facts.id, caller: null, params, address, ...headers };
}

/** A signed address opens one slide until its end; whoever changes either is refused. */
export async function checkForgedLinks(context: CheckContext): Promise<void> {
  const { ledger, prober } = context;
  const read = openedByLinks(context);
  if (read.length === 0) return;
  const links = (await askForLinks(context))?.links ?? [];
  for (const facts of read) {
    const call = links.map((one) => callByLink(facts, one)).find((one) => one !== null);
    for (const { name, forge } of FORGERIES) {
      const cell = `${facts.id}: ${name}`;
      if (call === undefined) {
        ledger.miss('auth', cell, 'nobody was given such a link');
        continue;
      }
      const told = await prober.ask({ ...call, address: forge(call.address ?? '') });
      if (!told.isSound) continue;
      if (told.status === 403 && [null, 'LINK_INVALID'].includes(told.code)) ledger.pass('auth', cell);
      else
        ledger.fail(
          'auth',
          cell,
          prober.findingOf(told, {
            says: `With ${name} than the one that was given it answers 403 LINK_INVALID.`,
            place: placeOf(facts.id, '/responses/403'),
            came: `${told.status} ${told.code ?? 'let in'}`,
            reached: [`${name} was written into it`],
          }),
        );
    }
  }
}
