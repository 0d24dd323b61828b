import { wholeJpeg } from './jpeg-tile.ts';
import type { RangeSource } from './range-source.client.ts';
import { isAbort, messageOf, SlideFault, tiffIncomplete, tiffUnpreparable } from './slide-error.ts';
import { entryOf, type TiffDirectory } from './tiff-directory.client.ts';
import type { TileAddress } from './tile.ts';

const JPEG = 7;
/** BlackIsZero, RGB and YCbCr are what a browser's own decoder makes of a JPEG stream. */
const BROWSER_PHOTOMETRICS: ReadonlySet<number> = new Set([1, 2, 6]);

/** An embedded profile must not move the colours: a measured colour is the file's. */
const AS_STORED: ImageBitmapOptions = { colorSpaceConversion: 'none', imageOrientation: 'none' };

export function browserDecodes({ tags, image, summary }: TiffDirectory): boolean {
  const photometric = Number(tags.getValue('PhotometricInterpretation') ?? 6);
  return (
    summary.compression === JPEG && image.planarConfiguration === 1 && BROWSER_PHOTOMETRICS.has(photometric)
  );
}

async function jpegTile(
  directory: TiffDirectory,
  file: RangeSource,
  index: number,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const { tags } = directory;
  const [offset, length] = await Promise.all([
    entryOf(directory, 'TileOffsets', index),
    entryOf(directory, 'TileByteCounts', index),
  ]);
  if (offset === 0 || length < 4 || (file.fileSize !== null && offset + length > file.fileSize)) {
    throw new SlideFault(tiffIncomplete(`tile ${String(index)} is missing`), false);
  }
  const { data } = await file.fetchSlice({ offset, length }, signal);
  const tables: unknown = tags.getValue('JPEGTables');
  const parts = wholeJpeg(
    new Uint8Array(data),
    tables === undefined || tables === null ? null : Uint8Array.from(tables as ArrayLike<number>),
    Number(tags.getValue('PhotometricInterpretation') ?? 6),
  );
  signal.throwIfAborted();
  return createImageBitmap(new Blob(parts as BlobPart[], { type: 'image/jpeg' }), AS_STORED);
}

function rgbaOf(rgb: ArrayLike<number>, pixels: number, deepest: number): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      rgba[pixel * 4 + channel] = ((rgb[pixel * 3 + channel] ?? 0) * 255) / deepest;
    }
    rgba[pixel * 4 + 3] = 255;
  }
  return rgba;
}

/** Everything but ordinary JPEG goes through geotiff's decoders, on this thread. */
async function decodedTile(
  { image, summary }: TiffDirectory,
  address: TileAddress,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const left = address.column * summary.tileWidth;
  const top = address.row * summary.tileHeight;
  const right = Math.min(left + summary.tileWidth, summary.width);
  const bottom = Math.min(top + summary.tileHeight, summary.height);
  const rgb = await image.readRGB({ window: [left, top, right, bottom], interleave: true, signal });
  // 16-bit greys come back as 8 bits from geotiff's colour step; 16-bit RGB keeps its depth.
  const deepest = rgb instanceof Uint16Array ? 65_535 : 255;
  const rgba = rgbaOf(rgb, (right - left) * (bottom - top), deepest);
  return createImageBitmap(new ImageData(rgba, right - left, bottom - top), AS_STORED);
}

/** Rejects with `SlideFault` or AbortError and nothing else. */
export async function tiffTile(
  directory: TiffDirectory,
  file: RangeSource,
  address: TileAddress,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const across = Math.ceil(directory.summary.width / directory.summary.tileWidth);
  try {
    if (!browserDecodes(directory)) return await decodedTile(directory, address, signal);
    return await jpegTile(directory, file, address.row * across + address.column, signal);
  } catch (cause) {
    if (cause instanceof SlideFault || isAbort(cause)) throw cause;
    throw new SlideFault(tiffUnpreparable(messageOf(cause)), false);
  }
}
