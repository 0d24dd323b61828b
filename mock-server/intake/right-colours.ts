import { constants } from 'node:fs';
import { copyFile, type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteSource } from '#app/core/uploads/byte-source.ts';
import { CANNOT_BE_READ } from '#app/core/uploads/slide-refusals.ts';
import type { TiffField } from '../slides/tiff-fields.ts';
import { JPEG_COMPRESSION, PHOTOMETRIC_RGB, type TiffPage } from '../slides/tiff-pages.ts';
import { whiteTile } from '../slides/white-tile.ts';
import { hasJfifMarker } from '../slides/whole-picture.ts';
import { NoSlide } from './refused.ts';

const PHOTOMETRIC_YCBCR = 6;

interface FromFile {
  readonly page: TiffPage;
  readonly little: boolean;
  readonly scratch: string;
}

/**
 * The file to read the pixels from. Where the photometric tag says RGB while the tiles carry a JFIF marker, the
 * marker is right, and libtiff follows the tag: there it is a copy whose tag says so too. Where tiles of a slide are
 * empty, which is glass that was not scanned, it is a copy in which they are white: libtiff would take them for black or
 * for broken. A copy costs disk and spares memory, because decoding the tiles one by one would hold the whole picture.
 */
export async function fileInRightColours(path: string, source: ByteSource, from: FromFile): Promise<string> {
  const { page, scratch } = from;
  const sample = firstTileOf(source, page);
  const isMistagged = page.photometricAt !== null && isJfifUnderRgbTag(sample, page);
  const white = hasEmptyTiles(page)
    ? await whiteFor(page, sample, isMistagged ? PHOTOMETRIC_YCBCR : page.photometric)
    : null;
  if (!isMistagged && white === null) return path;
  const copy = join(scratch, 'right-colours.tif');
  await copyFile(path, copy, constants.COPYFILE_FICLONE);
  const file = await open(copy, 'r+');
  try {
    if (isMistagged) await retag(file, from);
    if (white !== null) await fillEmptyTiles(file, white, { ...from, size: source.size });
  } finally {
    await file.close();
  }
  return copy;
}

/** The first tile that has a byte; nothing where there is none. */
function firstTileOf(source: ByteSource, { tiles }: TiffPage): Uint8Array {
  const at = tiles?.byteCounts.findIndex((count) => count > 0) ?? -1;
  const [offset, length] = [tiles?.offsets[at], tiles?.byteCounts[at]];
  return offset === undefined || length === undefined ? new Uint8Array() : source.read(offset, length);
}

const isJfifUnderRgbTag = (tile: Uint8Array, { compression, photometric }: TiffPage): boolean =>
  compression === JPEG_COMPRESSION && photometric === PHOTOMETRIC_RGB && hasJfifMarker(tile);

const hasEmptyTiles = ({ tiles }: TiffPage): boolean => tiles?.byteCounts.includes(0) === true;

/** Throws NoSlide where white is not known: a slide with black squares on it looks whole. */
async function whiteFor(page: TiffPage, sample: Uint8Array, photometric: number): Promise<Uint8Array> {
  const { tiles: grid } = page;
  const white = grid === null ? null : await whiteTile(page, { grid, photometric, sample });
  if (white === null) throw new NoSlide('unreadable', CANNOT_BE_READ);
  return white;
}

async function retag(file: FileHandle, { page, little }: FromFile): Promise<void> {
  const value = little ? [PHOTOMETRIC_YCBCR, 0] : [0, PHOTOMETRIC_YCBCR];
  await file.write(Uint8Array.from(value), 0, 2, page.photometricAt);
}

/** One white tile behind the end of the file, for all that are empty. */
async function fillEmptyTiles(
  file: FileHandle,
  white: Uint8Array,
  { page, little, size }: FromFile & { readonly size: number },
): Promise<void> {
  if (page.tiles === null) return;
  const { offsets, byteCounts, fields } = page.tiles;
  await file.write(white, 0, white.length, size);
  const filled = (numbers: readonly number[], value: number): readonly number[] =>
    numbers.map((number, at) => (byteCounts[at] === 0 ? value : number));
  await writeNumbers(file, fields.offsets, filled(offsets, size), little);
  await writeNumbers(file, fields.byteCounts, filled(byteCounts, white.length), little);
}

const SHORT = 3;
const LONG = 4;

async function writeNumbers(
  file: FileHandle,
  field: TiffField | undefined,
  numbers: readonly number[],
  little: boolean,
): Promise<void> {
  if (field === undefined) return;
  const width = field.type === SHORT ? 2 : field.type === LONG ? 4 : 8;
  const bytes = new DataView(new ArrayBuffer(numbers.length * width));
  for (const [at, number] of numbers.entries()) {
    if (width === 2) bytes.setUint16(at * width, number, little);
    else if (width === 4) bytes.setUint32(at * width, number, little);
    else bytes.setBigUint64(at * width, BigInt(number), little);
  }
  await file.write(new Uint8Array(bytes.buffer), 0, bytes.byteLength, field.offset);
}
