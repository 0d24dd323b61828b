import type { ShownPatch } from '#app/core/marks/shown.ts';
import type { ScreenPoint } from './camera.client.ts';
import { type Affine, distanceToBox, inverseOf, mappedEdges, projected } from './mark-geometry.ts';
import { type BoxIndex, createBoxIndex } from './mark-index.ts';
import { RING_PX } from './mark-style.ts';

/** What a list of patches is to a pane, derived once per list. */
export interface PatchLayer {
  readonly patches: readonly ShownPatch[];
  readonly index: BoxIndex;
  /** What is written beside each. */
  readonly labels: readonly string[];
}

/** A label names a patch; the note itself is read where it is edited. */
export const MOST_LABEL_LETTERS = 40;

/** The first line of a note, and of that as much as a label holds. */
export function patchLabelOf(note: string): string {
  const line = note.trim().split(/\r\n|[\n\r\u2028\u2029]/, 1)[0]?.trimEnd() ?? '';
  const letters = Array.from(line);
  return letters.length <= MOST_LABEL_LETTERS
    ? line
    : `${letters.slice(0, MOST_LABEL_LETTERS - 1).join('').trimEnd()}…`;
}

export function patchLayerOf(patches: readonly ShownPatch[]): PatchLayer {
  const boxes = new Float64Array(patches.length * 4);
  let at = 0;
  for (const { box } of patches) {
    boxes.set([box.x, box.y, box.x + box.width, box.y + box.height], at);
    at += 4;
  }
  return {
    patches,
    index: createBoxIndex(boxes),
    labels: patches.map(({ note }) => patchLabelOf(note)),
  };
}

/** In CSS pixels; zero inside a box, and within the ring of a point. */
export function distanceToPatch(at: ScreenPoint, { isPoint, box }: ShownPatch, matrix: Affine): number {
  if (!isPoint) return distanceToBox(at, box, matrix);
  const centre = projected(matrix, box);
  return Math.max(Math.hypot(at.x - centre.x, at.y - centre.y) - RING_PX, 0);
}

/** The id of the topmost patch within reach. */
export function hitPatch(
  layer: PatchLayer,
  at: ScreenPoint,
  matrix: Affine,
  reach: number,
  without: string | null,
): string | null {
  const back = inverseOf(matrix);
  if (back === null) return null;
  const around = reach + RING_PX;
  const area = mappedEdges(back, {
    minX: at.x - around,
    minY: at.y - around,
    maxX: at.x + around,
    maxY: at.y + around,
  });
  let top = -1;
  for (const position of layer.index.near(area)) {
    const patch = position > top ? layer.patches[position] : undefined;
    if (patch === undefined || patch.id === without) continue;
    if (distanceToPatch(at, patch, matrix) <= reach) top = position;
  }
  return layer.patches[top]?.id ?? null;
}
