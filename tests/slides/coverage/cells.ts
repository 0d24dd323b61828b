import { accessCallers } from '#contracts/generated/access.ts';
import { machines } from '#contracts/generated/machines.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import type { CoverageCounts } from '#mock-server/control/coverage.ts';

/** What can be covered: each declared status of each operation, each transition, each caller of each operation. */
export const MEASURES = ['operation-status', 'transition', 'role'] as const;
export type Measure = (typeof MEASURES)[number];

/** Where a measure stands in the counts of a mock. */
export const COUNTED_AS = {
  'operation-status': 'statuses',
  transition: 'transitions',
  role: 'roles',
} as const satisfies Record<Measure, keyof CoverageCounts>;

/** One thing that may have been seen; its name among the counts is `row column`. */
export interface Cell {
  readonly row: string;
  readonly column: string;
}

const all: readonly Operation[] = Object.values(operations);

/** Where no token is asked for, everybody is the public. */
const callersOf = ({ auth }: Operation): readonly string[] => (auth === 'none' ? ['public'] : accessCallers);

export const CELLS: Readonly<Record<Measure, readonly Cell[]>> = {
  'operation-status': all.flatMap(({ id, responses }) =>
    Object.keys(responses).map((column) => ({ row: id, column })),
  ),
  transition: Object.entries(machines).flatMap(([row, { transitions }]) =>
    [...new Set(transitions.map(({ name }) => name))].map((column) => ({ row, column })),
  ),
  role: all.flatMap((operation) => callersOf(operation).map((column) => ({ row: operation.id, column }))),
};
