import type { Draft, Entry, VersionedEvent } from './entry.ts';

/**
 * An append-only log. A value like any other: appending gives a new log and leaves the old one as it was.
 * Both share one buffer and differ in length, so that appending costs the same at the first entry and the
 * hundred-thousandth.
 */
export interface EventLog<E extends VersionedEvent> {
  readonly length: number;
  /** A copy of everything; for whoever needs the lot. What keeps up with the log reads `since`. */
  readonly entries: readonly Entry<E>[];
}

class BufferedLog<E extends VersionedEvent> implements EventLog<E> {
  readonly length: number;
  readonly #buffer: Entry<E>[];

  constructor(buffer: Entry<E>[], length: number) {
    this.#buffer = buffer;
    this.length = length;
  }

  get entries(): readonly Entry<E>[] {
    return this.tail(0);
  }

  tail(from: number): readonly Entry<E>[] {
    return this.#buffer.slice(from, this.length);
  }

  grow(drafts: readonly Draft<E>[]): BufferedLog<E> {
    // Only the newest log may extend the buffer: an older one would write over what came after it. The
    // empty log never does, since it is shared by everyone and would keep the first user's entries alive.
    const owns = this.length > 0 && this.length === this.#buffer.length;
    const buffer = owns ? this.#buffer : this.#buffer.slice(0, this.length);
    for (const draft of drafts) buffer.push({ seq: buffer.length + 1, ...draft });
    return new BufferedLog(buffer, buffer.length);
  }
}

export const emptyLog: EventLog<never> = new BufferedLog<never>([], 0);

const buffered = <E extends VersionedEvent>(log: EventLog<E>): BufferedLog<E> => {
  if (log instanceof BufferedLog) return log as BufferedLog<E>;
  throw new TypeError('A log is made by appending to emptyLog.');
};

export function append<E extends VersionedEvent>(log: EventLog<E>, drafts: readonly Draft<E>[]): EventLog<E> {
  return drafts.length === 0 ? log : buffered(log).grow(drafts);
}

/** The entries after `seq`, oldest first. */
export function since<E extends VersionedEvent>(log: EventLog<E>, seq: number): readonly Entry<E>[] {
  return buffered(log).tail(Math.max(0, seq));
}
