import type { Gesture, GestureWrite } from './gesture.ts';

const NOTHING: readonly never[] = [];

interface Table<R> {
  /** By key, what was written first: it knows the latest, so that a later write need not be put under the key again. */
  readonly firsts: Map<string, Write<R>>;
  /** Null after a change, until someone asks. */
  list: readonly R[] | null;
}

/**
 * A record's new value; null removes it. Retracting a gesture cannot simply put the old value back: a mark belongs
 * to its image, so the other pane may have written over it since, and then the retraction changes what lies
 * beneath and nothing on top. So each write knows the one that it covered.
 */
class Write<R> implements GestureWrite {
  readonly table: Table<R>;
  readonly order: number;
  readonly record: R | null;
  /** Null where no Undo reaches. */
  readonly gesture: Gesture | null;
  readonly previous: GestureWrite | null;
  readonly covered: Write<R> | null;
  /** What was written last under the key, whether or not it still stands; only the first write of a key knows it. */
  latest: Write<R>;

  constructor(
    table: Table<R>,
    order: number,
    record: R | null,
    gesture: Gesture | null,
    covered: Write<R> | null,
  ) {
    this.table = table;
    this.order = order;
    this.record = record;
    this.gesture = gesture;
    this.previous = gesture === null ? null : gesture.latestWrite;
    this.covered = covered;
    this.latest = this;
  }

  touch(): void {
    this.table.list = null;
  }
}

/** What is shown of a chain of writes: the latest that stands. */
function latestStanding<R>(from: Write<R> | null): Write<R> | null {
  let write = from;
  while (write?.gesture && write.gesture.state !== 'standing') write = write.covered;
  return write;
}

/**
 * Records by table and key, each showing its latest write that still stands. Retracting a gesture costs as much as
 * the gesture wrote, at any length of the log. Lists are cached: the same array comes back until something is
 * written, retracted or restored on that table, so comparing references is enough.
 */
export class Registers<R> {
  readonly #tables = new Map<string, Table<R>>();
  #writes = 0;

  /** Without a gesture it is written for good. */
  write(gesture: Gesture | null, tableName: string, key: string, record: R | null): void {
    const table = this.#tableOf(tableName);
    this.#writes += 1;
    const first = table.firsts.get(key);
    const write = new Write(table, this.#writes, record, gesture, first?.latest ?? null);
    if (first === undefined) table.firsts.set(key, write);
    else first.latest = write;
    if (gesture !== null) gesture.latestWrite = write;
    write.touch();
  }

  get(table: string, key: string): R | null {
    return latestStanding(this.#tables.get(table)?.firsts.get(key)?.latest ?? null)?.record ?? null;
  }

  /** What the key would show without the write that stands on top of it. */
  beneath(table: string, key: string): R | null {
    const top = latestStanding(this.#tables.get(table)?.firsts.get(key)?.latest ?? null);
    return latestStanding(top?.covered ?? null)?.record ?? null;
  }

  /** In the order in which the records got their present value. */
  list(name: string): readonly R[] {
    const table = this.#tables.get(name);
    if (table === undefined) return NOTHING;
    table.list ??= Array.from(table.firsts.values(), ({ latest }) => latestStanding(latest))
      .filter((write) => write !== null)
      .sort((one, other) => one.order - other.order)
      .map(({ record }) => record)
      .filter((record) => record !== null);
    return table.list;
  }

  #tableOf(name: string): Table<R> {
    const known = this.#tables.get(name);
    if (known) return known;
    const table: Table<R> = { firsts: new Map(), list: NOTHING };
    this.#tables.set(name, table);
    return table;
  }
}
