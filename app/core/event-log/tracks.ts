import type { Entry, GestureId, ImageId, VersionedEvent } from './entry.ts';
import type { Track } from './track.ts';

/** The undo and redo stacks of one track. */
export interface Stack<L extends string> {
  readonly number: number;
  readonly track: Track<L>;
  readonly history: { readonly undoable: GestureId[]; readonly redoable: GestureId[] };
}

/** What says where something was made. */
type Where = Pick<Entry<VersionedEvent>, 'image' | 'pane' | 'writer'>;

export interface Tracks<L extends string> {
  readonly find: (where: Where, lane: L) => Stack<L> | undefined;
  readonly stackOf: (where: Where, lane: L) => Stack<L>;
  readonly numbered: (number: number) => Stack<L> | undefined;
}

/** Found by comparing, not by a key put together from the four names: that would be a new string each time. */
export function createTracks<L extends string>(): Tracks<L> {
  const byImage = new Map<ImageId, Stack<L>[]>();
  const all: Stack<L>[] = [];

  const find = ({ image, pane, writer }: Where, lane: L): Stack<L> | undefined => {
    const here = byImage.get(image);
    if (here === undefined) return undefined;
    for (const stack of here) {
      const { track } = stack;
      if (track.pane === pane && track.lane === lane && track.writer === writer) return stack;
    }
    return undefined;
  };

  const added = ({ image, pane, writer }: Where, lane: L): Stack<L> => {
    const track = writer === undefined ? { pane, image, lane } : { pane, image, lane, writer };
    const stack: Stack<L> = { number: all.length, track, history: { undoable: [], redoable: [] } };
    all.push(stack);
    const here = byImage.get(image);
    if (here) here.push(stack);
    else byImage.set(image, [stack]);
    return stack;
  };

  return {
    find,
    stackOf: (where, lane) => find(where, lane) ?? added(where, lane),
    numbered: (number) => all[number],
  };
}
