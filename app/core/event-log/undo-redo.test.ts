import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standing } from './definitions.test-support.ts';
import { redo, undo } from './history.ts';
import { holds } from './holds.test-support.ts';
import { emptyToyLedger, type ToyLedger } from './long-walk.test-support.ts';
import {
  draft,
  idsIn,
  randomLogs,
  type ToyEntry,
  type ToyLane,
  toyLane,
  toysOn,
} from './toy-log.test-support.ts';
import type { Track } from './track.ts';

const IMAGES = ['slide-1', 'slide-2'] as const;
const TRACKS: readonly Track<ToyLane>[] = (['primary', 'secondary'] as const).flatMap((pane) =>
  IMAGES.flatMap((image) => (['marks', 'view'] as const).map((lane) => ({ pane, image, lane }))),
);

const ledgerOf = (entries: readonly ToyEntry[]): ToyLedger =>
  emptyToyLedger.extend(entries.map(({ seq: _, ...rest }) => rest));

const turned = (ledger: ToyLedger, turn: typeof undo, track: Track<ToyLane>): ToyLedger | null => {
  const fact = turn(ledger.view.history(track));
  const name = `turn-${String(ledger.log.length)}`;
  return fact && ledger.extend([draft(fact, name, track.pane, track.image)]);
};

/** All that can be read, copied: the stacks are live. */
const told = ({ view, log }: ToyLedger) => ({
  marks: IMAGES.map((image) => [...view.list(image)]),
  refolded: IMAGES.map((image) => toysOn(image, standing(log.entries, toyLane))),
  stacks: TRACKS.map((track) => idsIn(view.history(track))),
});

function comesBack(there: typeof undo, back: typeof undo): void {
  let tried = 0;
  const property = fc.property(randomLogs, fc.constantFrom(...TRACKS), (entries, track) => {
    const start = ledgerOf(entries);
    const before = told(start);
    const away = turned(start, there, track);
    if (away === null) return;
    tried += 1;
    const home = turned(away, back, track);
    expect(home && told(home)).toEqual(before);
    expect(home?.log.length).toBe(entries.length + 2);
  });
  holds(1000, property);
  expect(tried).toBeGreaterThan(30);
}

describe('Undo and Redo are each other’s inverse on marks, refold and all stacks', () => {
  it('redo(undo(s)) = s in 1,000 random logs, wherever there is something to undo', () => {
    comesBack(undo, redo);
  });

  it('undo(redo(s)) = s in 1,000 random logs, wherever there is something to redo', () => {
    comesBack(redo, undo);
  });

  it('as many Undos as a track has, and then as many Redos, lead back to the start', () => {
    const property = fc.property(randomLogs, fc.constantFrom(...TRACKS), (entries, track) => {
      const start = ledgerOf(entries);
      const before = told(start);
      const ahead = before.stacks[TRACKS.indexOf(track)]?.undoable.length ?? 0;
      const walk = (from: ToyLedger, turn: typeof undo): ToyLedger =>
        Array.from({ length: ahead }).reduce<ToyLedger>((so) => turned(so, turn, track) ?? so, from);
      const emptied = walk(start, undo);
      expect(emptied.view.history(track).undoable).toEqual([]);
      expect(told(walk(emptied, redo))).toEqual(before);
    });
    holds(300, property);
  });
});
