import type { ScreenPoint } from '../pane/camera.client.ts';
import { LABEL_GAP_PX, LABEL_HEIGHT_PX } from './mark-style.ts';

/** Beside the middle of a line, on its upper side (or the right one), clear of the line itself. */
export function labelPlace(from: ScreenPoint, to: ScreenPoint, halfWidth: number): ScreenPoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const across = length === 0 ? { x: 0, y: -1 } : { x: dy / length, y: -dx / length };
  const up = across.y < -1e-6 || across.x > 0.999 ? 1 : -1;
  const away =
    (Math.abs(across.x) * halfWidth + (Math.abs(across.y) * LABEL_HEIGHT_PX) / 2 + LABEL_GAP_PX) * up;
  return { x: (from.x + to.x) / 2 + across.x * away, y: (from.y + to.y) / 2 + across.y * away };
}
