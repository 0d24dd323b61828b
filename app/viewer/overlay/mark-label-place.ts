import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { LABEL_GAP_PX, LABEL_HEIGHT_PX } from './mark-style.ts';

/** How far along its line a label may lie: the middle comes first. */
const SHARES = [0.5, 0.25, 0.75];

/**
 * The places of a label beside its line, the best first: clear of the line, at its middle and on its upper side (or the
 * right one). A line with legs has its label on the side where they are not. The others are taken where that is not free.
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
  const away = (Math.abs(across.x) * halfWidth + (Math.abs(across.y) * height) / 2 + LABEL_GAP_PX) * side;
  const at = (share: number, far: number): ScreenPoint => ({
    x: from.x + dx * share + across.x * far,
    y: from.y + dy * share + across.y * far,
  });
  const others = SHARES.flatMap((share) =>
    hasLegs ? [at(share, away)] : [at(share, away), at(share, -away)],
  );
  return [at(0.5, away), ...others.slice(1)];
}

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
