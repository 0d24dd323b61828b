import { constants } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteSource } from '#app/core/uploads/byte-source.ts';
import { JPEG_COMPRESSION, PHOTOMETRIC_RGB, type TiffPage } from '../slides/tiff-pages.ts';
import { hasJfifMarker } from '../slides/whole-picture.ts';

const PHOTOMETRIC_YCBCR = 6;

/**
 * The file to read the pixels from. Where the photometric tag says RGB while the tiles carry a JFIF marker, the
 * marker is right, and libtiff follows the tag: there it is a copy whose tag says so too. A copy costs disk and
 * spares memory, because decoding the tiles one by one would hold the whole picture.
 */
export async function fileInRightColours(
  path: string,
  source: ByteSource,
  { page, little, scratch }: { readonly page: TiffPage; readonly little: boolean; readonly scratch: string },
): Promise<string> {
  if (page.photometricAt === null || !isJfifUnderRgbTag(source, page)) return path;
  const copy = join(scratch, 'right-colours.tif');
  await copyFile(path, copy, constants.COPYFILE_FICLONE);
  const file = await open(copy, 'r+');
  try {
    const value = little ? [PHOTOMETRIC_YCBCR, 0] : [0, PHOTOMETRIC_YCBCR];
    await file.write(Uint8Array.from(value), 0, 2, page.photometricAt);
  } finally {
    await file.close();
  }
  return copy;
}

function isJfifUnderRgbTag(source: ByteSource, page: TiffPage): boolean {
  if (page.compression !== JPEG_COMPRESSION || page.photometric !== PHOTOMETRIC_RGB) return false;
  const offset = page.tiles?.offsets[0];
  const length = page.tiles?.byteCounts[0];
  return offset !== undefined && length !== undefined && hasJfifMarker(source.read(offset, length));
}
