import type { OperationId } from '#contracts/generated/operations/index.ts';
import { MOVES } from '../../states/moves.ts';
import { statesBefore } from '../../states/things.ts';
import type { CheckContext } from '../context.ts';
import type { OperationFacts } from '../facts.ts';
import { followLinks } from '../parts/links.ts';
import type { PartName } from '../parts/part-names.ts';
import { checkStateAgain } from '../parts/state.ts';
import { CHANGES_NOTHING } from '../prober.ts';
import { checkKeyOfAnother, checkReadBack, checkReplay } from './afterwards.ts';
import { attemptsAt, type Change, tryChange } from './attempts.ts';
import { checkBeside } from './beside.ts';
import { BY_MAIL, checkByMail } from './by-mail.ts';
import { driveInto } from './drive-to-state.ts';
import { checkKeys } from './keys.ts';
import { checkLanding } from './landing.ts';
import { checkPickupRace, checkRace } from './race.ts';
import { checkOldVersion, checkRaised } from './raised.ts';
import { checkRowAfterwards } from './row-afterwards.ts';
import { checkSheets } from './sheets.ts';
import { checkTrail } from './trail.ts';

/** What shuts somebody out; a check that goes on cannot do it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  changePassword: 'it would shut out whoever the check calls as',
};

const LAST = /^(delete|remove|clear|cancel|void|abort|deactivate|withdraw|close|recall|revoke|decline)/;

/** What makes something first, then what fills it, then what moves it, and what ends something last. */
function orderOf({ id, names, operation }: OperationFacts): number {
  if (id === 'logout' || id.startsWith('revoke')) return 5000;
  const end = LAST.test(id) ? 1000 : 0;
  if (operation.method === 'DELETE') return 2000 + end - names.length;
  const isMove = MOVES.some((move) => move.operation === id && move.from.length > 0);
  const fills = operation.method === 'POST' ? 100 : 200;
  return end + names.length + (names.length === 0 ? 0 : isMove ? 300 : fills);
}

/** What one round has moved, the next one may find in the right state. */
const ROUNDS = 2;

/** Brings each operation about once, and looks at what follows from it. */
export async function makeChanges(context: CheckContext): Promise<void> {
  const { chosen, parts } = context;
  const left = new Set(chosen.filter((one) => !one.isSafe).toSorted((a, b) => orderOf(a) - orderOf(b)));
  for (const facts of left) if (await isDone(context, facts)) left.delete(facts);
  if (parts.has('idempotency')) await checkKeys(context);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const facts of left) {
      if (round === 1 && facts.id === 'pickUpCase' && parts.has('race'))
        await checkPickupRace(context, facts);
      if (await makeChange(context, facts)) left.delete(facts);
    }
}

/** What is not made like the others: it is left out, or done already, or done by what a mail says. */
async function isDone(context: CheckContext, { id }: OperationFacts): Promise<boolean> {
  const { ledger, isReadOnly, people } = context;
  const reason = isReadOnly ? CHANGES_NOTHING : LEFT_OUT[id];
  if (reason !== undefined) ledger.miss('examples', id, reason);
  else if (id === 'login' && people.length > 0) ledger.pass('examples', 'login: as those who check');
  else if (BY_MAIL[id] === undefined) return false;
  else await checkByMail(context, id);
  return true;
}

/** What an operation was seen to do so far: by which named examples, and along which moves of its machine. */
interface Made {
  readonly examples: Set<string>;
  readonly moves: Set<string>;
}

async function makeChange(context: CheckContext, facts: OperationFacts): Promise<boolean> {
  const made: Made = { examples: new Set(), moves: new Set() };
  let why = await tryAll(context, facts, made);
  // What was there may have moved on in the meantime, and some moves begin where nothing is.
  for (const { machine, state } of startsOf(facts)) {
    if (made.moves.has(movesFrom(facts, machine, state))) continue;
    if (!(await driveInto(context, machine, state))) continue;
    why = await tryAll(context, facts, made);
    if (made.moves.size === 0) break;
  }
  if (made.moves.size === 0) context.ledger.miss('examples', facts.id, why);
  return made.moves.size > 0;
}

/** Tries until it is made as it should be, and gives why not, where it never was. */
async function tryAll(context: CheckContext, facts: OperationFacts, made: Made): Promise<string> {
  const { finds, ledger, isSmoke } = context;
  const attempts = attemptsAt(context, facts);
  let why = 'nothing was found that it could be done to, or nobody who may';
  for (const attempt of attempts) {
    const example = facts.examples[attempt.example]?.name ?? 'as it is';
    const ids = Object.values(attempt.way.params);
    const before = statesBefore(facts.id, ids, (thing) => finds.about(thing));
    const moves = before === null ? '' : movesFrom(facts, before.machine, before.state);
    const isNewExample = !made.examples.has(example) && (!isSmoke || IN_EACH_FORM.includes(facts.id));
    // What an attempt before has moved already is moved no further by the same.
    const isNewMove = before?.isRight !== false && !made.moves.has(moves);
    if (made.moves.size > 0 && !(isNewMove || isNewExample)) continue;
    const tried = await tryChange(context, facts, attempt);
    if ('why' in tried) {
      ({ why } = tried);
      continue;
    }
    made.examples.add(example);
    made.moves.add(moves);
    ledger.pass('examples', `${facts.id}: ${example}`);
    await lookAfter(context, tried);
  }
  return why;
}

/** What is begun by one example and signed by another changes a report only then. */
const IN_EACH_FORM: readonly OperationId[] = ['amendCase'];

/** Where the moves of an operation begin. */
const startsOf = ({ id }: OperationFacts) =>
  MOVES.filter(({ operation }) => operation === id).flatMap(({ machine, from }) =>
    from.map((state) => ({ machine, state })),
  );

/** Names the moves that the operation may make from a state: those into the same states are one. */
const movesFrom = ({ id }: OperationFacts, machine: string, state: string): string =>
  MOVES.filter((move) => move.machine === machine && move.operation === id && move.from.includes(state))
    .map(({ to }) => to)
    .toSorted()
    .join(' ');

const LOOKED_BACK: readonly PartName[] = ['readback', 'links', 'state'];

async function lookAfter(context: CheckContext, change: Change): Promise<void> {
  const { parts } = context;
  if (!change.told.isSound) return;
  if (parts.has('etag')) checkRaised(context, change);
  if (parts.has('state')) checkLanding(context, change);
  if (parts.has('readback')) await checkBeside(context, change);
  if (LOOKED_BACK.some((part) => parts.has(part))) await checkReadBack(context, change);
  if (parts.has('readback')) await checkRowAfterwards(context, change);
  if (parts.has('readback')) await checkTrail(context, change);
  await checkSheets(context, change);
  if (parts.has('links')) await followLinks(context, change.told);
  if (parts.has('idempotency') && change.facts.needsKey) {
    await checkReplay(context, change);
    await checkKeyOfAnother(context, change);
  }
  if (parts.has('race')) await checkRace(context, change);
  if (parts.has('etag')) await checkOldVersion(context, change);
  if (parts.has('state')) await checkStateAgain(context, Object.values(change.call.params ?? {}));
}
