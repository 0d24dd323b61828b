import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { LABEL_GAP_PX, LABEL_HEIGHT_PX } from './mark-style.ts';

/**
 * Beside the middle of a line, clear of the line itself: on its upper side (or the right one), and with legs on the side
 * where they are not.
 */
export function labelPlace(
  from: ScreenPoint,
  to: ScreenPoint,
  halfWidth: number,
  elbow: ScreenPoint | null = null,
  height = LABEL_HEIGHT_PX,
): ScreenPoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const across = length === 0 ? { x: 0, y: -1 } : { x: dy / length, y: -dx / length };
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const legs = elbow === null ? 0 : (elbow.x - x) * across.x + (elbow.y - y) * across.y;
  const isUpper = across.y < -1e-6 || across.x > 0.999;
  // Legs that lie on the line itself, of a level ruler, are on neither side.
  const side = Math.abs(legs) > 1e-6 ? -Math.sign(legs) : isUpper ? 1 : -1;
  const away = (Math.abs(across.x) * halfWidth + (Math.abs(across.y) * height) / 2 + LABEL_GAP_PX) * side;
  return { x: x + across.x * away, y: y + across.y * away };
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
