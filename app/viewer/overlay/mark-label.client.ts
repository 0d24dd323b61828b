import {
  LABEL_CORNER_PX,
  LABEL_FONT,
  LABEL_HEIGHT_PX,
  LABEL_PAD_PX,
  RIM_COLOUR,
  TEXT_COLOUR,
} from './mark-style.ts';

/** Half of a label's box, in CSS pixels. */
export type HalfWidthOf = (context: CanvasRenderingContext2D, text: string) => number;

/** More labels than are ever shown at once, and little enough to keep. */
const MOST_KEPT = 200_000;

/** Measuring a text costs more than drawing it, so every text is measured once. `context` has the font set. */
export function createLabelWidths(): HalfWidthOf {
  const known = new Map<string, number>();
  return (context, text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MOST_KEPT) known.clear();
    const half = context.measureText(text).width / 2 + LABEL_PAD_PX;
    known.set(text, half);
    return half;
  };
}

export function readyForLabels(context: CanvasRenderingContext2D): void {
  context.font = LABEL_FONT;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
}

/** An upright box about its centre. */
export function paintLabel(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  halfWidth: number,
): void {
  const left = x - halfWidth;
  context.fillStyle = RIM_COLOUR;
  context.beginPath();
  context.roundRect(left, y - LABEL_HEIGHT_PX / 2, halfWidth * 2, LABEL_HEIGHT_PX, LABEL_CORNER_PX);
  context.fill();
  context.fillStyle = TEXT_COLOUR;
  context.fillText(text, left + LABEL_PAD_PX, y);
}
