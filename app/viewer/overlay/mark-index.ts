import Flatbush from 'flatbush';
import type { Edges } from './mark-geometry.ts';

/** Finds boxes by place; positions are those of the list that it was built from. */
export interface BoxIndex {
  /** Whether all of them lie in `area`. */
  isWithin(area: Edges): boolean;
  /** The positions of the boxes that touch `area`, ascending. */
  inOrder(area: Edges): ArrayLike<number>;
  /** The positions of the boxes that touch `area`, in no order. */
  near(area: Edges): readonly number[];
}

const NONE: readonly number[] = [];
const NOTHING: BoxIndex = { isWithin: () => true, inOrder: () => NONE, near: () => NONE };

/** `boxes` holds minX, minY, maxX, maxY of one box after the other. */
export function createBoxIndex(boxes: Float64Array): BoxIndex {
  const count = boxes.length / 4;
  if (count === 0) return NOTHING;
  const tree = new Flatbush(count);
  for (let at = 0; at < boxes.length; at += 4) {
    tree.add(boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2], boxes[at + 3]);
  }
  tree.finish();
  const all = Uint32Array.from({ length: count }, (_, at) => at);
  const near = ({ minX, minY, maxX, maxY }: Edges): number[] => tree.search(minX, minY, maxX, maxY);
  const isWithin = (area: Edges): boolean =>
    area.minX <= tree.minX && area.minY <= tree.minY && area.maxX >= tree.maxX && area.maxY >= tree.maxY;
  return { near, isWithin, inOrder: (area) => (isWithin(area) ? all : Uint32Array.from(near(area)).sort()) };
}
