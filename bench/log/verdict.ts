import { medianOf } from '../table.ts';
import type { Times } from './timing.ts';

/** What is measured of everyone: milliseconds, and MiB of heap. */
export type Row = 'record' | 'undo' | 'replay' | 'heap';
export type Measured = Readonly<Record<Row, number>>;

export const ROWS: readonly Row[] = ['record', 'undo', 'replay', 'heap'];

/** How many times the floor's figure ours may be. */
export const LIMITS: Measured = { record: 8, undo: 10, replay: 3, heap: 3 };

export interface Verdict {
  readonly row: Row;
  readonly ratio: number;
  readonly over: boolean;
}

export function medians(runs: readonly Times[]): Times {
  return {
    record: medianOf(runs.map((run) => run.record)),
    undo: medianOf(runs.map((run) => run.undo)),
    replay: medianOf(runs.map((run) => run.replay)),
  };
}

export const ratioOf = (figure: number, floor: number): number => figure / floor;

/** What could not be measured (NaN) is over, or a bench that measures nothing would pass. */
export function verdictsOf(own: Measured, floor: Measured): readonly Verdict[] {
  return ROWS.map((row) => {
    const ratio = ratioOf(own[row], floor[row]);
    return { row, ratio, over: !(ratio <= LIMITS[row]) };
  });
}
