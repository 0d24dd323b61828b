import { machines } from '#contracts/generated/machines.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { refuse } from '../http/refusal.ts';
import type { Machine, StateOf, Transition } from './transitions.ts';

const transitionsOf = <M extends Machine>(machine: M): readonly Transition<M>[] =>
  machines[machine].transitions;

/**
 * The one transition that the caller asks for, where an operation can make several. Throws FORBIDDEN_OWNER where
 * none of the names may make it, and the table's refusal where it does not start in the state.
 */
export function requireStep<M extends Machine>(
  machine: M,
  operation: OperationId,
  state: StateOf<M>,
  names: readonly string[],
  isAsked: (step: Transition<M>) => boolean,
): Transition<M> {
  const ofOperation = transitionsOf(machine).filter((step) => step.operation === operation);
  const refusal = ofOperation[0]?.refusal ?? 'STATUS_TRANSITION';
  const asked = ofOperation.filter(isAsked);
  if (asked.length === 0) throw refuse(refusal);
  const theirs = asked.filter(({ who }) => who.some((one) => names.includes(one)));
  if (theirs.length === 0) throw refuse('FORBIDDEN_OWNER');
  const fit = theirs.find(({ from }) => from.includes(state));
  if (fit === undefined) throw refuse(theirs[0]?.refusal ?? refusal);
  return fit;
}

/** The names of the transitions that these operations may make from the state, by these names. */
export const stepsFrom = <M extends Machine>(
  machine: M,
  operations: readonly OperationId[],
  state: StateOf<M>,
  names: readonly string[],
): readonly string[] =>
  transitionsOf(machine)
    .filter(
      ({ operation, from, who }) =>
        operation !== null &&
        operations.includes(operation) &&
        from.includes(state) &&
        who.some((one) => names.includes(one)),
    )
    .map(({ name }) => name);
