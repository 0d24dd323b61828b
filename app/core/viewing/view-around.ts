import type { ImageBox } from '../marks/patch.ts';
import type { ImagePoint, ImageSize } from '../slides/geometry.ts';
import type { Viewport } from './viewport.ts';
import { MAX_ZOOM_PIXEL_RATIO, zoomLimits } from './zoom.ts';

/** A mark that was gone to fills about a third of the pane, so that what lies around it is seen too. */
const SHARE = 1 / 3;

/** The box that two points span. */
export function boxOfPoints(from: ImagePoint, to: ImagePoint): ImageBox {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** The upright view around a mark, or around what fills another share of the pane; never beyond the zoom limits; a point is shown pixel for pixel. */
export function viewAround(box: ImageBox, image: ImageSize, pane: ImageSize, share = SHARE): Viewport {
  const { min, max } = zoomLimits(image, pane, 0);
  const across = box.width === 0 ? Number.POSITIVE_INFINITY : (pane.width * share) / box.width;
  const down = box.height === 0 ? Number.POSITIVE_INFINITY : (pane.height * share) / box.height;
  const fitting = Math.min(across, down);
  const scale = Number.isFinite(fitting) ? fitting : MAX_ZOOM_PIXEL_RATIO / 2;
  return {
    centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    scale: Math.min(Math.max(scale, min), max),
    rotation: 0,
  };
}
