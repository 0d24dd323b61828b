import type { Told } from './calls.ts';
import { isFields } from './changes/differences.ts';
import { CALLER_NAMES, type Creds } from './creds.ts';
import { FACTS, placeOf } from './facts.ts';
import { type Complaint, MOST_UNANSWERED, type Prober } from './prober.ts';

/** What answers at the address in place of the API, and why nothing else was asked. */
export interface Stranger {
  readonly told: Told;
  readonly complaint: Complaint;
  readonly why: string;
}

/** A server of this API has none of these for what is asked here; anything else may say so of anything. */
const OF_NO_PLACE = [0, 404, 405, 501];

/** Whether only a server of this API answers so, be it a refusal: in the envelope, or with a code of it. */
const isOfApi = ({ status, code, body }: Told): boolean =>
  !OF_NO_PLACE.includes(status) && (code !== null || (isFields(body) && Object.hasOwn(body, 'isSuccess')));

/** The lists, and the caller's own account: what can be asked for by whoever knows nothing. */
const READS = [...FACTS.values()]
  .filter(({ operation, names }) => operation.method === 'GET' && names.length === 0)
  .map(({ id }) => id);

/** One call after the other, of which a server that was begun a moment ago may have any as its first. */
async function* answersOf(prober: Prober, { callers }: Creds): AsyncGenerator<Told> {
  const ask = (operation: Told['call']['operation']) => prober.ask({ operation, caller: null });
  yield await ask('getCurrentUser');
  const someone = CALLER_NAMES.find((name) => callers[name] !== undefined);
  const entered = someone === undefined ? null : await prober.enter(someone);
  if (entered !== null) yield entered.told;
  for (const id of READS) yield await ask(id);
}

/** Asks until one answer is of this API, and gives null then: what answers everything alike is one fault, and no hundreds. */
export async function knock(prober: Prober, base: string, creds: Creds): Promise<Stranger | null> {
  const all: Told[] = [];
  for await (const told of answersOf(prober, creds)) {
    if (isOfApi(told)) return null;
    all.push(told);
    const last = all.slice(-MOST_UNANSWERED);
    if (last.length === MOST_UNANSWERED && last.every(({ status }) => status === 0)) return silent(told);
  }
  const [first] = all;
  if (first === undefined) return null;
  return {
    told: first,
    why: 'what answers there is not this API',
    complaint: {
      says: 'The calls of this API are there at its address, and answered in its envelope or refused with X-Error-Code.',
      place: placeOf(first.call.operation, '/responses'),
      came: `${countsIn(all)}, the first of them ${shownOf(first)}. Is ${base} the address of the API, with its prefix?`,
    },
  };
}

const silent = (told: Told): Stranger => ({
  told,
  why: 'the server answered no more',
  complaint: {
    says: 'Every request is answered.',
    place: placeOf(told.call.operation),
    came: `No answer to ${MOST_UNANSWERED} requests in a row: ${String(told.body)}.`,
  },
});

/** `404 to 41 calls and 405 to 1 call`, the most frequent first. */
function countsIn(all: readonly Told[]): string {
  const counts = new Map<number, number>();
  for (const { status } of all) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([status, count]) =>
        `${status === 0 ? 'no answer' : status} to ${count} ${count === 1 ? 'call' : 'calls'}`,
    )
    .join(', ');
}

const MOST_SHOWN = 100;

function shownOf({ status, headers, body }: Told): string {
  const elsewhere = headers.get('location');
  if (elsewhere !== null) return `${status}, Location: ${elsewhere}`;
  const type = (headers.get('content-type') ?? 'of no type').split(';')[0] ?? '';
  if (body === null) return `${status} without a body`;
  const text = (typeof body === 'string' ? body : JSON.stringify(body)).replaceAll(/\s+/g, ' ').trim();
  return `${status} ${type}: ${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}`;
}
