import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { JPEG_COMPRESSION, PHOTOMETRIC_RGB, type TiffPage, type TileGrid } from './tiff-pages.ts';

const RGB_CHANNELS = 3;

/**
 * The full-resolution page as a sharp picture with the right colours.
 * libtiff follows the photometric tag; where that says RGB while the tiles carry a JFIF marker, it is the
 * marker that is right, so those tiles are decoded one by one as the standalone JPEG files that they are.
 */
export async function wholePicture(file: Uint8Array, page: TiffPage): Promise<Sharp> {
  const { tiles } = page;
  if (!isJfifUnderRgbTag(file, page) || tiles === null)
    return sharp(file, { page: 0, limitInputPixels: false });
  const overlays = await Promise.all(
    tiles.offsets.map(async (_, index) => placeTile(file, page, tiles, index)),
  );
  const { data, info } = await sharp({
    create: { width: page.width, height: page.height, channels: RGB_CHANNELS, background: 'white' },
  })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, {
    raw: { width: info.width, height: info.height, channels: RGB_CHANNELS },
    limitInputPixels: false,
  });
}

function isJfifUnderRgbTag(file: Uint8Array, page: TiffPage): boolean {
  if (page.compression !== JPEG_COMPRESSION || page.photometric !== PHOTOMETRIC_RGB) return false;
  return page.tiles !== null && hasJfifMarker(tileJpeg(file, page, page.tiles, 0));
}

/** Only the header segments are read: the letters could stand anywhere in the entropy-coded data. */
export function hasJfifMarker(jpeg: Uint8Array): boolean {
  let at = 2;
  while (at + 9 < jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const isApp0 = jpeg[at + 1] === 0xe0;
    if (isApp0 && String.fromCharCode(...jpeg.subarray(at + 4, at + 8)) === 'JFIF') return true;
    at += 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
  }
  return false;
}

async function placeTile(
  file: Uint8Array,
  page: TiffPage,
  grid: TileGrid,
  index: number,
): Promise<OverlayOptions> {
  const columns = Math.ceil(page.width / grid.width);
  const left = (index % columns) * grid.width;
  const top = Math.floor(index / columns) * grid.height;
  // Tiles at the right and lower edges are padded to the full tile size; sharp refuses overlays that stick out.
  const input = await sharp(tileJpeg(file, page, grid, index))
    .extract({
      left: 0,
      top: 0,
      width: Math.min(grid.width, page.width - left),
      height: Math.min(grid.height, page.height - top),
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left, top };
}

/** One tile as a complete JPEG file: the shared tables go in after its start-of-image marker. */
function tileJpeg(file: Uint8Array, page: TiffPage, grid: TileGrid, index: number): Uint8Array {
  const offset = grid.offsets[index] ?? 0;
  const tile = file.subarray(offset, offset + (grid.byteCounts[index] ?? 0));
  if (page.jpegTables === null) return tile;
  const tables = page.jpegTables.subarray(2, page.jpegTables.length - 2);
  return Buffer.concat([tile.subarray(0, 2), tables, tile.subarray(2)]);
}
