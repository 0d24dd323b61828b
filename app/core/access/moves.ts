import {
  type MachineName,
  machines,
  type StateOf,
  type TransitionOf,
} from '#contracts/generated/machines.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';

/** A transition of a machine, as the contract's state tables write it. */
export interface Move<M extends MachineName = MachineName> {
  readonly name: TransitionOf<M>['name'];
  readonly from: readonly StateOf<M>[];
  readonly to: TransitionOf<M>['to'];
  readonly operation: OperationId | null;
  readonly who: readonly string[];
  readonly refusal: ErrorCode | null;
}

export const movesOf = <M extends MachineName>(machine: M): readonly Move<M>[] =>
  machines[machine].transitions;

/** The moves that the state table lets these names make from the state. */
export const movesFrom = <M extends MachineName>(
  machine: M,
  state: StateOf<M>,
  names: readonly string[],
): readonly Move<M>[] =>
  movesOf(machine).filter(
    ({ from, who }) => from.includes(state) && who.some((name) => names.includes(name)),
  );

/** Where a thing of this machine begins. */
export const initialOf = <M extends MachineName>(machine: M): (typeof machines)[M]['initial'] =>
  machines[machine].initial;

/** Every state of every machine. */
export const STATES: readonly { readonly machine: string; readonly state: string }[] = Object.entries(
  machines,
).flatMap(([machine, { states }]) => states.map((state) => ({ machine, state })));

/** How many moves all state tables have together. */
export const MOVE_COUNT: number = Object.values(machines).reduce(
  (sum, { transitions }) => sum + transitions.length,
  0,
);
