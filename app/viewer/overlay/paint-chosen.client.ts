import type { ShownPatch, ShownRuler } from '#app/core/marks/shown.ts';
import { type Affine, cornersOf, project } from './mark-geometry.ts';
import { rulerOnScreen } from './mark-rulers.ts';
import { CHOSEN_COLOUR, CHOSEN_EDGE_COLOUR, CHOSEN_EDGE_PX, CHOSEN_PX, RING_PX } from './mark-style.ts';

type Context = CanvasRenderingContext2D;

interface Marks {
  readonly rulers: readonly ShownRuler[];
  readonly patches: readonly ShownPatch[];
  /** Drawn in the DOM with handles, which say enough. */
  readonly editedPatch: string | null;
  readonly chosen?: string | null;
}

function traceRuler(context: Context, ruler: ShownRuler, matrix: Affine): void {
  const { from, to, elbow } = rulerOnScreen(ruler, matrix);
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  if (elbow !== null) context.lineTo(elbow.x, elbow.y);
  if (elbow !== null) context.closePath();
}

function tracePatch(context: Context, { box, isPoint }: ShownPatch, matrix: Affine): void {
  if (isPoint) {
    const { x, y } = project(matrix, box);
    context.moveTo(x + RING_PX, y);
    context.arc(x, y, RING_PX, 0, Math.PI * 2);
    return;
  }
  const [first, ...others] = cornersOf(matrix, box);
  context.moveTo(first.x, first.y);
  for (const corner of others) context.lineTo(corner.x, corner.y);
  context.closePath();
}

/** The outline of the mark that was gone to, which is painted before all marks and so lies beneath them. */
export function paintChosen(context: Context, marks: Marks, matrix: Affine): void {
  const { chosen = null, editedPatch } = marks;
  if (chosen === null || chosen === editedPatch) return;
  const ruler = marks.rulers.find(({ id }) => id === chosen);
  const patch = marks.patches.find(({ id }) => id === chosen);
  if (ruler === undefined && patch === undefined) return;
  context.lineCap = 'round';
  context.beginPath();
  if (ruler !== undefined) traceRuler(context, ruler, matrix);
  if (patch !== undefined) tracePatch(context, patch, matrix);
  context.strokeStyle = CHOSEN_EDGE_COLOUR;
  context.lineWidth = CHOSEN_EDGE_PX;
  context.stroke();
  context.strokeStyle = CHOSEN_COLOUR;
  context.lineWidth = CHOSEN_PX;
  context.stroke();
}
