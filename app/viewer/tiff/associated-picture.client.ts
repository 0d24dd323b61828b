import type { AssociatedPicture } from '../tiles/associated.ts';
import { isAbort, messageOf, SlideFault, tiffUnpreparable } from '../tiles/slide-error.ts';
import { associatedOf } from './associated-kinds.ts';
import { jpegStrips, stripsOf, tooLarge } from './associated-strips.client.ts';
import { descriptionOf, type TiffDirectory } from './directory/directory.client.ts';
import { compressionError } from './directory/levels.ts';

const JPEG = 7;
const AS_STORED: ImageBitmapOptions = { colorSpaceConversion: 'none', imageOrientation: 'none' };
const STRIP_OFFSETS = 273;
const STRIP_BYTE_COUNTS = 279;

async function pictureOfJpeg(directory: TiffDirectory, signal: AbortSignal): Promise<ImageBitmap> {
  const { width, height } = directory.summary;
  const strips = await jpegStrips(directory, await stripsOf(directory), signal);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new SlideFault(tiffUnpreparable('the browser gives no canvas'), true);
  for (const { top, jpeg } of strips) {
    const strip = await createImageBitmap(jpeg, AS_STORED);
    context.drawImage(strip, 0, top);
    strip.close();
    signal.throwIfAborted();
  }
  return canvas.transferToImageBitmap();
}

/** The other compressions: few, small, and decoded by geotiff on this thread. */
async function pictureByLibrary(directory: TiffDirectory, signal: AbortSignal): Promise<ImageBitmap> {
  const { image, tags, summary } = directory;
  if (summary.tileWidth === 0) {
    const strips = await stripsOf(directory);
    // geotiff 3 reads far tables of a big-endian file the wrong way round; it takes these instead.
    for (const tag of [STRIP_OFFSETS, STRIP_BYTE_COUNTS]) tags.deferredArrays.delete(tag);
    tags.actualizedFields.set(
      STRIP_OFFSETS,
      Array.from(strips, ({ offset }) => offset),
    );
    tags.actualizedFields.set(
      STRIP_BYTE_COUNTS,
      Array.from(strips, ({ length }) => length),
    );
  }
  const rgb = await image.readRGB({ interleave: true, signal });
  const deepest = rgb instanceof Uint16Array ? 65_535 : 255;
  const rgba = new Uint8ClampedArray(summary.width * summary.height * 4);
  for (let from = 0, to = 0; to < rgba.length; to += 4) {
    for (let channel = 0; channel < 3; channel++) {
      rgba[to + channel] = (Number(rgb[from++] ?? 0) * 255) / deepest;
    }
    rgba[to + 3] = 255;
  }
  return createImageBitmap(new ImageData(rgba, summary.width, summary.height), AS_STORED);
}

/**
 * The whole picture of one directory; the caller owns it. Pictures of more than 16 million pixels or 32 MiB are
 * refused before they are read. Rejects with `SlideFault`, or with AbortError once aborted.
 */
export async function associatedPicture(directory: TiffDirectory, signal: AbortSignal): Promise<ImageBitmap> {
  const { width, height, compression, tileWidth } = directory.summary;
  const refusal = compressionError(compression);
  if (refusal !== null) throw new SlideFault(refusal, false);
  const large = tooLarge(width, height);
  if (large !== null) throw large;
  try {
    signal.throwIfAborted();
    const isStripped = compression === JPEG && tileWidth === 0;
    return await (isStripped ? pictureOfJpeg(directory, signal) : pictureByLibrary(directory, signal));
  } catch (cause) {
    if (cause instanceof SlideFault || isAbort(cause)) throw cause;
    throw new SlideFault(tiffUnpreparable(messageOf(cause)), false);
  }
}

/** None where the file has what cannot be made sense of. */
async function wordsOf(directory: TiffDirectory): Promise<string> {
  try {
    return await descriptionOf(directory);
  } catch (cause) {
    if (cause instanceof SlideFault || isAbort(cause)) throw cause;
    return '';
  }
}

/**
 * Label, macro and thumbnail of a file as pictures to ask for. Reads the descriptions of the directories and
 * no picture. Rejects with `SlideFault` where one of them did not come: it may be what tells of a label.
 */
export async function associatedPictures(
  directories: readonly TiffDirectory[],
): Promise<readonly AssociatedPicture[]> {
  const words = await Promise.all(
    directories.map(async (directory) => {
      const { summary, subfileType, isMain } = directory;
      const description = await wordsOf(directory);
      return { summary, subfileType, isMain, description };
    }),
  );
  return associatedOf(words).flatMap(({ kind, index, width, height }) => {
    const directory = directories[index];
    if (directory === undefined) return [];
    const picture = (signal: AbortSignal): Promise<ImageBitmap> => associatedPicture(directory, signal);
    return [{ kind, size: { width, height }, picture }];
  });
}
