import sharp from 'sharp';
import { jpegSampling } from '#app/core/uploads/jpeg-header.ts';
import { JPEG_COMPRESSION, readTiffPages, type TiffPage, type TileGrid } from './tiff-pages.ts';
import { whiteJpeg } from './white-jpeg.ts';

const BLACK_IS_ZERO = 1;
const RGB = 2;
const BITS = 8;
const WHITE = 255;
const DIFFERENCES = 2;

const CODERS = {
  1: 'none',
  5: 'lzw',
  8: 'deflate',
  32773: 'packbits',
  32946: 'deflate',
  50000: 'zstd',
  50001: 'webp',
} as const;

const coderOf = (compression: number) =>
  Object.entries(CODERS).find(([number]) => Number(number) === compression)?.[1];

const isChannels = (samples: number): samples is 1 | 2 | 3 | 4 => samples >= 1 && samples <= 4;

interface WantedTile {
  readonly grid: TileGrid;
  /** As the tiles are read, which the tag of the page may have wrong. */
  readonly photometric: number;
  /** A tile of the page that is there. */
  readonly sample: Uint8Array;
}

/** The bytes of a tile of nothing but white glass, coded as the page codes its own; null where that is not known here. */
export async function whiteTile(page: TiffPage, wanted: WantedTile): Promise<Uint8Array | null> {
  const { samples, bitsPerSample, compression, predictor } = page;
  const { photometric, sample, grid } = wanted;
  const { width, height } = grid;
  if (bitsPerSample !== BITS || !isChannels(samples)) return null;
  if (compression === JPEG_COMPRESSION)
    return whiteJpeg(grid, { samples, photometric, sampling: jpegSampling(sample) });
  const coder = coderOf(compression);
  if (coder === undefined || ![BLACK_IS_ZERO, RGB].includes(photometric)) return null;
  const pixels = Buffer.alloc(width * height * samples, WHITE);
  const file = await sharp(pixels, { raw: { width, height, channels: samples } })
    .tiff({
      compression: coder,
      predictor: predictor === DIFFERENCES ? 'horizontal' : 'none',
      tile: true,
      tileWidth: width,
      tileHeight: height,
    })
    .toBuffer();
  const tiles = readTiffPages(file)[0]?.tiles;
  const [offset = 0, length = 0] = [tiles?.offsets[0], tiles?.byteCounts[0]];
  return length === 0 ? null : file.subarray(offset, offset + length);
}
