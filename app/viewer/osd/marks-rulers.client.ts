import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from './camera.client.ts';
import { type Affine, type Edges, paneEdges, partWithin } from './mark-geometry.ts';
import { type HalfWidthOf, paintLabel, readyForLabels } from './mark-label.client.ts';
import { labelPlace } from './mark-label-place.ts';
import { type RulerLayer, type RulerOnScreen, rulersNear } from './mark-rulers.ts';
import {
  DASH_PX,
  LEG_DASH_PX,
  LEG_PX,
  LEG_RIM_PX,
  LINE_COLOUR,
  LINE_PX,
  RIM_COLOUR,
  RIM_EDGE_PX,
  RIM_PX,
  SOLID,
  TICK_PX,
} from './mark-style.ts';

export interface RulerDrawing {
  readonly layer: RulerLayer;
  readonly matrix: Affine;
  /** CSS pixels. */
  readonly pane: ImageSize;
  readonly widths: HalfWidthOf;
}

type Context = CanvasRenderingContext2D;

function traceLine(context: Context, from: ScreenPoint, to: ScreenPoint): void {
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
}

function traceTicks(context: Context, from: ScreenPoint, to: ScreenPoint, reach: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const x = ((from.y - to.y) * reach) / length;
  const y = ((to.x - from.x) * reach) / length;
  context.moveTo(from.x - x, from.y - y);
  context.lineTo(from.x + x, from.y + y);
  context.moveTo(to.x - x, to.y - y);
  context.lineTo(to.x + x, to.y + y);
}

/** Only what is near the pane is cut into dashes, in step with those outside: far in, a line has millions. */
function traceDashed(
  context: Context,
  from: ScreenPoint,
  to: ScreenPoint,
  dash: readonly number[],
  edges: Edges,
): void {
  const part = partWithin(from, to, edges);
  if (part === null) return;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const period = dash.reduce((sum, piece) => sum + piece, 0);
  const start = length === 0 ? 0 : (Math.floor((part[0] * length) / period) * period) / length;
  context.moveTo(from.x + dx * start, from.y + dy * start);
  context.lineTo(from.x + dx * part[1], from.y + dy * part[1]);
}

function stroke(context: Context, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** Thin, dashed, and beneath the line itself. */
function strokeLegs(context: Context, { from, to }: RulerOnScreen, elbow: ScreenPoint, edges: Edges): void {
  context.beginPath();
  traceLine(context, from, elbow);
  context.lineTo(to.x, to.y);
  stroke(context, RIM_COLOUR, LEG_RIM_PX);
  context.beginPath();
  traceDashed(context, from, elbow, LEG_DASH_PX, edges);
  traceDashed(context, elbow, to, LEG_DASH_PX, edges);
  context.setLineDash(LEG_DASH_PX);
  stroke(context, LINE_COLOUR, LEG_PX);
  context.setLineDash(SOLID);
}

/** Ruler by ruler: a path of them all takes a browser twice as long to fill as as many paths of one. */
function strokeRuler(context: Context, placed: RulerOnScreen, edges: Edges): void {
  const { ruler, from, to, elbow } = placed;
  if (elbow !== null) strokeLegs(context, placed, elbow, edges);
  context.beginPath();
  traceLine(context, from, to);
  traceTicks(context, from, to, TICK_PX + RIM_EDGE_PX);
  stroke(context, RIM_COLOUR, RIM_PX);
  context.beginPath();
  if (ruler.look === 'own') traceLine(context, from, to);
  traceTicks(context, from, to, TICK_PX);
  stroke(context, LINE_COLOUR, LINE_PX);
  if (ruler.look === 'own') return;
  context.beginPath();
  traceDashed(context, from, to, DASH_PX, edges);
  context.setLineDash(DASH_PX);
  stroke(context, LINE_COLOUR, LINE_PX);
  context.setLineDash(SOLID);
}

/** Rulers in the order of the list, their labels above all lines. */
export function paintRulers(context: CanvasRenderingContext2D, drawing: RulerDrawing): void {
  const { layer, matrix, pane, widths } = drawing;
  const near = rulersNear(layer, matrix, pane);
  if (near.length === 0) return;
  const edges = paneEdges(pane, layer.margin);
  context.lineCap = 'butt';
  for (const placed of near) strokeRuler(context, placed, edges);
  readyForLabels(context);
  for (const { ruler, from, to } of near) {
    if (ruler.label === '') continue;
    const halfWidth = widths(context, ruler.label);
    const { x, y } = labelPlace(from, to, halfWidth);
    paintLabel(context, ruler.label, x, y, halfWidth);
  }
}
