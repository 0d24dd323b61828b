import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ScreenPoint } from './camera.client.ts';
import { type Affine, distanceToLine, elbowOf, inverseOf, mappedEdges, projected } from './mark-geometry.ts';
import { type BoxIndex, createBoxIndex } from './mark-index.ts';

/** What a list of rulers is to a pane, derived once per list. */
export interface RulerLayer {
  readonly rulers: readonly ShownRuler[];
  readonly index: BoxIndex;
  /** Letters of the longest label. */
  readonly longest: number;
  byId(id: string): ShownRuler | null;
}

export function rulerLayerOf(rulers: readonly ShownRuler[]): RulerLayer {
  const boxes = new Float64Array(rulers.length * 4);
  let longest = 0;
  let at = 0;
  for (const { from, to, label } of rulers) {
    boxes[at] = Math.min(from.x, to.x);
    boxes[at + 1] = Math.min(from.y, to.y);
    boxes[at + 2] = Math.max(from.x, to.x);
    boxes[at + 3] = Math.max(from.y, to.y);
    at += 4;
    longest = Math.max(longest, label.length);
  }
  let known: ReadonlyMap<string, ShownRuler> | null = null;
  return {
    rulers,
    index: createBoxIndex(boxes),
    longest,
    byId: (id) => {
      known ??= new Map(rulers.map((ruler) => [ruler.id, ruler]));
      return known.get(id) ?? null;
    },
  };
}

/** In CSS pixels, to the nearest of its lines. */
export function distanceToRuler(at: ScreenPoint, { mode, from, to }: ShownRuler, matrix: Affine): number {
  const [start, end] = [projected(matrix, from), projected(matrix, to)];
  const straight = distanceToLine(at, start, end);
  if (mode === 'straight') return straight;
  const elbow = projected(matrix, elbowOf(from, to));
  return Math.min(straight, distanceToLine(at, start, elbow), distanceToLine(at, elbow, end));
}

/** The id of the topmost ruler within reach. */
export function hitRuler(layer: RulerLayer, at: ScreenPoint, matrix: Affine, reach: number): string | null {
  const back = inverseOf(matrix);
  if (back === null) return null;
  const area = mappedEdges(back, {
    minX: at.x - reach,
    minY: at.y - reach,
    maxX: at.x + reach,
    maxY: at.y + reach,
  });
  let top = -1;
  for (const position of layer.index.near(area)) {
    const ruler = position > top ? layer.rulers[position] : undefined;
    if (ruler !== undefined && distanceToRuler(at, ruler, matrix) <= reach) top = position;
  }
  return layer.rulers[top]?.id ?? null;
}
