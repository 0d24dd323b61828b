import type { Draft, Entry, VersionedEvent } from './entry.ts';
import { append, type EventLog, emptyLog, since } from './log.ts';

/** Something that keeps up with a log, one entry at a time. */
export interface Fold<E extends VersionedEvent> {
  readonly step: (entry: Entry<E>) => void;
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

interface Reader<F> {
  readonly fold: F;
  at: number;
}

export function createLedgers<E extends VersionedEvent, F extends Fold<E>>(
  createFold: () => F,
): Ledgers<E, F> {
  const advance = (reader: Reader<F>, log: EventLog<E>): Reader<F> => {
    for (const entry of since(log, reader.at)) reader.fold.step(entry);
    reader.at = log.length;
    return reader;
  };
  const refold = (log: EventLog<E>): Reader<F> => advance({ fold: createFold(), at: 0 }, log);
  const readers = new WeakMap<Ledger<E, F>, Reader<F>>();

  const readerOf = (ledger: Ledger<E, F>): Reader<F> => {
    const known = readers.get(ledger);
    if (known?.at === ledger.log.length) return known;
    const own = refold(ledger.log);
    readers.set(ledger, own);
    return own;
  };

  const ledgerOf = (log: EventLog<E>): Ledger<E, F> => {
    const ledger: Ledger<E, F> = {
      log,
      get view() {
        return readerOf(ledger).fold;
      },
    };
    return ledger;
  };

  return {
    empty: ledgerOf(emptyLog),
    extend: (ledger, drafts) => {
      if (drafts.length === 0) return ledger;
      // The empty ledger is shared by every scope of the process, so its fold is never handed on.
      const reader = ledger.log.length === 0 ? refold(ledger.log) : readerOf(ledger);
      const next = ledgerOf(append(ledger.log, drafts));
      readers.set(next, advance(reader, next.log));
      return next;
    },
  };
}
