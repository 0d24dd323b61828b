import type { ImageBox } from '#app/core/marks/patch.ts';
import type { ShownPatch } from '#app/core/marks/shown.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import {
  type Affine,
  cornersOf,
  distanceToBox,
  type Edges,
  inverseOf,
  mappedEdges,
  paneEdges,
  project,
  touches,
} from './mark-geometry.ts';
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
  const line =
    note
      .trim()
      .split(/\r\n|[\n\r\u2028\u2029]/, 1)[0]
      ?.trimEnd() ?? '';
  const letters = Array.from(line);
  return letters.length <= MOST_LABEL_LETTERS
    ? line
    : `${letters
        .slice(0, MOST_LABEL_LETTERS - 1)
        .join('')
        .trimEnd()}…`;
}

export function edgesOf({ x, y, width, height }: ImageBox): Edges {
  return { minX: x, minY: y, maxX: x + width, maxY: y + height };
}

export function patchLayerOf(patches: readonly ShownPatch[]): PatchLayer {
  const boxes = new Float64Array(patches.length * 4);
  let at = 0;
  for (const { box } of patches) {
    const { minX, minY, maxX, maxY } = edgesOf(box);
    boxes.set([minX, minY, maxX, maxY], at);
    at += 4;
  }
  return { patches, index: createBoxIndex(boxes), labels: patches.map(({ note }) => patchLabelOf(note)) };
}

/** CSS pixels that a label of the most letters, all of them wide, may reach beyond its box. */
export const PATCH_MARGIN_PX = 600;

/** The positions of what can be seen of a list, in its order. */
export function patchesNear(layer: PatchLayer, matrix: Affine, pane: ImageSize): readonly number[] {
  const back = inverseOf(matrix);
  if (back === null) return [];
  const edges = paneEdges(pane, PATCH_MARGIN_PX);
  // Boxes that touch along the axes of both touch: here those of the image, below those of the pane.
  return Array.from(layer.index.inOrder(mappedEdges(back, edges))).filter((at) => {
    const patch = layer.patches[at];
    return patch !== undefined && touches(mappedEdges(matrix, edgesOf(patch.box)), edges);
  });
}

/**
 * From where its label goes up and to the right: the uppermost corner, or the leftmost of two, so that the label
 * stays clear of the box however that is turned.
 */
export function labelCornerOf({ isPoint, box }: ShownPatch, matrix: Affine): ScreenPoint {
  if (isPoint) {
    const { x, y } = project(matrix, box);
    return { x: x + RING_PX, y: y - RING_PX };
  }
  return cornersOf(matrix, box).reduce((best, corner) =>
    corner.y < best.y - 1e-6 || (corner.y <= best.y + 1e-6 && corner.x < best.x) ? corner : best,
  );
}

/** In CSS pixels; zero inside a box, and within the ring of a point. */
export function distanceToPatch(at: ScreenPoint, { isPoint, box }: ShownPatch, matrix: Affine): number {
  if (!isPoint) return distanceToBox(at, box, matrix);
  const centre = project(matrix, box);
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
