import type { ShownPatch } from '#app/core/marks/shown.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import { isLongEnough, type LabelRoom } from './label-room.ts';
import { type Affine, cornersOf, project } from './mark-geometry.ts';
import { type HalfWidthOf, paintLabel, readyForLabels } from './mark-label.client.ts';
import { labelCornerOf, type PatchLayer, patchesNear } from './mark-patches.ts';
import {
  DASH_PX,
  DOT_PX,
  LABEL_GAP_PX,
  LABEL_HEIGHT_PX,
  LINE_PX,
  RIM_COLOUR,
  RIM_PX,
  RING_PX,
  SOLID,
} from './mark-style.ts';

export interface PatchDrawing {
  readonly layer: PatchLayer;
  /** The patch that the DOM shows instead; null for none. */
  readonly without: string | null;
  readonly matrix: Affine;
  /** CSS pixels. */
  readonly pane: ImageSize;
  readonly widths: HalfWidthOf;
  readonly room: LabelRoom;
}

function traceBox(context: CanvasRenderingContext2D, { box }: ShownPatch, matrix: Affine): void {
  const [first, ...others] = cornersOf(matrix, box);
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const corner of others) context.lineTo(corner.x, corner.y);
  context.closePath();
}

function traceRing(
  context: CanvasRenderingContext2D,
  { box }: ShownPatch,
  matrix: Affine,
  radius: number,
): void {
  const { x, y } = project(matrix, box);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
}

/** Outlines alone: a tint shifts how a stain is seen. */
function paintPatch(context: CanvasRenderingContext2D, patch: ShownPatch, matrix: Affine): void {
  if (patch.isPoint) traceRing(context, patch, matrix, RING_PX);
  else traceBox(context, patch, matrix);
  context.strokeStyle = RIM_COLOUR;
  context.lineWidth = RIM_PX;
  context.stroke();
  if (patch.look === 'synced') context.setLineDash(DASH_PX);
  context.strokeStyle = patch.color;
  context.lineWidth = LINE_PX;
  context.stroke();
  if (patch.look === 'synced') context.setLineDash(SOLID);
  if (!patch.isPoint) return;
  traceRing(context, patch, matrix, DOT_PX);
  context.fillStyle = patch.color;
  context.fill();
}

/** Patches in the order of the list, their labels above all of them. */
export function paintPatches(context: CanvasRenderingContext2D, drawing: PatchDrawing): void {
  const { layer, matrix, pane, without } = drawing;
  const shown = patchesNear(layer, matrix, pane).filter((at) => layer.patches[at]?.id !== without);
  if (shown.length === 0) return;
  context.lineCap = 'butt';
  for (const at of shown) {
    const patch = layer.patches[at];
    if (patch !== undefined) paintPatch(context, patch, matrix);
  }
  readyForLabels(context);
  for (const at of shown) {
    const [patch, label] = [layer.patches[at], layer.labels[at] ?? ''];
    if (patch === undefined || label === '') continue;
    const halfWidth = drawing.widths(context, label);
    const width = patch.box.width * Math.hypot(matrix[0], matrix[1]);
    if (!patch.isPoint && !isLongEnough(width, halfWidth)) continue;
    const corner = labelCornerOf(patch, matrix);
    const [x, y] = [corner.x + halfWidth, corner.y - LABEL_GAP_PX - LABEL_HEIGHT_PX / 2];
    if (drawing.room.take({ x, y }, halfWidth)) paintLabel(context, label, x, y, halfWidth);
  }
}
