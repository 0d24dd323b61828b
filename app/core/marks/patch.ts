import type { ImageId, PaneId } from '../event-log/entry.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import type { MarkAuthor } from './author.ts';

/** The color that specification 9 gives a new patch. */
export const DEFAULT_PATCH_COLOR = '#7cfc00';
/** Level-0 pixels. */
export const DEFAULT_PATCH_SIDE = 1024;
/** Screen (CSS) pixels. */
export const MIN_PATCH_SIDE_PX = 42;

/** In level-0 pixels, from the top left corner. */
export interface ImageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place on an image with a note (specification 3.9). */
export interface Patch {
  readonly id: string;
  readonly imageId: ImageId;
  /** The checksum of the image's bytes; null when the server gave none. */
  readonly checksum: string | null;
  readonly note: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** A point has no size: the box lies at it and is 0 wide and high. */
  readonly isPoint: boolean;
  readonly box: ImageBox;
  /** How wide it was on the screen when it was placed or last resized, in CSS pixels. */
  readonly widthInClient: number;
  readonly author: MarkAuthor | null;
  readonly pane: PaneId;
  /**
   * The patch's number on the image, from 1, given when it is placed (viewing/patch-names.ts); older patches have
   * none.
   */
  readonly number?: number;
}

/** One entry of a supplied selection list, from which a note can be chosen (specification 3.9). */
export interface NoteChoice {
  readonly text: string;
  readonly color: string;
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export function centreOf({ x, y, width, height }: ImageBox): ImagePoint {
  return { x: x + width / 2, y: y + height / 2 };
}

export function boxAround(centre: ImagePoint, width: number, height: number): ImageBox {
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}
