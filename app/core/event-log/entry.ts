export type PaneId = 'primary' | 'secondary';
export type ImageId = string;
export type GestureId = string & { readonly __brand: 'GestureId' };

/** Marks a string as a gesture's id. Where ids come from is the edge's business, never the core's. */
export const gestureId = (id: string): GestureId => id as GestureId;

export interface VersionedEvent {
  readonly type: string;
  readonly v: number;
}

/** One line of the log: what happened, and where. */
export interface Entry<E extends VersionedEvent> {
  /** Dense, from 1; the only order there is. */
  readonly seq: number;
  /** Milliseconds since 1970; shown to people, never read by a projection. */
  readonly at: number;
  /** The image it happened on, never its index: an index shifts when a slide is added. */
  readonly image: ImageId;
  /** The pane it happened in, hence whose Undo takes it back. */
  readonly pane: PaneId;
  /** What one press of Undo takes back. */
  readonly gesture: GestureId;
  /**
   * Whose hand it was, where more than one window or person writes to an image. Undo never takes back what
   * another writer did; absent in logs of one writer.
   */
  readonly writer?: string;
  readonly event: E;
}

export type Draft<E extends VersionedEvent> = Omit<Entry<E>, 'seq'>;

/** Every field is named, since an object that is made by spreading takes more room and is slower to read. */
export function draftOf<E extends VersionedEvent>(entry: Draft<E>): Draft<E> {
  const { at, image, pane, gesture, writer, event } = entry;
  return writer === undefined
    ? { at, image, pane, gesture, event }
    : { at, image, pane, gesture, writer, event };
}

export function entryOf<E extends VersionedEvent>(draft: Draft<E>, seq: number): Entry<E> {
  const { at, image, pane, gesture, writer, event } = draft;
  return writer === undefined
    ? { seq, at, image, pane, gesture, event }
    : { seq, at, image, pane, gesture, writer, event };
}
