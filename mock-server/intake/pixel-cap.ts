import { hasTooManyPixels, TOO_MANY_PIXELS } from '#app/core/uploads/slide-refusals.ts';
import { NoSlide } from './refused.ts';

/** Throws NoSlide for a picture that would take a machine hours to unpack, before any of it is unpacked. */
export function requirePixelsInBytes(pixels: number, bytes: number): void {
  if (hasTooManyPixels(pixels, bytes)) throw new NoSlide('unreadable', TOO_MANY_PIXELS);
}
