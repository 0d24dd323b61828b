import type { PaneId } from '../event-log/entry.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import type { Scale } from '../slides/scale.ts';
import type { MarkAuthor } from './author.ts';

export type RulerMode = 'straight' | 'coordinate';

/**
 * A measured distance (specification 3.8). Two ends in level-0 pixels, never a bounding box: a box loses
 * the direction. It carries the scale it was drawn with and the image it belongs to.
 */
export interface Ruler {
  readonly id: string;
  readonly imageId: string;
  /** The checksum of the image's bytes; null when the server gave none. */
  readonly checksum: string | null;
  readonly mode: RulerMode;
  readonly from: ImagePoint;
  readonly to: ImagePoint;
  readonly scale: Scale;
  readonly visible: boolean;
  /** What the reader calls it; empty until somebody names it. */
  readonly name: string;
  /** Null for marks of a version that did not ask. */
  readonly author: MarkAuthor | null;
  /** Where it was drawn; in the other pane it is a projection while the panes are in step. */
  readonly pane: PaneId;
}

/** A ruler before anyone gave it an id: what a tool, or a reader's keys, measured. */
export interface Measurement {
  readonly mode: RulerMode;
  readonly from: ImagePoint;
  readonly to: ImagePoint;
}

/** Only when both ends agree: a level line is a good one, though its box has no height. */
export function isEmpty({ from, to }: Pick<Ruler, 'from' | 'to'>): boolean {
  return from.x === to.x && from.y === to.y;
}

/** Where the right angle of a coordinate ruler lies: its legs run along the axes of the image on which it was drawn. */
export function elbowOf({ from, to }: Pick<Ruler, 'from' | 'to'>): ImagePoint {
  return { x: to.x, y: from.y };
}
