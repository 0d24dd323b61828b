import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { labelLines } from './label-lines.ts';
import { isLongEnough, type LabelRoom } from './label-room.ts';
import { type Affine, paneEdges } from './mark-geometry.ts';
import { type HalfWidthOf, paintLabel, readyForLabels } from './mark-label.client.ts';
import { insidePane, labelPlaces, mostLabelWidth, withinPane } from './mark-label-place.ts';
import { isNear, type RulerLayer, type RulerOnScreen, rulerOnScreen } from './mark-rulers.ts';
import { LABEL_HEIGHT_PX } from './mark-style.ts';

export interface RulerDrawing {
  readonly layer: RulerLayer;
  readonly matrix: Affine;
  /** CSS pixels. */
  readonly pane: ImageSize;
  readonly widths: HalfWidthOf;
  readonly room: LabelRoom;
  /** The ids of those whose labels come first. */
  readonly looked: readonly string[];
  /** Gets those whose labels were written. */
  readonly written: ShownRuler[];
  /** Whether the label of one that is looked at may lie over the lines of others, where it finds no other place. */
  readonly mayCover: boolean;
}

type Context = CanvasRenderingContext2D;

/** The length of what is measured along: both legs where there are two. */
function lengthOf({ from, to, elbow }: Pick<RulerOnScreen, 'from' | 'to' | 'elbow'>): number {
  if (elbow === null) return Math.hypot(to.x - from.x, to.y - from.y);
  return Math.hypot(elbow.x - from.x, elbow.y - from.y) + Math.hypot(to.x - elbow.x, to.y - elbow.y);
}

/**
 * The labels of rulers, above all lines. One that is looked at comes first and whatever its length; then the newest,
 * which are the last of the list. What finds no room has its value in the list of marks.
 */
export function paintRulerLabels(
  context: Context,
  drawing: RulerDrawing,
  near: readonly RulerOnScreen[] | null,
): void {
  const { layer, looked } = drawing;
  readyForLabels(context);
  for (const id of looked) {
    const ruler = layer.byId(id);
    if (ruler !== null) offerLabel(context, drawing, rulerOnScreen(ruler, drawing.matrix), -1);
  }
  if (near === null) {
    offerAll(context, drawing);
    return;
  }
  for (let at = near.length - 1; at >= 0; at -= 1) {
    const placed = near[at];
    if (placed !== undefined && !looked.includes(placed.ruler.id)) {
      offerLabel(context, drawing, placed, lengthOf(placed));
    }
  }
}

/** `length` on the screen; below 0 the ruler is looked at, and its label is shown whatever it is. */
function offerLabel(context: Context, drawing: RulerDrawing, placed: RulerOnScreen, length: number): void {
  const { label } = placed.ruler;
  if (label === '') return;
  const half = drawing.widths(context, label);
  if (length >= 0 && !isLongEnough(length, shownHalf(drawing, half))) return;
  writeLabel(context, drawing, placed, { half, isLooked: length < 0 });
}

/** A label that is wider than the pane is shown in lines that are not. */
const shownHalf = ({ pane }: RulerDrawing, half: number): number =>
  Math.min(half, mostLabelWidth(pane.width) / 2);

/** Where a label may lie, the best place first. */
function placesOf(
  { pane }: RulerDrawing,
  { from, to, elbow }: RulerOnScreen,
  half: number,
  lines: number,
): readonly ScreenPoint[] {
  const height = lines * LABEL_HEIGHT_PX;
  // A label of more than one line lies far from a slanted line, and would be out of the pane where the line is in
  // the middle of it.
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const isHere = lines > 1 && x >= 0 && y >= 0 && x <= pane.width && y <= pane.height;
  return labelPlaces(from, to, half, elbow, height).map((place) =>
    isHere ? insidePane(place, pane, half, height) : withinPane(place, half, pane.width),
  );
}

/** Half of a number reads like another one, so a place where the pane's top or bottom cuts the label is none. */
const isWhole = ({ y }: ScreenPoint, height: number, pane: ImageSize): boolean =>
  y >= height / 2 && y <= pane.height - height / 2;

/** The places where something of the label would be seen, each so far in that all of it is. */
const movedInside = (
  places: readonly ScreenPoint[],
  half: number,
  height: number,
  pane: ImageSize,
): readonly ScreenPoint[] =>
  places
    .filter(({ x }) => x > -half && x < pane.width + half)
    .filter(({ y }) => y > -height / 2 && y < pane.height + height / 2)
    .map((place) => insidePane(place, pane, half, height));

function writeLabel(
  context: Context,
  drawing: RulerDrawing,
  placed: RulerOnScreen,
  { half, isLooked }: { readonly half: number; readonly isLooked: boolean },
): void {
  const { room, pane, widths, written, mayCover } = drawing;
  const { ruler } = placed;
  // A length whose ruler is out of sight would stand at the side of the pane, and be taken for that of another ruler there.
  if (!isNear(placed, paneEdges(pane, 0))) return;
  const isWide = half > shownHalf(drawing, half);
  const lines = isWide
    ? labelLines(ruler.label, mostLabelWidth(pane.width), (text) => widths(context, text) * 2)
    : [ruler.label];
  const widest = isWide ? Math.max(...lines.map((line) => widths(context, line))) : half;
  const height = lines.length * LABEL_HEIGHT_PX;
  const places = placesOf(drawing, placed, widest, lines.length);
  const whole = places.filter((one) => isWhole(one, height, pane));
  const over = (): readonly ScreenPoint[] => [...whole, ...movedInside(places, widest, height, pane)];
  const place =
    whole.find((one) => room.take(one, widest, height, ruler)) ??
    (isLooked && mayCover ? over().find((one) => room.take(one, widest, height)) : undefined);
  if (place === undefined) return;
  const first = place.y - height / 2 + LABEL_HEIGHT_PX / 2;
  lines.forEach((line, at) => paintLabel(context, line, place.x, first + at * LABEL_HEIGHT_PX, widest));
  written.push(ruler);
}

/** Thousands of short rulers make no object each: most of them have no label in this picture. */
function offerAll(context: Context, drawing: RulerDrawing): void {
  const { layer, matrix, looked } = drawing;
  const { rulers, ends } = layer;
  const scale = Math.hypot(matrix[0], matrix[1]);
  for (let at = rulers.length - 1; at >= 0; at -= 1) {
    const ruler = rulers[at];
    if (ruler === undefined || ruler.label === '') continue;
    const half = halfAt(context, drawing, at, ruler.label);
    const first = at * 4;
    const dx = (ends[first + 2] ?? 0) - (ends[first] ?? 0);
    const dy = (ends[first + 3] ?? 0) - (ends[first + 1] ?? 0);
    const alongAxes =
      ruler.mode === 'coordinate' ? Math.abs(dx) + Math.abs(dy) : Math.sqrt(dx * dx + dy * dy);
    const length =
      ruler.elbow === undefined
        ? alongAxes
        : lengthOf({ from: ruler.from, to: ruler.to, elbow: ruler.elbow });
    if (!isLongEnough(length * scale, shownHalf(drawing, half)) || looked.includes(ruler.id)) continue;
    writeLabel(context, drawing, rulerOnScreen(ruler, matrix), { half, isLooked: false });
  }
}

function halfAt(context: Context, { layer, widths }: RulerDrawing, at: number, label: string): number {
  const known = layer.halves[at] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const half = widths(context, label);
  layer.halves[at] = half;
  return half;
}
