import type { ImagePoint, ImageSize } from '../slides/geometry.ts';
import { turnPoint } from '../viewing/registration.ts';
import type { Viewport } from '../viewing/viewport.ts';

/** Squares that a slide is divided into, to say of each whether it was seen. */
export interface CoverageGrid {
  readonly columns: number;
  readonly rows: number;
  /** The side of a square in level-0 pixels. */
  readonly side: number;
}

/** Squares along the longer side: on a scan of 100,000 pixels one is 0.05 mm wide, and a view by 40x has thirty of them. */
const MOST_ALONG = 512;

export function gridOf({ width, height }: ImageSize): CoverageGrid {
  const side = Math.max(1, Math.max(width, height) / MOST_ALONG);
  return { columns: Math.ceil(width / side), rows: Math.ceil(height / side), side };
}

/** What a pane shows of a slide, as far as places go. */
export interface ShownPart {
  readonly viewport: Viewport;
  /** The size of the pane in CSS pixels. */
  readonly pane: ImageSize;
}

function cornersOf({ viewport, pane }: ShownPart): readonly ImagePoint[] {
  const { centre, scale, rotation } = viewport;
  const [x, y] = [pane.width / 2 / scale, pane.height / 2 / scale];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => {
    const away = turnPoint(corner, -rotation);
    return { x: centre.x + away.x, y: centre.y + away.y };
  });
}

/** Where a level line crosses the outline of a part; null where it misses it. */
function spanAt(corners: readonly ImagePoint[], y: number): readonly [number, number] | null {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length] ?? from;
    if (from.y === to.y || y < Math.min(from.y, to.y) || y > Math.max(from.y, to.y)) continue;
    const x = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return left > right ? null : [left, right];
}

/** Calls `row` with each run of squares whose middles lie in the part, as places from `first` up to before `end`. */
export function squaresIn(
  grid: CoverageGrid,
  part: ShownPart,
  row: (first: number, end: number) => void,
): void {
  const { columns, rows, side } = grid;
  const corners = cornersOf(part);
  const ys = corners.map(({ y }) => y);
  const top = Math.max(0, Math.ceil(Math.min(...ys) / side - 0.5));
  const bottom = Math.min(rows - 1, Math.floor(Math.max(...ys) / side - 0.5));
  for (let at = top; at <= bottom; at += 1) {
    const span = spanAt(corners, (at + 0.5) * side);
    if (span === null) continue;
    const first = Math.max(0, Math.ceil(span[0] / side - 0.5));
    const end = Math.min(columns, Math.floor(span[1] / side - 0.5) + 1);
    if (first < end) row(at * columns + first, at * columns + end);
  }
}

export const middleOf = ({ columns, side }: CoverageGrid, place: number): ImagePoint => ({
  x: ((place % columns) + 0.5) * side,
  y: (Math.floor(place / columns) + 0.5) * side,
});
