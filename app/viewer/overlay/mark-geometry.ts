import type { ImageBox } from '#app/core/marks/patch.ts';
import type { ImagePoint, ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';

/** The map from level-0 pixels to CSS pixels of the pane, in the order in which a canvas takes one. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What drawing marks needs of a camera. */
export interface MarkCamera {
  /** The pane's size in CSS pixels. */
  pane(): ImageSize;
  /** The frame on screen. */
  matrix(): Affine;
}

/** A box by its edges. */
export interface Edges {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function project([a, b, c, d, e, f]: Affine, { x, y }: ImagePoint): ScreenPoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Null where the map has no way back: a pane without a size. */
export function inverseOf([a, b, c, d, e, f]: Affine): Affine | null {
  const area = a * d - b * c;
  if (area === 0 || !Number.isFinite(area)) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The edges of what a box becomes, at whatever angle it then lies. */
export function mappedEdges([a, b, c, d, e, f]: Affine, { minX, minY, maxX, maxY }: Edges): Edges {
  const x = a * minX + c * minY + e;
  const y = b * minX + d * minY + f;
  const [ax, cx] = [a * (maxX - minX), c * (maxY - minY)];
  const [by, dy] = [b * (maxX - minX), d * (maxY - minY)];
  return {
    minX: x + Math.min(ax, 0) + Math.min(cx, 0),
    minY: y + Math.min(by, 0) + Math.min(dy, 0),
    maxX: x + Math.max(ax, 0) + Math.max(cx, 0),
    maxY: y + Math.max(by, 0) + Math.max(dy, 0),
  };
}

export function touches(one: Edges, other: Edges): boolean {
  return one.maxX >= other.minX && one.maxY >= other.minY && one.minX <= other.maxX && one.minY <= other.maxY;
}

/** The pane with a border of `margin` CSS pixels around it. */
export function paneEdges({ width, height }: ImageSize, margin: number): Edges {
  return { minX: -margin, minY: -margin, maxX: width + margin, maxY: height + margin };
}

/** The part of a line that lies within `edges`, as shares of its length from its start; null when none does. */
export function partWithin(
  from: ScreenPoint,
  to: ScreenPoint,
  edges: Edges,
): readonly [start: number, end: number] | null {
  let [start, end] = [0, 1];
  const sides = [
    [to.x - from.x, edges.minX - from.x, edges.maxX - from.x],
    [to.y - from.y, edges.minY - from.y, edges.maxY - from.y],
  ] as const;
  for (const [run, least, most] of sides) {
    if (run === 0) {
      if (least > 0 || most < 0) return null;
      continue;
    }
    const [one, other] = [least / run, most / run];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return start <= end ? [start, end] : null;
}

const isWithin = ({ x, y }: ScreenPoint, { minX, minY, maxX, maxY }: Edges): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** Whether any of a line lies within `edges`; unlike its box, this does not depend on how the pane is turned. */
export function crosses(from: ScreenPoint, to: ScreenPoint, edges: Edges): boolean {
  return isWithin(from, edges) || isWithin(to, edges) || partWithin(from, to, edges) !== null;
}

/** The distance of a point from the nearest point of a line; an empty line is a point. */
export function distanceToLine(at: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / square;
  const t = Math.min(Math.max(along, 0), 1);
  return Math.hypot(at.x - from.x - t * dx, at.y - from.y - t * dy);
}

/** Corners from the top left one clockwise, as the image has them. */
export function cornersOf(
  matrix: Affine,
  box: ImageBox,
): readonly [ScreenPoint, ScreenPoint, ScreenPoint, ScreenPoint] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return [
    project(matrix, box),
    project(matrix, { x: right, y: box.y }),
    project(matrix, { x: right, y: bottom }),
    project(matrix, { x: box.x, y: bottom }),
  ];
}

/** Zero inside: a box is hit by its area too. */
export function distanceToBox(at: ScreenPoint, box: ImageBox, matrix: Affine): number {
  const back = inverseOf(matrix);
  if (back === null) return Number.POSITIVE_INFINITY;
  const { x, y } = project(back, at);
  if (x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height) return 0;
  const [first, second, third, fourth] = cornersOf(matrix, box);
  return Math.min(
    distanceToLine(at, first, second),
    distanceToLine(at, second, third),
    distanceToLine(at, third, fourth),
    distanceToLine(at, fourth, first),
  );
}

export function middle(from: ImagePoint, to: ImagePoint): ImagePoint {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
