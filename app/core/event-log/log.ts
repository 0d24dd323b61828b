import type { Draft, Entry, GestureId, ImageId, PaneId, VersionedEvent } from './entry.ts';
import { IntRows } from './int-rows.ts';

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

/** Where an entry was made: the same few over and over, so they are kept once. */
interface Place {
  readonly number: number;
  readonly image: ImageId;
  readonly pane: PaneId;
  readonly writer: string | undefined;
}

/**
 * What the log began with stays as it came, so that a long log is there at once; what is appended later lies in
 * columns, since as objects entries take three times the room, and most are read once.
 */
class Buffer<E extends VersionedEvent> {
  readonly #first: readonly Draft<E>[];
  readonly #ats: number[] = [];
  readonly #gestures: GestureId[] = [];
  readonly #events: E[] = [];
  /** By seq, the place's number among `#places`. */
  readonly #placed = new IntRows(1);
  readonly #places: Place[] = [];
  readonly #placesOn = new Map<ImageId, Place[]>();

  constructor(first: readonly Draft<E>[]) {
    this.#first = first;
  }

  get length(): number {
    return this.#first.length + this.#events.length;
  }

  push({ at, image, pane, gesture, writer, event }: Draft<E>): void {
    this.#ats.push(at);
    this.#gestures.push(gesture);
    this.#events.push(event);
    this.#placed.set(this.#placed.add(), 0, this.#placeOf(image, pane, writer).number);
  }

  draftAt(seq: number): Draft<E> | undefined {
    const first = this.#first[seq - 1];
    if (first !== undefined) return first;
    const row = seq - this.#first.length;
    const at = this.#ats[row - 1];
    const gesture = this.#gestures[row - 1];
    const event = this.#events[row - 1];
    const place = this.#places[this.#placed.get(row, 0)];
    if (at === undefined || gesture === undefined || event === undefined || !place) return undefined;
    const { image, pane, writer } = place;
    return writer === undefined
      ? { at, image, pane, gesture, event }
      : { at, image, pane, gesture, writer, event };
  }

  at(seq: number): Entry<E> | undefined {
    const draft = this.draftAt(seq);
    return draft && entryOf(draft, seq);
  }

  #placeOf(image: ImageId, pane: PaneId, writer: string | undefined): Place {
    const here = this.#placesOn.get(image) ?? [];
    for (const place of here) if (place.pane === pane && place.writer === writer) return place;
    const place = { number: this.#places.length, image: here[0]?.image ?? image, pane, writer };
    this.#places.push(place);
    if (here.push(place) === 1) this.#placesOn.set(image, here);
    return place;
  }
}

function entryOf<E extends VersionedEvent>(draft: Draft<E>, seq: number): Entry<E> {
  const { at, image, pane, gesture, writer, event } = draft;
  return writer === undefined
    ? { seq, at, image, pane, gesture, event }
    : { seq, at, image, pane, gesture, writer, event };
}

class BufferedLog<E extends VersionedEvent> implements EventLog<E> {
  readonly length: number;
  readonly #buffer: Buffer<E>;

  constructor(buffer: Buffer<E>, length: number) {
    this.#buffer = buffer;
    this.length = length;
  }

  get entries(): readonly Entry<E>[] {
    return this.tail(0);
  }

  at(seq: number): Entry<E> | undefined {
    return seq > this.length ? undefined : this.#buffer.at(seq);
  }

  draftAt(seq: number): Draft<E> | undefined {
    return seq > this.length ? undefined : this.#buffer.draftAt(seq);
  }

  tail(from: number): readonly Entry<E>[] {
    const entries: Entry<E>[] = [];
    for (let seq = from + 1; seq <= this.length; seq += 1) {
      const entry = this.#buffer.at(seq);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  grow(drafts: readonly Draft<E>[]): BufferedLog<E> {
    // Only the newest log may extend the buffer: an older one would write over what came after it. The
    // empty log never does, since it is shared by everyone and would keep the first user's entries alive.
    const owns = this.length > 0 && this.length === this.#buffer.length;
    if (!owns) {
      const first = this.length === 0 ? [...drafts] : [...this.entries, ...drafts];
      return new BufferedLog(new Buffer(first), first.length);
    }
    for (const draft of drafts) this.#buffer.push(draft);
    return new BufferedLog(this.#buffer, this.#buffer.length);
  }
}

export const emptyLog: EventLog<never> = new BufferedLog<never>(new Buffer<never>([]), 0);

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

/** The entry of that number; undefined when there is none. */
export function entryAt<E extends VersionedEvent>(log: EventLog<E>, seq: number): Entry<E> | undefined {
  return buffered(log).at(seq);
}

/** The same without its number: of a log as it was loaded that is nothing new, where an entry is made each time. */
export function draftAt<E extends VersionedEvent>(log: EventLog<E>, seq: number): Draft<E> | undefined {
  return buffered(log).draftAt(seq);
}
