import type { Draft, Entry, VersionedEvent } from './entry.ts';
import { append, type EventLog, emptyLog, since } from './log.ts';

/** Something that keeps up with a log, one entry at a time. */
export interface Fold<E extends VersionedEvent> {
  readonly step: (entry: Entry<E>) => void;
}

/** A fold and how many entries it has read. */
interface Reader<F> {
  readonly fold: F;
  length: number;
}

/**
 * A log together with its fold. The fold is one mutable thing that moves on with the newest ledger; an older
 * ledger that is read again refolds for itself, so both stay true values and only the newest one is cheap.
 */
export class Ledger<E extends VersionedEvent, F extends Fold<E>> {
  readonly log: EventLog<E>;
  readonly #createFold: () => F;
  #reader: Reader<F> | null;

  constructor(createFold: () => F, log: EventLog<E>, reader: Reader<F> | null) {
    this.#createFold = createFold;
    this.log = log;
    this.#reader = reader;
  }

  get view(): F {
    return this.#read().fold;
  }

  extend(drafts: readonly Draft<E>[]): Ledger<E, F> {
    if (drafts.length === 0) return this;
    // The empty ledger is shared by every scope of the process, so its fold is never handed on.
    const reader = this.log.length === 0 ? { fold: this.#createFold(), length: 0 } : this.#read();
    const log = append(this.log, drafts);
    return new Ledger(this.#createFold, log, caughtUp(reader, log));
  }

  #read(): Reader<F> {
    if (this.#reader?.length !== this.log.length)
      this.#reader = caughtUp({ fold: this.#createFold(), length: 0 }, this.log);
    return this.#reader;
  }
}

function caughtUp<E extends VersionedEvent, F extends Fold<E>>(
  reader: Reader<F>,
  log: EventLog<E>,
): Reader<F> {
  for (const entry of since(log, reader.length)) reader.fold.step(entry);
  reader.length = log.length;
  return reader;
}

export const createEmptyLedger = <E extends VersionedEvent, F extends Fold<E>>(
  createFold: () => F,
): Ledger<E, F> => new Ledger<E, F>(createFold, emptyLog, null);
