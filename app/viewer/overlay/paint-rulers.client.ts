import type { ScreenPoint } from '../pane/camera.client.ts';
import { type Edges, inverseOf, mappedEdges, paneEdges, partWithin } from './mark-geometry.ts';
import { type RulerOnScreen, rulerOnScreen, rulersNear } from './mark-rulers.ts';
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
import { paintRulerLabels, type RulerDrawing } from './paint-ruler-labels.client.ts';

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

function keepClear({ room }: RulerDrawing, { ruler, from, to, elbow }: RulerOnScreen): void {
  room.line(ruler, from, to);
  if (elbow === null) return;
  room.line(ruler, from, elbow);
  room.line(ruler, elbow, to);
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
  const { layer, matrix, pane } = drawing;
  const edges = paneEdges(pane, layer.margin);
  const back = inverseOf(matrix);
  context.lineCap = 'butt';
  if (back !== null && layer.index.isWithin(mappedEdges(back, edges))) {
    paintAll(context, drawing, edges);
    return;
  }
  const near = rulersNear(layer, matrix, pane);
  if (near.length === 0) return;
  for (const placed of near) {
    strokeRuler(context, placed, edges);
    keepClear(drawing, placed);
  }
  paintRulerLabels(context, drawing, near);
}

/** Where none is out of view nothing has to be looked for, and numbers go from the list to the canvas. */
function paintAll(context: Context, drawing: RulerDrawing, edges: Edges): void {
  const { layer, matrix } = drawing;
  const { rulers, ends } = layer;
  const [a, b, c, d, e, f] = matrix;
  for (let at = 0; at < rulers.length; at += 1) {
    const ruler = rulers[at];
    if (ruler === undefined) continue;
    if (ruler.mode === 'coordinate' || ruler.look === 'synced') {
      const placed = rulerOnScreen(ruler, matrix);
      strokeRuler(context, placed, edges);
      keepClear(drawing, placed);
      continue;
    }
    const first = at * 4;
    const [x0, y0] = [ends[first] ?? 0, ends[first + 1] ?? 0];
    const [x1, y1] = [ends[first + 2] ?? 0, ends[first + 3] ?? 0];
    const from = { x: a * x0 + c * y0 + e, y: b * x0 + d * y0 + f };
    const to = { x: a * x1 + c * y1 + e, y: b * x1 + d * y1 + f };
    strokePlain(context, from.x, from.y, to.x, to.y);
    drawing.room.line(ruler, from, to);
  }
  paintRulerLabels(context, drawing, null);
}

/** The strokes that every ruler gets. */
function strokePlain(context: Context, x0: number, y0: number, x1: number, y1: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  for (let layer = 0; layer < 2; layer += 1) {
    const reach = length === 0 ? 0 : (layer === 0 ? TICK_PX + RIM_EDGE_PX : TICK_PX) / length;
    const [x, y] = [(y0 - y1) * reach, (x1 - x0) * reach];
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
