/**
 * A tissue microarray of 10 by 8 places, cut from one real 40x slide: where each core lies and how it was turned.
 * All lengths are pixels of the finest level.
 */
export const PITCH_PX = 4096;
export const ARRAY_COLUMNS = 10;
export const ARRAY_ROWS = 8;
export const CORE_PX = 2000;
export const TILE_PX = 512;
export const ARRAY_WIDTH = ARRAY_COLUMNS * PITCH_PX;
export const ARRAY_HEIGHT = ARRAY_ROWS * PITCH_PX;
/** The glass of the source, so that a core has no visible frame. */
export const GLASS = { r: 226, g: 224, b: 234 } as const;

/** How a core was cut from the source: from which corner, mirrored first, then turned. */
export interface Cut {
  /** Left and upper edge of the square in the source. */
  readonly offset: number;
  readonly mirrored: boolean;
  /** Clockwise. */
  readonly degrees: 0 | 90 | 180 | 270;
}

/** The source is 2202 pixels wide: two places to cut from, each turned four ways, plain and mirrored. */
export const CUTS: readonly Cut[] = [0, 202].flatMap((offset) =>
  [false, true].flatMap((mirrored) =>
    ([0, 90, 180, 270] as const).map((degrees) => ({ offset, mirrored, degrees })),
  ),
);

/** Cores that were lost when the block was cut, as happens with every array. */
const LOST = new Set(['6,2', '3,5', '9,7']);

/** Which of the cuts lies in a place; null where the core was lost. */
export const cutAt = (column: number, row: number): number | null =>
  LOST.has(`${column},${row}`) ? null : (column * 5 + row * 3) % CUTS.length;
