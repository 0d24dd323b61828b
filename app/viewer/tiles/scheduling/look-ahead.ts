import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { type Level, type TileAddress, tilesAcross, tilesDown } from '../tile.ts';

/** A movement is judged by what it did within so many milliseconds. */
const WINDOW_MS = 120;
/** Fewer frames than this tell a movement from a jump by nothing. */
const FEWEST_FRAMES = 3;
/** How far ahead is looked, in milliseconds: what is asked for later comes late, and of the rest much is never shown. */
const AHEAD_MS = [100, 200, 300, 400] as const;
/** A frame that goes further than this is a jump, by parts of the pane and by the factor of a zoom. */
const FARTHEST_STEP = { pane: 0.25, factor: 1.5 } as const;
/** OpenSeadragon's minPixelRatio: a level whose pixels are shown smaller than this gives way to a coarser one. */
const SMALLEST_PIXEL = 0.5;

interface Seen {
  readonly view: Viewport;
  readonly at: number;
}

const isStep = (from: Viewport, to: Viewport, pane: ImageSize): boolean => {
  const far = Math.hypot(to.centre.x - from.centre.x, to.centre.y - from.centre.y) * to.scale;
  const factor = Math.max(to.scale / from.scale, from.scale / to.scale);
  return far <= FARTHEST_STEP.pane * pane.width && factor <= FARTHEST_STEP.factor;
};

/** Where a view is going, as far as its last frames tell. */
export class Motion {
  #seen: readonly Seen[] = [];

  /** A frame, `at` in milliseconds. */
  saw(view: Viewport, at: number, pane: ImageSize): void {
    const last = this.#seen.at(-1);
    const isGoingOn = last !== undefined && at - last.at <= WINDOW_MS && isStep(last.view, view, pane);
    const before = isGoingOn ? this.#seen.filter((seen) => at - seen.at <= WINDOW_MS && seen.at < at) : [];
    this.#seen = [...before, { view, at }];
  }

  /** The views to come, soonest first; none when nothing moves or a jump was made. */
  ahead(): readonly Viewport[] {
    const [first, last] = [this.#seen[0], this.#seen.at(-1)];
    if (first === undefined || last === undefined || this.#seen.length < FEWEST_FRAMES) return [];
    const [from, to] = [first.view, last.view];
    const isMoving =
      from.scale !== to.scale || from.centre.x !== to.centre.x || from.centre.y !== to.centre.y;
    if (!isMoving) return [];
    return AHEAD_MS.map((ms): Viewport => {
      const times = ms / (last.at - first.at);
      return {
        centre: {
          x: to.centre.x + (to.centre.x - from.centre.x) * times,
          y: to.centre.y + (to.centre.y - from.centre.y) * times,
        },
        scale: to.scale * (to.scale / from.scale) ** times,
        rotation: to.rotation,
      };
    });
  }
}

/** The level that a view is drawn from, by the rule that OpenSeadragon goes by. */
function levelOf(levels: readonly Level[], scale: number): number {
  const level = levels.findIndex(({ downsample }) => scale * downsample >= SMALLEST_PIXEL);
  return level === -1 ? levels.length - 1 : level;
}

/** What a view needs to be sharp, those in its middle first. */
export function tilesOfView(
  levels: readonly Level[],
  view: Viewport,
  pane: ImageSize,
): readonly TileAddress[] {
  const at = levelOf(levels, view.scale);
  const level = levels[at];
  if (level === undefined) return [];
  const angle = (view.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const { tileWidth, tileHeight, downsample } = level;
  const span = (middle: number, length: number, tile: number, count: number): readonly [number, number] => {
    const half = length / view.scale / 2;
    const first = Math.max(0, Math.floor((middle - half) / downsample / tile));
    return [first, Math.min(count - 1, Math.floor((middle + half) / downsample / tile))];
  };
  const { x, y } = view.centre;
  const [left, right] = span(x, pane.width * cos + pane.height * sin, tileWidth, tilesAcross(level));
  const [top, bottom] = span(y, pane.width * sin + pane.height * cos, tileHeight, tilesDown(level));
  const tiles: TileAddress[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) tiles.push({ level: at, column, row });
  const off = ({ column, row }: TileAddress): number =>
    Math.hypot((column + 0.5) * tileWidth - x / downsample, (row + 0.5) * tileHeight - y / downsample);
  return tiles.sort((one, other) => off(one) - off(other));
}
