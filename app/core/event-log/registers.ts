import type { Gesture, GestureWrite } from './gesture.ts';

const NOTHING: readonly never[] = [];

/** A record under its shelf and key: what was written to it, latest first, and which of that is shown. */
interface Register<R> {
  readonly shelf: Shelf<R>;
  latest: Write<R> | null;
  /** The latest write that stands. */
  shown: Write<R> | null;
}

interface Shelf<R> {
  readonly registers: Map<string, Register<R>>;
  /** Null after a change, until someone asks. */
  list: readonly R[] | null;
}

/**
 * One value of a register; null removes. Retracting a gesture cannot simply put the old value back: a mark belongs
 * to its image, so the other pane may have written over it since, and then the retraction changes what lies
 * beneath and nothing on top. So each write knows the one that it covered.
 */
class Write<R> implements GestureWrite {
  readonly register: Register<R>;
  readonly order: number;
  readonly record: R | null;
  /** Null where no Undo reaches. */
  readonly gesture: Gesture | null;
  readonly previous: GestureWrite | null;
  covered: Write<R> | null;

  constructor(register: Register<R>, order: number, record: R | null, gesture: Gesture | null) {
    this.register = register;
    this.order = order;
    this.record = record;
    this.gesture = gesture;
    this.previous = gesture?.latestWrite ?? null;
    this.covered = skipBuried(register.latest);
  }

  get stands(): boolean {
    return this.gesture === null || this.gesture.state === 'standing';
  }

  settle(): void {
    const { shown } = this.register;
    if (!this.stands && shown === this) show(this.register, latestStanding(this));
    else if (this.stands && (shown === null || shown.order < this.order)) show(this.register, this);
  }
}

/** Buried writes never come back; going around them keeps a chain as short as its Redo. */
function skipBuried<R>(from: Write<R> | null): Write<R> | null {
  let write = from;
  while (write?.gesture?.state === 'buried') write = write.covered;
  return write;
}

function latestStanding<R>(from: Write<R>): Write<R> | null {
  let write: Write<R> | null = from;
  while (write !== null && !write.stands) {
    write.covered = skipBuried(write.covered);
    write = write.covered;
  }
  return write;
}

function show<R>(register: Register<R>, write: Write<R> | null): void {
  const changesList = (register.shown?.record ?? null) !== null || (write?.record ?? null) !== null;
  register.shown = write;
  if (changesList) register.shelf.list = null;
}

/**
 * Records by shelf and key, each showing its latest write that still stands. Retracting a gesture costs as much as
 * the gesture wrote, at any length of the log. Lists are cached: the same array comes back until a record of that
 * shelf changes, so comparing references is enough.
 */
export class Registers<R> {
  readonly #shelves = new Map<string, Shelf<R>>();
  #writes = 0;

  /** Null as a record removes; null as a gesture writes for good. */
  write(gesture: Gesture | null, shelf: string, key: string, record: R | null): void {
    const register = this.#registerOf(shelf, key);
    this.#writes += 1;
    const write = new Write(register, this.#writes, record, gesture);
    register.latest = write;
    if (gesture !== null) gesture.latestWrite = write;
    show(register, write);
  }

  get(shelf: string, key: string): R | null {
    return this.#shelves.get(shelf)?.registers.get(key)?.shown?.record ?? null;
  }

  /** In the order in which the records got their present value. */
  list(name: string): readonly R[] {
    const shelf = this.#shelves.get(name);
    if (shelf === undefined) return NOTHING;
    shelf.list ??= Array.from(shelf.registers.values(), ({ shown }) => shown)
      .filter((shown) => shown !== null)
      .sort((one, other) => one.order - other.order)
      .map(({ record }) => record)
      .filter((record) => record !== null);
    return shelf.list;
  }

  #registerOf(name: string, key: string): Register<R> {
    const shelf = this.#shelves.get(name) ?? { registers: new Map<string, Register<R>>(), list: NOTHING };
    const register = shelf.registers.get(key) ?? { shelf, latest: null, shown: null };
    if (shelf.registers.size === 0) this.#shelves.set(name, shelf);
    if (register.latest === null) shelf.registers.set(key, register);
    return register;
  }
}
