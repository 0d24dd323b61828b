import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { LABEL_GAP_PX, LABEL_HEIGHT_PX } from './mark-style.ts';

/** How far along its line a label may lie: the middle comes first. */
const SHARES = [0.5, 0.25, 0.75];

/**
 * The places of a label beside its line, the best first: clear of the line, at its middle and on its upper side (or the
 * right one). A line with legs has its label on the side where they are not. The others are taken where that is not free.
 * A label that is wider than its slanted line is long goes no further than past the ends of the line: further away it
 * would stand beside another ruler.
 */
export function labelPlaces(
  from: ScreenPoint,
  to: ScreenPoint,
  halfWidth: number,
  elbow: ScreenPoint | null = null,
  height = LABEL_HEIGHT_PX,
): readonly [ScreenPoint, ...ScreenPoint[]] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const across = length === 0 ? { x: 0, y: -1 } : { x: dy / length, y: -dx / length };
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const legs = elbow === null ? 0 : (elbow.x - x) * across.x + (elbow.y - y) * across.y;
  const isUpper = across.y < -1e-6 || across.x > 0.999;
  // Legs that lie on the line itself, of a level ruler, are on neither side.
  const hasLegs = Math.abs(legs) > 1e-6;
  const side = hasLegs ? -Math.sign(legs) : isUpper ? 1 : -1;
  const beside = Math.abs(across.x) * halfWidth + (Math.abs(across.y) * height) / 2 + LABEL_GAP_PX;
  const at = (share: number, towards: number): ScreenPoint => {
    const start = { x: from.x + dx * share, y: from.y + dy * share };
    const [ax, ay] = [across.x * towards, across.y * towards];
    const far = Math.min(
      beside,
      (beyond(start.x, ax, [from.x, to.x]) + halfWidth + LABEL_GAP_PX) / Math.abs(ax),
      (beyond(start.y, ay, [from.y, to.y]) + height / 2 + LABEL_GAP_PX) / Math.abs(ay),
    );
    return { x: start.x + ax * far, y: start.y + ay * far };
  };
  const others = SHARES.flatMap((share) =>
    hasLegs ? [at(share, side)] : [at(share, side), at(share, -side)],
  );
  return [at(0.5, side), ...others.slice(1)];
}

/** How far an end of the line lies from `start` along one axis, in the direction in which the label goes. */
const beyond = (start: number, direction: number, ends: readonly [number, number]): number =>
  direction > 0 ? Math.max(...ends) - start : start - Math.min(...ends);

/** How wide a label may be in a pane, in CSS pixels. */
export const mostLabelWidth = (paneWidth: number): number => paneWidth - 2 * LABEL_GAP_PX;

/**
 * A label that the pane's side would cut is moved inside: half of a number reads like another one. What lies wholly
 * outside stays there, and so does a line of a label that is wider than the pane.
 */
export function withinPane(place: ScreenPoint, halfWidth: number, paneWidth: number): ScreenPoint {
  const least = halfWidth + LABEL_GAP_PX;
  const most = paneWidth - least;
  const isSeen = place.x > -halfWidth && place.x < paneWidth + halfWidth;
  if (!isSeen || least > most) return place;
  return { x: Math.min(most, Math.max(least, place.x)), y: place.y };
}

/** Wherever it would lie, wholly in the pane: for the label of what a hand or an eye is at. */
export function insidePane(
  { x, y }: ScreenPoint,
  { width, height }: ImageSize,
  halfWidth: number,
  labelHeight: number,
): ScreenPoint {
  const [side, end] = [halfWidth + LABEL_GAP_PX, labelHeight / 2 + LABEL_GAP_PX];
  return { x: Math.max(side, Math.min(width - side, x)), y: Math.max(end, Math.min(height - end, y)) };
}
