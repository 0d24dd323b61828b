import type { ShownRuler } from '#app/core/marks/shown.ts';
import { LabelRoom } from '#app/viewer/overlay/label-room.ts';
import {
  LABEL_CORNER_PX,
  LABEL_FONT,
  LABEL_GAP_PX,
  LABEL_HEIGHT_PX,
  LABEL_PAD_PX,
  LINE_COLOUR,
  LINE_PX,
  RIM_COLOUR,
  RIM_EDGE_PX,
  RIM_PX,
  TEXT_COLOUR,
  TICK_PX,
} from '#app/viewer/overlay/mark-style.ts';
import { matrixAt, PANE } from './rulers.ts';

/** A list of numbers and a list of texts: no index, no looks, no culling, nothing to ask it. */
export interface Floor {
  readonly ends: Float64Array;
  readonly halves: Float64Array;
  readonly labels: readonly string[];
}

export function floorOf(context: CanvasRenderingContext2D, rulers: readonly ShownRuler[]): Floor {
  const ends = new Float64Array(rulers.length * 4);
  const halves = new Float64Array(rulers.length);
  const labels: string[] = [];
  context.font = LABEL_FONT;
  let at = 0;
  for (const { from, to, label } of rulers) {
    ends[at * 4] = from.x;
    ends[at * 4 + 1] = from.y;
    ends[at * 4 + 2] = to.x;
    ends[at * 4 + 3] = to.y;
    halves[at] = context.measureText(label).width / 2 + LABEL_PAD_PX;
    labels.push(label);
    at += 1;
  }
  return { ends, halves, labels };
}

/* Numbers that are not there would be NaN; the lists are as long as each other. */
const of = (list: Float64Array, at: number): number => list[at] ?? Number.NaN;

function strokes(context: CanvasRenderingContext2D, ends: Float64Array, frame: number): void {
  const [scale, , , , left, top] = matrixAt(frame);
  for (let at = 0; at < ends.length; at += 4) {
    const x0 = of(ends, at) * scale + left;
    const y0 = of(ends, at + 1) * scale + top;
    const x1 = of(ends, at + 2) * scale + left;
    const y1 = of(ends, at + 3) * scale + top;
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (let layer = 0; layer < 2; layer += 1) {
      const reach = layer === 0 ? TICK_PX + RIM_EDGE_PX : TICK_PX;
      const x = ((y0 - y1) * reach) / length;
      const y = ((x1 - x0) * reach) / length;
      context.beginPath();
      context.moveTo(x0, y0);
      context.lineTo(x1, y1);
      context.moveTo(x0 - x, y0 - y);
      context.lineTo(x0 + x, y0 + y);
      context.moveTo(x1 - x, y1 - y);
      context.lineTo(x1 + x, y1 + y);
      context.strokeStyle = layer === 0 ? RIM_COLOUR : LINE_COLOUR;
      context.lineWidth = layer === 0 ? RIM_PX : LINE_PX;
      context.stroke();
    }
  }
}

/** Which labels have room is asked of the same rule on both sides: it decides what the picture is. */
function labels(
  context: CanvasRenderingContext2D,
  { ends, halves, labels: texts }: Floor,
  frame: number,
): void {
  const [scale, , , , left, top] = matrixAt(frame);
  const room = new LabelRoom(PANE);
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    const dx = (of(ends, at * 4 + 2) - of(ends, at * 4)) * scale;
    const dy = (of(ends, at * 4 + 3) - of(ends, at * 4 + 1)) * scale;
    const length = Math.hypot(dx, dy);
    const half = of(halves, at);
    if (length < half * 2) continue;
    const [nx, ny] = [dy / length, -dx / length];
    const up = ny < -1e-6 || nx > 0.999 ? 1 : -1;
    const away = (Math.abs(nx) * half + (Math.abs(ny) * LABEL_HEIGHT_PX) / 2 + LABEL_GAP_PX) * up;
    const beside = ((of(ends, at * 4) + of(ends, at * 4 + 2)) / 2) * scale + left + nx * away;
    const least = half + LABEL_GAP_PX;
    const x = Math.min(PANE.width - least, Math.max(least, beside));
    const y = ((of(ends, at * 4 + 1) + of(ends, at * 4 + 3)) / 2) * scale + top + ny * away;
    if (!room.take({ x, y }, half)) continue;
    context.fillStyle = RIM_COLOUR;
    context.beginPath();
    context.roundRect(x - half, y - LABEL_HEIGHT_PX / 2, half * 2, LABEL_HEIGHT_PX, LABEL_CORNER_PX);
    context.fill();
    context.fillStyle = TEXT_COLOUR;
    context.fillText(texts[at] ?? '', x - half + LABEL_PAD_PX, y);
  }
}

/** The least that anybody could write who wants this picture. */
export function paintFloor(context: CanvasRenderingContext2D, floor: Floor, frame: number): void {
  context.clearRect(0, 0, PANE.width, PANE.height);
  context.lineCap = 'butt';
  context.font = LABEL_FONT;
  context.textBaseline = 'middle';
  strokes(context, floor.ends, frame);
  labels(context, floor, frame);
}
