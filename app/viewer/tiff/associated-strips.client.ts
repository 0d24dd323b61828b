import { SlideFault, tiffIncomplete, tiffUnpreparable } from '../tiles/slide-error.ts';
import { wholeJpeg } from './decode/jpeg-tile.ts';
import { codingOf } from './directory/coding.client.ts';
import type { TiffDirectory } from './directory/directory.client.ts';
import { numberOf, numbersOfTag } from './directory/numbers.ts';

const TAG = { StripOffsets: 273, StripByteCounts: 279 } as const;
/** 16 million pixels, and 32 MiB in the file: a label is a hundredth of that. */
const MOST_PIXELS = 16_000_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** One row of pixels a strip, at most. */
const MOST_STRIPS = 65_536;

export interface Strip {
  /** Bytes from the start of the file. */
  readonly offset: number;
  readonly length: number;
}

/** A picture that is refused for its size is refused before anything of it is read. */
export function tooLarge(width: number, height: number): SlideFault | null {
  const pixels = width * height;
  if (pixels > 0 && pixels <= MOST_PIXELS) return null;
  return new SlideFault(tiffUnpreparable(`a picture of ${String(width)} × ${String(height)} pixels`), false);
}

/** Where the strips lie, within the bounds of a small picture. Rejects with `SlideFault`. */
export async function stripsOf({ tags, image }: TiffDirectory): Promise<readonly Strip[]> {
  const offsets = numbersOfTag(tags, TAG.StripOffsets, image.littleEndian);
  const counts = numbersOfTag(tags, TAG.StripByteCounts, image.littleEndian);
  if (offsets.length === 0 || offsets.length > MOST_STRIPS || counts.length !== offsets.length) {
    throw new SlideFault(tiffIncomplete(`${String(offsets.length)} strips`), false);
  }
  const [starts, lengths] = await Promise.all([offsets.first(MOST_STRIPS), counts.first(MOST_STRIPS)]);
  const strips = starts.map((offset, index) => ({ offset, length: lengths[index] ?? 0 }));
  const bytes = strips.reduce((sum, { length }) => sum + length, 0);
  if (bytes > MOST_BYTES) {
    throw new SlideFault(tiffUnpreparable(`a picture of ${String(bytes)} bytes`), false);
  }
  return strips;
}

/**
 * Every strip as a JPEG stream that stands alone, with the row at which it begins. The browser decodes them
 * with the colours that the tiles get.
 */
export async function jpegStrips(
  directory: TiffDirectory,
  strips: readonly Strip[],
  signal: AbortSignal,
): Promise<readonly { readonly top: number; readonly jpeg: Blob }[]> {
  const { jpegTables, photometric } = await codingOf(directory);
  const rows = numberOf(directory.tags.getValue('RowsPerStrip')) || directory.summary.height;
  const slices = strips.map(({ offset, length }) => ({ offset, length }));
  const bytes = await directory.image.source.fetch(slices, signal);
  return bytes.map((data, index) => {
    const parts = wholeJpeg(new Uint8Array(data), jpegTables, photometric);
    return { top: index * rows, jpeg: new Blob(parts, { type: 'image/jpeg' }) };
  });
}
