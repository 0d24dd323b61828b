import fc from 'fast-check';
import type { GestureId, ImageId, PaneId } from './entry.ts';
import { holds } from './holds.test-support.ts';
import { createEmptyLedger, type Ledger } from './ledger.ts';
import { createToyFold, type ToyEvent, type ToyLane } from './toy-log.test-support.ts';
import type { History, HistoryEvent, Track } from './track.ts';

export const PANES = ['primary', 'secondary'] as const satisfies readonly PaneId[];
export const IMAGES = ['slide-1', 'slide-2', 'slide-3'] as const satisfies readonly ImageId[];
const KEYS = Array.from({ length: 24 }, (_, index) => `m${String(index)}`);

export const TRACKS: readonly Track<ToyLane>[] = PANES.flatMap((pane) =>
  IMAGES.map((image) => ({ pane, image, lane: 'marks' as const })),
);

/** The figure that is asked for in the long run, a tenth of it otherwise. */
export const inFull = (figure: number): number => (process.env['TEST_LONG'] === '1' ? figure : figure / 10);

/** One long walk with the fixed seed and one with a fresh one, which is printed when it fails. */
export function walks(walk: (seed: number) => void): void {
  // `holds` would run it ten times over in the long run, where the walk itself is ten times as long.
  holds(process.env['TEST_LONG'] === '1' ? 0.1 : 1, fc.property(fc.noShrink(fc.integer()), walk));
}

export type ToyLedger = Ledger<ToyEvent | HistoryEvent, ReturnType<typeof createToyFold>>;
export const emptyToyLedger: ToyLedger = createEmptyLedger(createToyFold);

export type Press =
  | { readonly press: 'draw'; readonly key: string; readonly value: number }
  | { readonly press: 'remove'; readonly keys: readonly string[] }
  | { readonly press: 'undo' }
  | { readonly press: 'redo' };

export interface WalkStep {
  readonly pane: PaneId;
  readonly image: ImageId;
  readonly press: Press;
}

/**
 * Steps as a restless hand makes them: drawing, drawing over, removing one or some, and runs of Undo and of Redo
 * that are long enough to reach deep into a track.
 */
export function* stepsOf(seed: number, count: number): Generator<WalkStep> {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = <T>(list: readonly [T, ...(readonly T[])]): T => list[below(list.length)] ?? list[0];
  const key = (): string => KEYS[below(KEYS.length)] ?? 'm0';
  let [pane, image]: [PaneId, ImageId] = ['primary', 'slide-1'];
  let run: { readonly press: 'undo' | 'redo'; left: number } = { press: 'undo', left: 0 };
  for (let value = 1; value <= count; value += 1) {
    if (run.left === 0) [pane, image] = [one(PANES), one(IMAGES)];
    const kind = below(100);
    if (run.left > 0) run.left -= 1;
    else if (kind < 12) run = { press: kind < 7 ? 'undo' : 'redo', left: below(kind % 2 === 0 ? 4 : 40) };
    else if (kind < 70) {
      yield { pane, image, press: { press: 'draw', key: key(), value } };
      continue;
    } else {
      const keys = Array.from({ length: 1 + (kind > 95 ? below(6) : 0) }, key);
      yield { pane, image, press: { press: 'remove', keys } };
      continue;
    }
    yield { pane, image, press: { press: run.press } };
  }
}

export const topsOf = ({ undoable, redoable }: History): readonly (GestureId | number | undefined)[] => [
  undoable.length,
  undoable.at(-1)?.id,
  redoable.length,
  redoable.at(-1)?.id,
];
