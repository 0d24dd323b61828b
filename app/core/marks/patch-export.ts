import type { ImageSize } from '../slides/geometry.ts';
import type { ImageBox, Patch } from './patch.ts';

export interface PatchExport {
  /** Whole level-0 pixels, or shares of the image's width and height (specification 3.9). */
  readonly coordinates: 'pixels' | 'normalized';
  readonly image: ImageSize;
}

function sizeIn(
  { x, y, width, height }: ImageBox,
  isPoint: boolean,
  { coordinates, image }: PatchExport,
): object {
  const isNormal = coordinates === 'normalized';
  const point = isNormal
    ? { x: x / image.width, y: y / image.height }
    : { x: Math.round(x), y: Math.round(y) };
  if (isPoint) return point;
  if (isNormal) return { ...point, width: width / image.width, height: height / image.height };
  // Both edges are rounded: a side rounded by itself may reach a pixel beyond the image.
  return { ...point, width: Math.round(x + width) - point.x, height: Math.round(y + height) - point.y };
}

/**
 * The patches of one image in the form of specification 3.9: a list with note, color, isPoint, size and
 * widthInClient. Ids, authors and the image are left out. Shares lie between 0 and 1 as long as the patches lie
 * on the image.
 */
export function patchesAsJson(patches: readonly Patch[], options: PatchExport): string {
  const list = patches.map(({ note, color, isPoint, box, widthInClient }) => ({
    note,
    color,
    isPoint,
    size: sizeIn(box, isPoint, options),
    widthInClient,
  }));
  return JSON.stringify(list, null, 2);
}
