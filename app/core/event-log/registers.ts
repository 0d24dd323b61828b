import type { Gesture, Outcome } from './stacks.ts';

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

interface Line<R> {
  readonly record: R | null;
  readonly order: number;
  readonly owner: Gesture<string> | null;
  readonly slot: Slot<R>;
  /** The write that this one replaced: what a retraction puts back. */
  below: Line<R> | null;
}
interface Slot<R> {
  readonly shelf: Shelf<R>;
  readonly key: string;
  top: Line<R> | null;
  shown: Line<R> | null;
}
interface Shelf<R> {
  readonly slots: Map<string, Slot<R>>;
  readonly live: Map<string, Line<R>>;
  newest: number;
  sorted: boolean;
  version: number;
  list: readonly R[] | null;
}

const NOTHING: readonly never[] = [];

const stands = (line: Line<unknown>): boolean => line.owner === null || line.owner.state === 'standing';

/** Buried writes never come back, so chains are relinked around them and stay as short as their Redo. */
function unburied<R>(from: Line<R> | null): Line<R> | null {
  let line = from;
  while (line?.owner?.state === 'buried') line = line.below;
  return line;
}

function latestStanding<R>(from: Line<R>): Line<R> | null {
  let line: Line<R> | null = from;
  while (line && !stands(line)) {
    line.below = unburied(line.below);
    line = line.below;
  }
  return line;
}

function show<R>(slot: Slot<R>, line: Line<R> | null): void {
  const { shelf, key } = slot;
  const visible = (slot.shown?.record ?? null) !== null || (line?.record ?? null) !== null;
  slot.shown = line;
  if (!visible) return;
  shelf.version += 1;
  shelf.list = null;
  shelf.live.delete(key);
  if (line === null || line.record === null) return;
  shelf.live.set(key, line);
  if (line.order < shelf.newest) shelf.sorted = false;
  shelf.newest = Math.max(shelf.newest, line.order);
}

function listOf<R>(shelf: Shelf<R>): readonly R[] {
  if (shelf.list) return shelf.list;
  if (!shelf.sorted) {
    const inOrder = [...shelf.live].sort(([, a], [, b]) => a.order - b.order);
    shelf.live.clear();
    for (const [key, line] of inOrder) shelf.live.set(key, line);
    shelf.sorted = true;
  }
  shelf.list = [...shelf.live.values()].flatMap((line) => (line.record === null ? [] : [line.record]));
  return shelf.list;
}

const newShelf = <R>(): Shelf<R> => ({
  slots: new Map(),
  live: new Map(),
  newest: 0,
  sorted: true,
  version: 0,
  list: NOTHING,
});

/**
 * Retracting a gesture costs as much as the gesture wrote, at any length of the log. It cannot simply put the
 * old value back: a mark belongs to its image, so the other pane may have written over it since, and then the
 * retraction changes what lies beneath and nothing on top.
 */
export function createRegisters<R>(): Registers<R> {
  const shelves = new Map<string, Shelf<R>>();
  const written = new Map<Gesture<string>, Line<R>[]>();
  let count = 0;

  const slotOf = (name: string, key: string): Slot<R> => {
    const shelf = shelves.get(name) ?? newShelf<R>();
    shelves.set(name, shelf);
    const slot = shelf.slots.get(key) ?? { shelf, key, top: null, shown: null };
    shelf.slots.set(key, slot);
    return slot;
  };

  const write = (owner: Gesture<string> | null, { shelf, key, record }: Write<R>): void => {
    const slot = slotOf(shelf, key);
    count += 1;
    const line = { record, order: count, owner, slot, below: unburied(slot.top) };
    slot.top = line;
    show(slot, line);
    if (!owner) return;
    const lines = written.get(owner);
    if (lines) lines.push(line);
    else written.set(owner, [line]);
  };

  const retract = (gesture: Gesture<string>): void => {
    for (const line of written.get(gesture) ?? [])
      if (line.slot.shown === line) show(line.slot, latestStanding(line));
  };

  const restore = (gesture: Gesture<string>): void => {
    for (const line of written.get(gesture) ?? [])
      if (!line.slot.shown || line.slot.shown.order < line.order) show(line.slot, line);
  };

  return {
    follow: (outcome, writes) => {
      if (outcome.kind === 'retracted') return retract(outcome.gesture);
      if (outcome.kind === 'restored') return restore(outcome.gesture);
      if (outcome.kind === 'ignored') return;
      if (outcome.kind === 'joined') for (const gesture of outcome.buried) written.delete(gesture);
      for (const one of writes) write(outcome.kind === 'joined' ? outcome.gesture : null, one);
    },
    get: (shelf, key) => shelves.get(shelf)?.slots.get(key)?.shown?.record ?? null,
    list: (shelf) => {
      const known = shelves.get(shelf);
      return known ? listOf(known) : NOTHING;
    },
    version: (shelf) => shelves.get(shelf)?.version ?? 0,
  };
}
