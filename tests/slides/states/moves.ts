import { machines } from '#contracts/generated/machines.ts';

/** A move of a machine of the contract, whichever machine it is. */
export interface MachineMove {
  readonly machine: string;
  readonly name: string;
  /** None where the thing comes to be by it. */
  readonly from: readonly string[];
  /** Null where the thing is gone afterwards. */
  readonly to: string | null;
  /** Null where the system moves by itself. */
  readonly operation: string | null;
  readonly who: readonly string[];
  readonly refusal: string | null;
}

interface Machine {
  readonly states: readonly string[];
  readonly transitions: readonly Omit<MachineMove, 'machine'>[];
}

const all: Readonly<Record<string, Machine>> = machines;

export const MOVES: readonly MachineMove[] = Object.entries(all).flatMap(([machine, { transitions }]) =>
  transitions.map((move) => ({ machine, ...move })),
);

/** The state in which a thing of a machine begins. */
const beginningOf = (machine: string): string => all[machine]?.states[0] ?? '';

/**
 * The shortest way from nothing into a state, by moves that somebody can ask for; only its first may be one by which the
 * system makes a thing. Null where there is none.
 */
export function shortestPath(machine: string, state: string): readonly MachineMove[] | null {
  const moves = MOVES.filter((move) => move.machine === machine);
  const reached = new Map<string, readonly MachineMove[]>();
  for (const first of moves.filter(({ from }) => from.length === 0))
    if (first.to !== null && !reached.has(first.to)) reached.set(first.to, [first]);
  // What no move makes is made by another operation.
  if (!reached.has(beginningOf(machine))) reached.set(beginningOf(machine), []);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    const layer = [...reached];
    for (const [from, path] of layer)
      for (const move of moves.filter(({ operation }) => operation !== null))
        if (move.to !== null && move.from.includes(from) && !reached.has(move.to))
          reached.set(move.to, [...path, move]);
  }
  return reached.get(state) ?? null;
}

/** Names a step on such a way; null is that by which a thing comes to be without a move. */
export const stepOf = (machine: string, move: MachineMove | null): string =>
  `${machine}: ${move?.name ?? 'made'}`;
