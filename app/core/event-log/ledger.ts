import type { Draft, Entry, VersionedEvent } from './entry.ts';
import { append, draftAt, type EventLog, emptyLog, entryAt } from './log.ts';

/** Something that keeps up with a log, one entry at a time. */
export interface Fold<E extends VersionedEvent> {
  readonly step: (entry: Draft<E>, seq: number) => void;
  /** So many entries follow: room can be made for them once. */
  readonly expect?: (entries: number) => void;
}

/**
 * A log together with its fold. The fold is one mutable thing that moves on with the newest ledger; an older
 * ledger that is read again refolds for itself, so both stay true values and only the newest one is cheap.
 */
export interface Ledger<E extends VersionedEvent, F extends Fold<E>> {
  readonly log: EventLog<E>;
  readonly view: F;
}

export interface Ledgers<E extends VersionedEvent, F extends Fold<E>> {
  readonly empty: Ledger<E, F>;
  readonly extend: (ledger: Ledger<E, F>, drafts: readonly Draft<E>[]) => Ledger<E, F>;
}

/** The entry of that number, of the log that the fold has kept up with. */
export type EntryAt<E extends VersionedEvent> = (seq: number) => Entry<E> | undefined;

/** Making room for fewer would cost more than it saves. */
const FEW = 64;

interface Reader<E extends VersionedEvent, F> {
  readonly fold: F;
  log: EventLog<E>;
}

function advance<E extends VersionedEvent, F extends Fold<E>>(
  reader: Reader<E, F>,
  log: EventLog<E>,
): Reader<E, F> {
  const from = reader.log.length;
  reader.log = log;
  if (log.length - from > FEW) reader.fold.expect?.(log.length - from);
  for (let seq = from + 1; seq <= log.length; seq += 1) {
    const entry = draftAt(log, seq);
    if (entry) reader.fold.step(entry, seq);
  }
  return reader;
}

class FoldedLedger<E extends VersionedEvent, F extends Fold<E>> implements Ledger<E, F> {
  readonly log: EventLog<E>;
  readonly #refold: (log: EventLog<E>) => Reader<E, F>;
  #reader: Reader<E, F> | null;

  constructor(log: EventLog<E>, reader: Reader<E, F> | null, refold: (log: EventLog<E>) => Reader<E, F>) {
    this.log = log;
    this.#reader = reader;
    this.#refold = refold;
  }

  get reader(): Reader<E, F> {
    if (this.#reader?.log.length !== this.log.length) this.#reader = this.#refold(this.log);
    return this.#reader;
  }

  get view(): F {
    return this.reader.fold;
  }
}

export function createLedgers<E extends VersionedEvent, F extends Fold<E>>(
  createFold: (entryAt: EntryAt<E>) => F,
): Ledgers<E, F> {
  const refold = (log: EventLog<E>): Reader<E, F> => {
    const reader: Reader<E, F> = { fold: createFold((seq) => entryAt(reader.log, seq)), log: emptyLog };
    return advance(reader, log);
  };
  const readerOf = (ledger: Ledger<E, F>): Reader<E, F> => {
    // The empty ledger is shared by every scope of the process, so its fold is never handed on.
    const handsOn = ledger instanceof FoldedLedger && ledger.log.length > 0;
    return handsOn ? (ledger as FoldedLedger<E, F>).reader : refold(ledger.log);
  };
  return {
    empty: new FoldedLedger(emptyLog, null, refold),
    extend: (ledger, drafts) => {
      if (drafts.length === 0) return ledger;
      const reader = readerOf(ledger);
      const log = append(ledger.log, drafts);
      return new FoldedLedger(log, advance(reader, log), refold);
    },
  };
}
