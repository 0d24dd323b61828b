import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type StateBefore, statesBefore } from '../../states/things.ts';
import { callFor } from '../bodies.ts';
import type { Call, Told } from '../calls.ts';
import { isSuccess, shortOf } from '../calls.ts';
import { allowedFor, type CheckContext, NO_VERSION, newKey } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { type OperationFacts, placeOf } from '../facts.ts';
import type { Finds, Way } from '../finds.ts';
import { lookBeside, type Witness } from './beside.ts';
import { versionOf } from './versions.ts';

/** One way to bring a change about: whom, on what, with which of the named examples. */
export interface Attempt {
  readonly way: Way;
  readonly caller: CallerName | null;
  readonly example: number;
}

/** A change that was made, and the call that made it. */
export interface Change {
  readonly facts: OperationFacts;
  readonly call: Call;
  readonly told: Told;
  readonly exampleName: string;
  /** The state of the thing at the moment of the call; null where no answer has told it. */
  readonly before: StateBefore | null;
  /** What the change has to leave as it is, where something of that kind was found. */
  readonly beside: Witness | null;
}

/** What may be tried, the most different first. */
export function attemptsAt(context: CheckContext, facts: OperationFacts): readonly Attempt[] {
  const { finds, isSmoke } = context;
  const ways = spread(
    context,
    facts,
    finds
      .ways(facts.id, facts.names)
      .filter((way) => canMove(finds, facts, way) && !isOfCaller(context, way)),
  );
  const examples = facts.examples.length === 0 ? [0] : facts.examples.map((_, at) => at);
  const all = ways.flatMap((way) => {
    const callers: readonly (CallerName | null)[] =
      facts.operation.auth === 'none' ? [null] : allowedFor(context, facts, way);
    return callers.map((caller) => ({ way, caller }));
  });
  const [first, second] = isSmoke ? [30, 1] : [60, 3];
  return [
    ...all.slice(0, first).map((one) => ({ ...one, example: 0 })),
    ...all
      .slice(0, first / 2)
      .flatMap((one) => examples.slice(1, 1 + second).map((example) => ({ ...one, example }))),
  ];
}

/** Whoever the check calls as is not shut out, renamed or told anything. */
const isOfCaller = ({ people }: CheckContext, { params }: Way): boolean =>
  people.some(({ userId }) => userId !== null && Object.values(params).includes(userId));

/** Whether the thing is, as far as is known, in a state from which the operation moves it. */
function canMove({ about }: Finds, { id }: OperationFacts, { params }: Way): boolean {
  const states = statesBefore(id, Object.values(params), (thing) => about(thing));
  return states === null || states.isRight;
}

/** One of each state before a second of any: which state is right is not known here. */
function spread({ finds }: CheckContext, { names }: OperationFacts, ways: readonly Way[]): readonly Way[] {
  const counts = new Map<string, number>();
  const rank = ({ params }: Way): number => {
    const state = names.map((name) => String(finds.about(params[name] ?? '')['status'])).join('|');
    const count = counts.get(state) ?? 0;
    counts.set(state, count + 1);
    return count;
  };
  return ways
    .map((way) => ({ way, rank: rank(way) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ way }) => way);
}

/** What comes of trying: the change, or why there is none. */
export type Tried = Change | { readonly why: string };

/** Where a thing is offered that nobody reads by its id before it is theirs. */
const OFFERED_IN: Readonly<Partial<Record<OperationId, Pick<Call, 'operation' | 'query'>>>> = {
  pickUpCase: { operation: 'listCases', query: { view: 'available', pageSize: 100 } },
};

/** Tries a change with the version that is asked for, after it was tried without one and with a stale one. */
export async function tryChange(
  context: CheckContext,
  facts: OperationFacts,
  attempt: Attempt,
): Promise<Tried> {
  const { finds, prober } = context;
  const { params } = attempt.way;
  const plain = callFor(facts, finds, { ...attempt, params, key: newKey() });
  let call: Call = plain;
  if (facts.needsVersion) {
    const refused = await askVersionless(context, facts, plain);
    if (refused !== null) return { why: refused };
    const version = await versionOf(context, facts, params, attempt.caller);
    if (version === null) return { why: 'no answer tells its version' };
    call = { ...plain, headers: { ...plain.headers, 'If-Match': version } };
  }
  const list = OFFERED_IN[facts.id];
  if (list !== undefined && context.parts.has('state')) await prober.ask({ ...list, caller: attempt.caller });
  const beside = await lookBeside(context, facts, call);
  const before = statesBefore(facts.id, Object.values(params), (thing) => finds.about(thing));
  const told = await prober.ask(call);
  const exampleName = facts.examples[attempt.example]?.name ?? 'as it is';
  return isSuccess(told)
    ? { facts, call, told, exampleName, before, beside }
    : { why: `answered ${shortOf(told)}` };
}

/** Null where the thing is in a state in which only the version is missing; else why it is not. */
async function askVersionless(
  context: CheckContext,
  facts: OperationFacts,
  plain: Call,
): Promise<string | null> {
  const { finds, prober, ledger, parts } = context;
  const before = finds.about(Object.values(plain.params ?? {}).at(-1) ?? '')['etag'];
  const without = await prober.ask(plain);
  const isReady = without.status === 428 || isSuccess(without);
  if (!isReady && without.status !== 412) return `answered ${shortOf(without)}`;
  // Some calls say again what was done already, and change nothing.
  if (isSuccess(without) && before !== undefined && without.headers.get('etag') === before)
    return 'it was done already, and is answered as it was';
  if (!parts.has('etag') || !without.isSound) return null;
  const judge = (told: Told, what: string, says: string, status: number): void => {
    const name = `${facts.id}: ${what}`;
    if (!told.isSound) return;
    if (told.status === status) ledger.pass('etag', name);
    else
      ledger.fail(
        'etag',
        name,
        prober.findingOf(told, {
          says,
          place: placeOf(facts.id, `/responses/${status}`),
          came: shortOf(told),
        }),
      );
  };
  judge(without, 'no If-Match', 'A change without If-Match is refused with 428.', 428);
  if (isSuccess(without)) return 'the change was made without a version';
  const stale = await prober.ask({ ...plain, headers: { ...plain.headers, 'If-Match': NO_VERSION } });
  judge(
    stale,
    'a version that it has not',
    'A change of a version that is not there is refused with 412.',
    412,
  );
  if (isSuccess(stale)) return 'the change was made to another version';
  const whichever = await prober.ask({ ...plain, headers: { ...plain.headers, 'If-Match': '*' } });
  judge(
    whichever,
    'any version',
    'A change with If-Match: * names no version, and is refused with 412.',
    412,
  );
  return isSuccess(whichever) ? 'the change was made to whichever version' : null;
}
