import { type Draft, type Entry, entryOf, type VersionedEvent } from './entry.ts';

/**
 * An append-only log. A value like any other: appending gives a new log and leaves the old one as it was.
 * Both share one buffer and differ in length, so that appending costs the same at the first entry and the
 * hundred-thousandth.
 */
export class EventLog<E extends VersionedEvent> {
  readonly #buffer: Entry<E>[];
  readonly length: number;

  constructor(buffer: Entry<E>[]) {
    this.#buffer = buffer;
    this.length = buffer.length;
  }

  /** A copy of everything; for whoever needs the lot. What keeps up with the log reads `since`. */
  get entries(): readonly Entry<E>[] {
    return this.since(0);
  }

  since(seq: number): readonly Entry<E>[] {
    return this.#buffer.slice(Math.max(0, seq), this.length);
  }

  append(drafts: readonly Draft<E>[]): EventLog<E> {
    // Only the newest log may extend the buffer: an older one would write over what came after it. The
    // empty log never does, since it is shared by everyone and would keep the first user's entries alive.
    const owns = this.length > 0 && this.length === this.#buffer.length;
    const buffer = owns ? this.#buffer : this.#buffer.slice(0, this.length);
    for (const draft of drafts) buffer.push(entryOf(draft, buffer.length + 1));
    return new EventLog(buffer);
  }
}

export const emptyLog = new EventLog<never>([]);

export function append<E extends VersionedEvent>(log: EventLog<E>, drafts: readonly Draft<E>[]): EventLog<E> {
  return drafts.length === 0 ? log : log.append(drafts);
}

/** The entries after `seq`, oldest first. */
export function since<E extends VersionedEvent>(log: EventLog<E>, seq: number): readonly Entry<E>[] {
  return log.since(seq);
}
