/** What a slide is refused with, in the same words before it is sent and after it has arrived. */
export const OTHER_CONTENT = 'The file content does not match its type';
export const CUT_OFF = 'The file is cut off. Export it again and upload it whole.';
export const CANNOT_BE_READ = 'The image cannot be read.';
export const CIRCULAR = 'The pages of this file follow each other in a circle.';
export const NO_PICTURE = 'There is no picture in this file.';
export const TOO_MANY_PIXELS = 'This file says that it has more pixels than a slide of its size can have.';
export const TOOK_TOO_LONG = 'Reading it took longer than a slide may take.';
export const TOOK_TOO_MUCH = 'Reading it took more memory than a slide may take.';

/** Compressions of TIFF that the maker of tiles decodes. */
const DECODED: readonly number[] = [1, 2, 3, 4, 5, 7, 8, 32773, 32946, 50000, 50001];
const JPEG_2000: readonly number[] = [33003, 33004, 33005, 34712];
const OLD_STYLE_JPEG = 6;

/** Such a slide is taken, and only its file can be had again. */
export const isJpeg2000 = (compression: number): boolean => JPEG_2000.includes(compression);

/** Why no tiles can be made of pictures that are packed so; null where they can. */
export function compressionRefusal(compression: number): string | null {
  if (DECODED.includes(compression)) return null;
  const name = compression === OLD_STYLE_JPEG ? 'old-style JPEG' : `number ${compression}`;
  return `${CANNOT_BE_READ} Its compression is not supported: ${name}.`;
}

/** TIFF Orientation of a picture that lies upright; 0 is what a file leaves out. */
const UPRIGHT: readonly number[] = [0, 1];
/** TIFF PhotometricInterpretation of colors that are amounts of ink. */
const SEPARATED = 5;

/** Which light an ink lets through only its profile knows, and no scanner writes inks. */
export const INKS = `${CANNOT_BE_READ} Its colors are stored as printing inks (CMYK), which cannot be shown as they are.`;

/** Why no tiles can be made of a TIFF that is turned, mirrored or printed; null where they can. */
export function appearanceRefusal({
  orientation,
  photometric,
}: {
  readonly orientation: number;
  readonly photometric: number;
}): string | null {
  if (photometric === SEPARATED) return INKS;
  if (UPRIGHT.includes(orientation)) return null;
  return `${CANNOT_BE_READ} It is stored turned or mirrored (TIFF orientation ${orientation}), which is not read yet.`;
}

/** The largest slides of today's scanners have a fifth of it. */
const PIXELS_AT_MOST = 40_000_000_000;
/** Glass without tissue packs into a hundredth of its pixels; what packs better is made to keep the machine busy. */
const PIXELS_OF_A_BYTE = 400;
const PIXELS_OF_ANY_FILE = 100_000_000;

/** Whether a picture would take a machine hours to unpack, which is told before any of it is unpacked. */
export const hasTooManyPixels = (pixels: number, bytes: number): boolean =>
  pixels > PIXELS_AT_MOST || pixels > Math.max(PIXELS_OF_ANY_FILE, bytes * PIXELS_OF_A_BYTE);

const COSTLY = [TOO_MANY_PIXELS, TOOK_TOO_LONG, TOOK_TOO_MUCH];

/** Whether a file was refused for what it would have cost the machine: no scanner makes one, so that a second is no accident. */
export const isCostlyRefusal = (text: string): boolean => COSTLY.some((one) => text.endsWith(one));
