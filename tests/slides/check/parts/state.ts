import { statesBefore } from '../../states/things.ts';
import { callFor } from '../bodies.ts';
import { isSuccess, type Told } from '../calls.ts';
import { lookAgain } from '../changes/versions.ts';
import { allowedFor, askedBy, type CheckContext, NO_VERSION, newKey } from '../context.ts';
import { type OperationFacts, placeOf } from '../facts.ts';
import type { Way } from '../finds.ts';
import { canMake } from '../transitions.ts';

/** The state is judged before the version, so that a version that nothing has tells what a state allows and moves nothing. */
export const checkState = (context: CheckContext): Promise<void> => askAll(context, new Set(), () => true);

/**
 * After changes things are in states that nothing was in before; what is refused there can be asked about. `ids`, where they
 * are given, are the things that were changed: the next change may bring them out of their state again.
 */
export const checkStateAgain = (context: CheckContext, ids?: readonly string[]): Promise<void> =>
  askAll(context, context.askedAfter, ({ isRight }) => !isRight, ids);

async function askAll(
  context: CheckContext,
  asked: Set<string>,
  isAsked: (before: Before) => boolean,
  ids?: readonly string[],
): Promise<void> {
  const { finds } = context;
  const isMeant = (before: Before): boolean => isAsked(before) && (ids?.includes(before.id) ?? true);
  for (const facts of askedBy(context, 'state', ({ needsVersion }) => needsVersion)) {
    const standing = ids === undefined ? null : statesBefore(facts.id, ids, (id) => finds.about(id));
    if (ids !== undefined && (standing === null || !isAsked(standing))) continue;
    for (const way of finds.ways(facts.id, facts.names)) await askState(context, facts, way, asked, isMeant);
  }
}

const HANDED_IN = ['submitTask', 'completeTask'];
/** Second reviews and onboardings, which end by results of their own: the machine of tasks says so in words alone. */
const ENDED_BY_RESULT = [2, 3];

const CREDENTIAL_RENEWAL = 12;

function isEndedByResult({ finds }: CheckContext, { id }: OperationFacts, { params }: Way): boolean {
  const { type, askedBy } = finds.about(params['taskId'] ?? '');
  // Nobody asked for it but the platform, which moves it with the licence, back to its assignee too.
  if (type === CREDENTIAL_RENEWAL && askedBy === null) return [...HANDED_IN, 'returnTask'].includes(id);
  return HANDED_IN.includes(id) && ENDED_BY_RESULT.includes(Number(type));
}

/** A task that somebody has is nobody else's to take. */
const takersIn = ({ finds }: CheckContext, { id, moves }: Before): Before['moves'] =>
  finds.about(id)['assignee'] === null
    ? moves
    : moves.map((move) => ({ ...move, who: move.who.filter((name) => name !== 'taker') }));

async function askState(
  context: CheckContext,
  facts: OperationFacts,
  way: Way,
  asked: Set<string>,
  isAsked: (before: Before) => boolean,
): Promise<void> {
  const { finds, prober, isSmoke } = context;
  const before = statesBefore(facts.id, Object.values(way.params), (id) => finds.about(id));
  if (before === null || !isAsked(before) || isEndedByResult(context, facts, way)) return;
  for (const caller of allowedFor(context, facts, way)) {
    const key = `${facts.id} ${before.state} ${isSmoke ? '' : caller}`;
    if (asked.has(key)) continue;
    const moves = takersIn(context, before).filter(({ who }) => canMake(who, caller));
    const isForCaller = moves.some(({ from }) => from.includes(before.state));
    // What only others may do from here is refused in words of its own.
    if (moves.length === 0 || (before.isRight && !isForCaller)) continue;
    // What other calls have changed since is seen first: the version tells a call that moves nothing from one that does.
    if (!before.isRight) await lookAgain(context, facts, way.params, caller);
    if (finds.about(before.id)[before.field] !== before.state) continue;
    const etag = finds.about(before.id)['etag'];
    const call = callFor(facts, finds, { params: way.params, caller, key: newKey() });
    // What has moved since it was last seen is asked about as it is now.
    const told = await prober.ask({ ...call, headers: { ...call.headers, 'If-Match': NO_VERSION } });
    if (!told.isSound || ![409, 412, 200, 201, 202].includes(told.status)) continue;
    if (isSuccess(told)) await lookAgain(context, facts, way.params);
    // Some calls say again what was done already, and change nothing.
    if (isSuccess(told) && etag !== undefined && etag === told.headers.get('etag')) continue;
    // The system moves some things by itself, such as a case that may enter the pool.
    if (told.status === 412 && !before.isRight) {
      await lookAgain(context, facts, way.params);
      if (finds.about(before.id)[before.field] !== before.state) continue;
    }
    asked.add(key);
    judge(context, facts, told, { ...before, moves, isRight: isForCaller });
  }
}

type Before = NonNullable<ReturnType<typeof statesBefore>>;

function judge({ ledger, prober }: CheckContext, facts: OperationFacts, told: Told, before: Before): void {
  const { state, machine, moves, isRight } = before;
  const refusals = moves.map(({ refusal }) => refusal);
  const isRefused = told.status === 409 && refusals.includes(told.code);
  const name = `${facts.id}: in ${state}`;
  // Which move is asked for may be in the body, and other moves of the operation may begin there.
  if (told.status === 409 && !isRefused) {
    ledger.miss('state', name, `409 ${told.code ?? ''} was said before it`);
    return;
  }
  const isOneOfMany = new Set(moves.map(({ to }) => to)).size > 1;
  if (isRight ? !isRefused || isOneOfMany : isRefused) ledger.pass('state', name);
  else
    ledger.fail(
      'state',
      name,
      prober.findingOf(told, {
        says: isRight
          ? `${state} is a state of ${machine} from which it moves.`
          : `${state} is no state of ${machine} from which it moves: 409 ${refusals[0] ?? ''}.`,
        place: placeOf(facts.id, '/x-transition'),
        came: `${told.status} ${told.code ?? 'moved'}`,
        reached: [`${before.id} is ${state}`],
      }),
    );
}
