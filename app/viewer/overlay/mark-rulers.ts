import { elbowOf } from '#app/core/marks/ruler.ts';
import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ImagePoint, ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import {
  type Affine,
  crosses,
  type Edges,
  inverseOf,
  mappedEdges,
  paneEdges,
  project,
} from './mark-geometry.ts';
import { type BoxIndex, createBoxIndex } from './mark-index.ts';

/** What a list of rulers is to a pane, derived once per list. */
export interface RulerLayer {
  readonly rulers: readonly ShownRuler[];
  readonly index: BoxIndex;
  /** Both ends of one ruler after the other: drawing them all makes no object for any of them. */
  readonly ends: Float64Array;
  /** Half of each label's box in CSS pixels; NaN until it was measured. */
  readonly halves: Float64Array;
  /** CSS pixels around the pane within which a ruler may still reach into it with its label. */
  readonly margin: number;
  byId(id: string): ShownRuler | null;
}

/** A generous letter, and what a label keeps clear of its line and around its text. In CSS pixels. */
const LETTER_PX = 10;
const CLEAR_PX = 40;

export function rulerLayerOf(rulers: readonly ShownRuler[]): RulerLayer {
  const boxes = new Float64Array(rulers.length * 4);
  const ends = new Float64Array(rulers.length * 4);
  let longest = 0;
  let at = 0;
  for (const { from, to, elbow = from, label } of rulers) {
    boxes[at] = Math.min(from.x, to.x, elbow.x);
    boxes[at + 1] = Math.min(from.y, to.y, elbow.y);
    boxes[at + 2] = Math.max(from.x, to.x, elbow.x);
    boxes[at + 3] = Math.max(from.y, to.y, elbow.y);
    ends[at] = from.x;
    ends[at + 1] = from.y;
    ends[at + 2] = to.x;
    ends[at + 3] = to.y;
    at += 4;
    longest = Math.max(longest, label.length);
  }
  let known: ReadonlyMap<string, ShownRuler> | null = null;
  return {
    rulers,
    index: createBoxIndex(boxes),
    ends,
    halves: new Float64Array(rulers.length).fill(Number.NaN),
    margin: CLEAR_PX + longest * LETTER_PX,
    byId: (id) => {
      known ??= new Map(rulers.map((ruler) => [ruler.id, ruler]));
      return known.get(id) ?? null;
    },
  };
}

export interface RulerOnScreen {
  readonly ruler: ShownRuler;
  readonly from: ScreenPoint;
  readonly to: ScreenPoint;
  /** Where the legs of a coordinate ruler meet; null for a straight one. */
  readonly elbow: ScreenPoint | null;
}

/** Null for a straight ruler. */
export const elbowIn = (ruler: ShownRuler): ImagePoint | null =>
  ruler.mode === 'coordinate' ? (ruler.elbow ?? elbowOf(ruler)) : null;

export function rulerOnScreen(ruler: ShownRuler, matrix: Affine): RulerOnScreen {
  const elbow = elbowIn(ruler);
  return {
    ruler,
    from: project(matrix, ruler.from),
    to: project(matrix, ruler.to),
    elbow: elbow === null ? null : project(matrix, elbow),
  };
}

/** Whether any of its lines comes within `edges` of the pane. */
export function isNear({ from, to, elbow }: RulerOnScreen, edges: Edges): boolean {
  if (crosses(from, to, edges)) return true;
  return elbow !== null && (crosses(from, elbow, edges) || crosses(elbow, to, edges));
}

/** What can be seen of a list, in its order. */
export function rulersNear(layer: RulerLayer, matrix: Affine, pane: ImageSize): readonly RulerOnScreen[] {
  const back = inverseOf(matrix);
  if (back === null) return [];
  const edges = paneEdges(pane, layer.margin);
  const candidates = layer.index.inOrder(mappedEdges(back, edges));
  const near: RulerOnScreen[] = [];
  for (let at = 0; at < candidates.length; at += 1) {
    const ruler = layer.rulers[candidates[at] ?? -1];
    if (ruler === undefined) continue;
    const placed = rulerOnScreen(ruler, matrix);
    if (isNear(placed, edges)) near.push(placed);
  }
  return near;
}

/** The square of the distance between a point and a line, all in numbers. */
function squareTo(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / square;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const [ex, ey] = [x - x0 - t * dx, y - y0 - t * dy];
  return ex * ex + ey * ey;
}

/**
 * The id of the topmost ruler within reach. A view keeps shapes, so the search runs in the image's own pixels:
 * one point is mapped there, instead of every candidate onto the screen.
 */
export function hitRuler(layer: RulerLayer, at: ScreenPoint, matrix: Affine, reach: number): string | null {
  const back = inverseOf(matrix);
  if (back === null) return null;
  const { x, y } = project(back, at);
  const far = reach * Math.hypot(back[0], back[1]);
  const limit = far * far;
  let top = -1;
  for (const position of layer.index.near({ minX: x - far, minY: y - far, maxX: x + far, maxY: y + far })) {
    if (position <= top) continue;
    const first = position * 4;
    const [x0, y0] = [layer.ends[first] ?? 0, layer.ends[first + 1] ?? 0];
    const [x1, y1] = [layer.ends[first + 2] ?? 0, layer.ends[first + 3] ?? 0];
    const ruler = layer.rulers[position];
    const elbow = ruler === undefined ? null : elbowIn(ruler);
    const isHit =
      squareTo(x, y, x0, y0, x1, y1) <= limit ||
      (elbow !== null &&
        Math.min(squareTo(x, y, x0, y0, elbow.x, elbow.y), squareTo(x, y, elbow.x, elbow.y, x1, y1)) <=
          limit);
    if (isHit) top = position;
  }
  return layer.rulers[top]?.id ?? null;
}
