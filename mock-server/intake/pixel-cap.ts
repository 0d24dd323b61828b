import { NoSlide } from './refused.ts';

/** The largest slides of today's scanners have a fifth of it. */
const PIXELS_AT_MOST = 40_000_000_000;
/** Glass without tissue packs into a hundredth of its pixels; what packs better is made to keep the machine busy. */
const PIXELS_OF_A_BYTE = 400;
const PIXELS_OF_ANY_FILE = 100_000_000;

/** Throws NoSlide for a picture that would take a machine hours to unpack, before any of it is unpacked. */
export function requirePixelsInBytes(pixels: number, bytes: number): void {
  if (pixels <= PIXELS_AT_MOST && pixels <= Math.max(PIXELS_OF_ANY_FILE, bytes * PIXELS_OF_A_BYTE)) return;
  throw new NoSlide(
    'unreadable',
    'This file says that it has more pixels than a slide of its size can have.',
  );
}
