import type { ShownField } from '#app/core/counting/field.ts';
import { type Affine, cornersOf } from './mark-geometry.ts';
import { FIELD_COLOUR, FIELD_PX, OTHER_FIELD_PX, RIM_COLOUR } from './mark-style.ts';

function trace(context: CanvasRenderingContext2D, { box }: ShownField, matrix: Affine): void {
  const [first, ...others] = cornersOf(matrix, box);
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const corner of others) context.lineTo(corner.x, corner.y);
  context.closePath();
}

/** The frames of the counted fields, beneath all marks; the current one last, since neighbours share its borders. */
export function paintFields(
  context: CanvasRenderingContext2D,
  fields: readonly ShownField[],
  matrix: Affine,
): void {
  context.lineCap = 'butt';
  for (const field of fields.toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent))) {
    const width = field.isCurrent ? FIELD_PX : OTHER_FIELD_PX;
    trace(context, field, matrix);
    context.strokeStyle = RIM_COLOUR;
    // A pixel of dark on either side: the tissue may be as bright as the line.
    context.lineWidth = width + 2;
    context.stroke();
    context.strokeStyle = FIELD_COLOUR;
    context.lineWidth = width;
    context.stroke();
  }
}
