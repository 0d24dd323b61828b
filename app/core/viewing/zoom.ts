import type { ImageSize } from '../slides/geometry.ts';
import type { Viewport } from './viewport.ts';

export const ZOOM_IN_FACTOR = 1.2;
export const ZOOM_OUT_FACTOR = 0.8;
/** Multiples of the home zoom. */
export const ZOOM_BUTTONS = [1, 10, 20, 30, 40] as const;
export const MIN_ZOOM_IMAGE_RATIO = 0.8;
export const MAX_ZOOM_PIXEL_RATIO = 2;

/** Screen (CSS) pixels per level-0 pixel. */
export interface ZoomLimits {
  readonly min: number;
  readonly home: number;
  readonly max: number;
}

/**
 * Home shows the whole image, as it lies when turned by `rotation` degrees. A picture smaller than the pane is
 * past the pixel ratio at home already: then home is as far as it goes, or it could never be shown whole.
 */
export function zoomLimits(image: ImageSize, pane: ImageSize, rotation: number): ZoomLimits {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const width = image.width * cos + image.height * sin;
  const height = image.width * sin + image.height * cos;
  const home = Math.min(pane.width / width, pane.height / height);
  return { min: home * MIN_ZOOM_IMAGE_RATIO, home, max: Math.max(home, MAX_ZOOM_PIXEL_RATIO) };
}

/** The whole image in the middle of the pane; a rotation is kept, since Reset Zoom resets the zoom. */
export function homeViewport(image: ImageSize, pane: ImageSize, rotation: number): Viewport {
  const { home } = zoomLimits(image, pane, rotation);
  return { centre: { x: image.width / 2, y: image.height / 2 }, scale: home, rotation };
}

/** Whether a button of so many times home can be reached. */
export function canZoomTo(times: number, limits: ZoomLimits): boolean {
  return limits.home * times <= limits.max;
}
