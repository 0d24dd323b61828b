import { PANE, type View } from './views.ts';

/** One resolution of a slide, cut into tiles; `overlap` is what a tile shares with each neighbour. */
export interface TiledLevel {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
  readonly overlap: number;
}

/** Finest first. */
export interface TiledSlide<L extends TiledLevel = TiledLevel> {
  readonly width: number;
  readonly height: number;
  readonly levels: readonly L[];
}

export interface TileAt {
  readonly level: number;
  readonly column: number;
  readonly row: number;
}

/** Half a screen pixel for each pixel of the level: OpenSeadragon's `minPixelRatio`. */
const LEAST_RATIO = 0.5;

/**
 * The level that OpenSeadragon takes at a device pixel ratio of 1, and so the one that every page here is
 * measured by: the finest whose pixels are at least half a screen pixel wide.
 */
function levelOf(slide: TiledSlide, scale: number): number {
  const fit = slide.levels.findIndex(({ width }) => (scale * slide.width) / width >= LEAST_RATIO);
  return fit === -1 ? slide.levels.length - 1 : fit;
}

function span(middle: number, reach: number, ratio: number, tile: number, length: number): [number, number] {
  const first = Math.floor(((middle - reach) * ratio) / tile);
  const last = Math.ceil(((middle + reach) * ratio) / tile) - 1;
  return [Math.max(0, first), Math.min(Math.ceil(length / tile) - 1, last)];
}

/** The tiles of the level for this view that lie in it, row by row. */
export function listNeededTiles(slide: TiledSlide, { cx, cy, scale }: View): readonly TileAt[] {
  const at = levelOf(slide, scale);
  const level = slide.levels[at];
  if (level === undefined) throw new RangeError('A slide without levels.');
  const { width, height, tile } = level;
  const [left, right] = span(cx, PANE.width / 2 / scale, width / slide.width, tile, width);
  const [top, bottom] = span(cy, PANE.height / 2 / scale, height / slide.height, tile, height);
  const tiles: TileAt[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) tiles.push({ level: at, column, row });
  return tiles;
}

/** A level's name in a DZI folder; they are numbered from one pixel up. */
export function dziLevelOf(slide: TiledSlide, level: number): number {
  return Math.ceil(Math.log2(Math.max(slide.width, slide.height))) - level;
}

/** Every level down to one pixel. */
export function dziSlide(width: number, height: number, tile: number, overlap: number): TiledSlide {
  const count = Math.ceil(Math.log2(Math.max(width, height))) + 1;
  const levels = Array.from({ length: count }, (_, at) => ({
    width: Math.ceil(width / 2 ** at),
    height: Math.ceil(height / 2 ** at),
    tile,
    overlap,
  }));
  return { width, height, levels };
}
