import { machines } from '#contracts/generated/machines.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type MachineMove, MOVES, shortestPath, stepOf } from '../../states/moves.ts';
import { shownBy } from '../../states/things.ts';
import { isSuccess, type Params, shortOf, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { factsFor, type OperationFacts } from '../facts.ts';
import { nameOfId } from '../thing-names.ts';
import { makeThing, type Traveller, type Why } from './beginnings.ts';
import { askOnTheWay, callersFor } from './drive-calls.ts';
import { putSlide } from './put-slide.ts';
import { readAs, readOf } from './versions.ts';

/** What has to be filled in before a move, in this order. */
const FILLED_BY: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  sendOutCase: ['addSpecimen', 'addSubsection', 'addImage', 'updateCase'],
  requestQaReview: ['openCase', 'recordImageOpened', 'savePrimaryDiagnosis'],
  signOutCase: ['openCase', 'recordImageOpened', 'savePrimaryDiagnosis'],
};

const SUCCESS: readonly number[] = [200, 201, 202];

/**
 * Brings a new thing of a machine into a state by the shortest path over the machine, as people would: it is made,
 * filled in and moved by calls of the API. Gives the thing, or why there is none: a step that everybody was refused is
 * remembered in the context, and no path over it is begun again.
 */
async function driveToState(context: CheckContext, machine: string, state: string): Promise<Traveller | Why> {
  const { stuck } = context;
  const path = shortestPath(machine, state);
  if (path === null) return { why: 'nothing that can be asked for leads there' };
  const [first = null] = path;
  const maker = first?.from.length === 0 ? first : null;
  const moves = maker === null ? path : path.slice(1);
  for (const step of [maker, ...moves]) {
    const why = stuck.get(stepOf(machine, step));
    if (why !== undefined) return { why };
  }
  let thing = await makeThing(context, machine, maker, (other, wanted) =>
    driveToState(context, other, wanted),
  );
  let last = maker;
  for (const move of moves) {
    if ('why' in thing) break;
    thing = await moveOn(context, thing, move);
    last = move;
  }
  if ('why' in thing) stuck.set(stepOf(machine, last), thing.why);
  else if (stateOf(context, thing) !== state) return { why: 'it did not stay there' };
  return thing;
}

/** States that a server may leave by itself at any moment: what was seen in one says nothing of the next call. */
const PASSING = ['Submitted'];

/** A case is signed before the eyes of the check, though others are signed already: on its way its signature is tried. */
const isSignedAnew = ({ chosen, parts }: CheckContext, state: string): boolean =>
  state === 'SignOutCompleted' && parts.has('auth') && chosen.some(({ id }) => id === 'signOutCase');

/** Every state of a machine that a check can bring a thing into, and in which nothing has been seen. */
function statesToReach(context: CheckContext, machine: keyof typeof machines): readonly string[] {
  const { finds } = context;
  const shown = shownBy(machine);
  if (shown === null) return [];
  const seen = new Set(finds.ids(shown.prefix).map((id) => finds.about(id)[shown.field]));
  const isPassing = (state: string): boolean => machine === 'CaseStatus' && PASSING.includes(state);
  return machines[machine].states.filter(
    (state) =>
      !((seen.has(state) && !isSignedAnew(context, state)) || isPassing(state)) &&
      shortestPath(machine, state) !== null,
  );
}

function stateOf({ finds }: CheckContext, { machine, params }: Traveller): unknown {
  const shown = shownBy(machine);
  return shown === null ? null : finds.about(Object.values(params).at(-1) ?? '')[shown.field];
}

/** What fills the path of an operation that is about the thing; null where no answer has told all of it. */
function paramsFor(
  { finds }: CheckContext,
  { id, names }: OperationFacts,
  { params }: Traveller,
): Params | null {
  if (names.every((name) => Object.hasOwn(params, name))) return params;
  const [[name, value] = ['', '']] = Object.entries(params);
  return finds.ways(id, names).find((way) => way.params[name] === value)?.params ?? null;
}

async function moveOn(context: CheckContext, thing: Traveller, move: MachineMove): Promise<Traveller | Why> {
  const facts = factsFor(move.operation as OperationId);
  const params = paramsFor(context, facts, thing);
  if (params === null) return { why: `no answer told how ${facts.id} names it` };
  let why = 'nobody could log in who may';
  for (const caller of callersFor(context, move, thing.movers)) {
    const lacks: string[] = [];
    for (const id of FILLED_BY[facts.id] ?? []) {
      const lack = await fill(context, factsFor(id), thing, caller);
      if (lack !== null) lacks.push(lack);
    }
    const told = await askOnTheWay(context, { facts, params, caller, move });
    // The first of them is the one who should be able to.
    if (why.startsWith('nobody'))
      why = [`${facts.id} was answered ${shortOf(told)}`, ...lacks].join(', and ');
    if (![...SUCCESS, 409].includes(told.status)) continue;
    const read = readOf(facts);
    if (read !== null) await readAs(context, read, params, caller);
    if (thing.owner['caseId'] !== undefined) await readAs(context, factsFor('getCase'), thing.owner, caller);
    // A server may have made the move by itself meanwhile. An answer to a question of one's own is another question.
    if (stateOf(context, thing) !== move.to) continue;
    return { ...thing, movers: caller === null ? thing.movers : [caller, ...thing.movers] };
  }
  return { why };
}

/** Gives null once it is filled in, or why it is not, which is told with the move that it was for. */
async function fill(
  context: CheckContext,
  facts: OperationFacts,
  { params, filled }: Traveller,
  caller: CallerName | null,
): Promise<string | null> {
  if (filled.has(facts.id)) return null;
  const [[name, id] = ['', '']] = Object.entries(params);
  const way = context.finds.ways(facts.id, facts.names).find((one) => one.params[name] === id);
  if (way === undefined) return `no place for ${facts.id} was told`;
  const lack =
    facts.id === 'addImage'
      ? await putSlide(context, way.params, caller)
      : lackIn(await askOnTheWay(context, { facts, params: way.params, caller, move: null }));
  if (lack === null) filled.add(facts.id);
  return lack;
}

const lackIn = (told: Told): string | null =>
  isSuccess(told) ? null : `${told.call.operation} was answered ${shortOf(told)}`;

/** Machines whose things a check makes by itself. */
const DRIVEN = [
  'CaseStatus',
  'EnquiryLeadStatus',
  'AccountLeadStatus',
  'TaskStatus',
  'TicketStatus',
  'RegistrationStatus',
  'HandOverStatus',
  'BillingStatus',
] as const satisfies readonly (keyof typeof machines)[];

/** Brings a thing into each state in which nothing was seen, before anything is asked about states. */
export async function reachStates(context: CheckContext): Promise<void> {
  for (const machine of DRIVEN.filter((one) => isAskedAbout(context, one)))
    for (const state of statesToReach(context, machine)) await driveToState(context, machine, state);
}

/** Brings a new thing of a machine into a state; tells whether there is one now. */
export const driveInto = async (context: CheckContext, machine: string, state: string): Promise<boolean> =>
  DRIVEN.some((one) => one === machine) && !('why' in (await driveToState(context, machine, state)));

/** Whether an operation that is looked at moves such things, or is about one of them. */
function isAskedAbout({ chosen }: CheckContext, machine: string): boolean {
  const shown = shownBy(machine);
  const name = shown === null ? '' : nameOfId(`${shown.prefix}_`);
  const moving = new Set(MOVES.filter((move) => move.machine === machine).map(({ operation }) => operation));
  return chosen.some(({ id, names }) => moving.has(id) || names.includes(name));
}
