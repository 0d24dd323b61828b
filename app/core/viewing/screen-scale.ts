import type { Viewport } from './viewport.ts';

/**
 * Micrometres per screen (CSS) pixel along the screen's horizontal. Pixels of a scan need not be square: a turned
 * view lays the horizontal across both axes of the image, so the direction counts and no mean of the two is right.
 */
export function micrometresPerScreenPixel(
  mpp: { readonly mppX: number; readonly mppY: number },
  view: Pick<Viewport, 'scale' | 'rotation'>,
): number {
  const angle = (view.rotation * Math.PI) / 180;
  return Math.hypot(Math.cos(angle) * mpp.mppX, Math.sin(angle) * mpp.mppY) / view.scale;
}
