import { IntRows } from './int-rows.ts';
import { createShelves } from './shelves.ts';
import type { Outcome } from './stacks.ts';

/** One record of one shelf gets a new value, or goes (null). */
export interface Write<R> {
  readonly shelf: string;
  readonly key: string;
  readonly record: R | null;
}

/**
 * Records by shelf and key, each showing its latest write that still stands. Lists are cached: the same array
 * comes back until a record of that shelf changes, so comparing references is enough.
 */
export interface Registers<R> {
  readonly follow: (outcome: Outcome<string>, writes: readonly Write<R>[]) => void;
  readonly get: (shelf: string, key: string) => R | null;
  /** In the order in which the records got their present value. */
  readonly list: (shelf: string) => readonly R[];
  /** Rises with each visible change of the shelf. */
  readonly version: (shelf: string) => number;
}

/** Of a line, which is one write: rows of numbers, since a long session writes a hundred thousand of them. */
const SLOT_AND_STATE = 0;
/** The write that this one replaced: what a retraction puts back. */
const BELOW = 1;
const STATES = 4;
const STANDING = 0;
const RETRACTED = 1;
const BURIED = 2;

/**
 * Retracting a gesture costs as much as the gesture wrote, at any length of the log. It cannot simply put the
 * old value back: a mark belongs to its image, so the other pane may have written over it since, and then the
 * retraction changes what lies beneath and nothing on top.
 */
export function createRegisters<R>(): Registers<R> {
  const lines = new IntRows(2);
  /** The latest line of each gesture, by the gesture's number. */
  const written = new IntRows(1);
  /** The line that the same gesture wrote before; few gestures write more than one. */
  const siblings = new Map<number, number>();
  const records: (R | null)[] = [null];
  const shelves = createShelves(records);

  const stateOf = (line: number): number => lines.get(line, SLOT_AND_STATE) % STATES;
  const slotOf = (line: number): number => Math.floor(lines.get(line, SLOT_AND_STATE) / STATES);
  const siblingOf = (line: number): number => (siblings.size === 0 ? 0 : (siblings.get(line) ?? 0));

  /** Buried writes never come back, so chains are relinked around them and stay as short as their Redo. */
  const unburied = (from: number): number => {
    let line = from;
    while (line !== 0 && stateOf(line) === BURIED) line = lines.get(line, BELOW);
    return line;
  };

  const latestStanding = (from: number): number => {
    let line = from;
    while (line !== 0 && stateOf(line) !== STANDING) {
      const below = unburied(lines.get(line, BELOW));
      lines.set(line, BELOW, below);
      line = below;
    }
    return line;
  };

  const mark = (gesture: number, state: number): void => {
    for (let line = written.get(gesture, 0); line !== 0; line = siblingOf(line))
      lines.set(line, SLOT_AND_STATE, slotOf(line) * STATES + state);
  };

  const write = (gesture: number, { shelf, key, record }: Write<R>): void => {
    const slot = shelves.slotOf(shelf, key);
    const line = lines.add();
    records.push(record);
    lines.set(line, SLOT_AND_STATE, slot * STATES + STANDING);
    lines.set(line, BELOW, unburied(shelves.topOf(slot)));
    if (gesture !== 0) {
      written.reach(gesture);
      const sibling = written.get(gesture, 0);
      if (sibling !== 0) siblings.set(line, sibling);
      written.set(gesture, 0, line);
    }
    shelves.cover(slot, line);
  };

  const retract = (gesture: number): void => {
    mark(gesture, RETRACTED);
    for (let line = written.get(gesture, 0); line !== 0; line = siblingOf(line)) {
      const slot = slotOf(line);
      if (shelves.shownOf(slot) === line) shelves.show(slot, latestStanding(line));
    }
  };

  const restore = (gesture: number): void => {
    mark(gesture, STANDING);
    for (let line = written.get(gesture, 0); line !== 0; line = siblingOf(line)) {
      const slot = slotOf(line);
      if (shelves.shownOf(slot) < line) shelves.show(slot, line);
    }
  };

  return {
    follow: (outcome, writes) => {
      if (outcome.kind === 'retracted') return retract(outcome.gesture.number);
      if (outcome.kind === 'restored') return restore(outcome.gesture.number);
      if (outcome.kind === 'ignored') return;
      if (outcome.kind === 'joined') for (const gesture of outcome.buried) mark(gesture.number, BURIED);
      const owner = outcome.kind === 'joined' ? outcome.gesture.number : 0;
      for (const one of writes) write(owner, one);
    },
    get: (shelf, key) => records[shelves.shownOf(shelves.find(shelf, key))] ?? null,
    list: shelves.list,
    version: shelves.version,
  };
}
