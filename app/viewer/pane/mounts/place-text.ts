import { lengthLabel, lengthOf } from '#app/core/marks/length.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { Scale } from '#app/core/slides/scale.ts';

/** A distance that cannot be had in micrometres is said in pixels. */
const distance = (from: ImagePoint, to: ImagePoint, scale: Scale): string =>
  lengthLabel(
    lengthOf(from, to, scale) ?? { unit: 'pixel', value: Math.hypot(to.x - from.x, to.y - from.y) },
  );

/** Where a point of the image lies, for those who do not see it. */
export function placeText(what: string, at: ImagePoint, scale: Scale): string {
  const across = distance({ x: 0, y: at.y }, at, scale);
  const down = distance({ x: at.x, y: 0 }, at, scale);
  return `${what} is ${across} from the left and ${down} from the top of the image.`;
}
