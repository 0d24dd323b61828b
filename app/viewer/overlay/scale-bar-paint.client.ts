import { SCALE_BAR_FONT_PX, type ScaleBarLayout } from './scale-bar-layout.ts';

// Dark on a light plate: tissue, glass and a slide's edge under it may have any colour.
export const PLATE_COLOUR = 'rgba(255, 255, 255, 0.8)';
export const LINE_COLOUR = '#111';
export const SCALE_BAR_FONT = `${String(SCALE_BAR_FONT_PX)}px system-ui, sans-serif`;

/** From the middle of a line of text down to its baseline, as a page lays it out; a canvas's own middle is another. */
function dropOf(context: CanvasRenderingContext2D, text: string): number {
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  return (Math.round(fontBoundingBoxAscent) - Math.round(fontBoundingBoxDescent)) / 2;
}

/** Paints the plate with its top left corner at the origin of `context`, in CSS pixels. */
export function paintScaleBar(context: CanvasRenderingContext2D, layout: ScaleBarLayout, text: string): void {
  const { plate, line, dash, ticks, textMiddle } = layout;
  context.fillStyle = PLATE_COLOUR;
  context.fillRect(0, 0, plate.width, plate.height);
  context.fillStyle = LINE_COLOUR;
  const { on, period } = dash ?? { on: line.width, period: Number.POSITIVE_INFINITY };
  for (let from = 0; from < line.width; from += period) {
    context.fillRect(line.x + from, line.y, Math.min(on, line.width - from), line.height);
  }
  for (const tick of ticks) context.fillRect(tick.x, tick.y, tick.width, tick.height);
  if (layout.framed) {
    context.strokeStyle = LINE_COLOUR;
    context.lineWidth = 1;
    context.strokeRect(0.5, 0.5, plate.width - 1, plate.height - 1);
  }
  context.font = SCALE_BAR_FONT;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, textMiddle.x, textMiddle.y + dropOf(context, text));
}
