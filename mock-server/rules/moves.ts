import { type Move, movesFrom, movesOf } from '#app/core/access/moves.ts';
import type { MachineName, StateOf, TransitionOf } from '#contracts/generated/machines.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';
import { refuse } from '../http/refusal.ts';
import { noteMove } from '../store/ledger.ts';

export { initialOf } from '#app/core/access/moves.ts';

type Named<M extends MachineName, N extends TransitionOf<M>['name']> = Extract<
  TransitionOf<M>,
  { readonly name: N }
>;
type By<M extends MachineName, O extends OperationId> = Extract<TransitionOf<M>, { readonly operation: O }>;

/** By this name alone the tables know what happens by itself, or because something else was done. */
const SYSTEM: readonly string[] = ['system'];

/** Who is none of those who may make a move hears this; of a task it is told in its own words. */
const STRANGER: Readonly<Partial<Record<MachineName, ErrorCode>>> = { TaskStatus: 'TASK_OWNER' };

/**
 * Makes a move by its name and gives the state that it leads to: whoever writes a state takes it from here. Throws
 * the table's refusal where the move does not start in the state, and where none of the names may make it; a move
 * of the system that does not fit is a fault of the program.
 */
export function move<M extends MachineName, N extends TransitionOf<M>['name']>(
  machine: M,
  name: N,
  state: StateOf<M> | null,
  names: readonly string[] = SYSTEM,
): NonNullable<Named<M, N>['to']> {
  const asked = movesOf(machine).filter((one): one is Move<M> & Named<M, N> => one.name === name);
  return endOf<Named<M, N>>(fitOf(machine, asked, state, names));
}

function endOf<One extends { readonly name: string; readonly to: unknown }>(
  one: One,
): NonNullable<One['to']> {
  const to: One['to'] = one.to;
  if (to === null || to === undefined) throw new Error(`${one.name} leads to no state`);
  return to;
}

/**
 * The move that an operation makes from the state by these names. `isAsked` chooses where the operation has several
 * of which the call or the thing decides (`when` of the state tables); where none is asked for, the state is wrong.
 */
export function requireMove<M extends MachineName, O extends OperationId>(
  machine: M,
  operation: O,
  state: StateOf<M>,
  names: readonly string[],
  isAsked: (one: By<M, O>) => boolean = () => true,
): By<M, O> {
  const all = movesOf(machine).filter((one): one is Move<M> & By<M, O> => one.operation === operation);
  const asked = all.filter(isAsked);
  if (asked.length === 0) throw refuse(all[0]?.refusal ?? 'CASE_STATE');
  return fitOf(machine, asked, state, names);
}

function fitOf<M extends MachineName, One extends Move<M>>(
  machine: M,
  asked: readonly One[],
  state: StateOf<M> | null,
  names: readonly string[],
): One {
  const theirs = asked.filter(({ who }) => who.some((one) => names.includes(one)));
  const [first] = theirs;
  if (first === undefined) throw refuse(STRANGER[machine] ?? 'FORBIDDEN_OWNER');
  const fit = theirs.find(({ from }) => (state === null ? from.length === 0 : from.includes(state)));
  if (fit !== undefined) {
    noteMove(`${machine} ${fit.name}`);
    return fit;
  }
  if (first.refusal === null) throw new Error(`${machine} ${first.name} does not start in ${state}`);
  throw refuse(first.refusal);
}

/** The names of the moves that these operations may make from the state by these names: the buttons beside a thing. */
export const movesBy = <M extends MachineName>(
  machine: M,
  operations: readonly OperationId[],
  state: StateOf<M>,
  names: readonly string[],
): readonly TransitionOf<M>['name'][] =>
  movesFrom(machine, state, names)
    .filter(({ operation }) => operation !== null && operations.includes(operation))
    .map(({ name }) => name);

/** Whether the state table lets these names make a move of the operation from the state. */
export const mayMove = <M extends MachineName>(
  machine: M,
  operation: OperationId,
  state: StateOf<M>,
  names: readonly string[],
): boolean => movesBy(machine, [operation], state, names).length > 0;
