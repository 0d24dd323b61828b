import { fromArrayBuffer } from 'geotiff';
import sharp, { type Sharp, type TiffOptions } from 'sharp';
import { codingOf } from '../directory/coding.client.ts';
import { directoriesOf } from '../directory/directory.client.ts';
import type { Rgba } from './colours.ts';
import type { TileCoding } from './tile-coding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The side of a made tile in pixels: its rows of 4-bit samples end on a whole byte, and it is no power of two. */
export const SIDE = 240;

/** Grain over a slope: neither a codec nor a swapped byte leaves it looking the same. */
export function sampleAt(x: number, y: number, channel: number): number {
  return (x * 3 + y * (channel + 1) + ((x * 7 + y * 13 + channel * 5) % 11) * (channel + 2)) & 255;
}

/** Chunky samples of 8 bits. */
export function madePixels(samplesPerPixel: number, side = SIDE): Bytes {
  const pixels = new Uint8Array(side * side * samplesPerPixel);
  for (let i = 0; i < pixels.length; i++) {
    const pixel = Math.floor(i / samplesPerPixel);
    pixels[i] = sampleAt(pixel % side, Math.floor(pixel / side), i % samplesPerPixel);
  }
  return pixels;
}

export const pictureOf = (channels: 1 | 2 | 3 | 4): Sharp =>
  sharp(madePixels(channels), { raw: { width: SIDE, height: SIDE, channels } }).toColourspace(
    channels < 3 ? 'b-w' : 'srgb',
  );

/** A coding as the tags of a plain 8-bit RGB file say it, with what the test changes. */
export const codingWith = (changes: Partial<TileCoding>): TileCoding => ({
  compression: 1,
  photometric: 2,
  jpegTables: null,
  samplesPerPixel: 3,
  bitsPerSample: Array.from({ length: changes.samplesPerPixel ?? 3 }, () => 8),
  sampleFormat: 1,
  predictor: 1,
  planarConfiguration: 1,
  tileWidth: SIDE,
  tileHeight: SIDE,
  littleEndian: true,
  colorMap: null,
  ...changes,
});

/** A TIFF of one tile, and that tile as the file's tags and bytes have it. */
export async function tileOfTiff(
  picture: Sharp,
  options: TiffOptions,
): Promise<{ readonly file: Buffer; readonly coding: TileCoding; readonly parts: readonly Bytes[] }> {
  const shape = { tile: true, tileWidth: SIDE, tileHeight: SIDE };
  const file = await picture.tiff({ ...shape, ...options }).toBuffer();
  const bytes = Uint8Array.from(file);
  const [directory] = await directoriesOf(await fromArrayBuffer(bytes.buffer));
  if (directory === undefined) throw new Error('The file has no directory');
  const numbersOf = async (tag: 'TileOffsets' | 'TileByteCounts'): Promise<readonly number[]> =>
    Array.from((await directory.tags.loadValue(tag)) as ArrayLike<number | bigint>, Number);
  const lengths = await numbersOf('TileByteCounts');
  const parts = (await numbersOf('TileOffsets')).map((at, index) =>
    bytes.slice(at, at + (lengths[index] ?? 0)),
  );
  return { file, coding: await codingOf(directory), parts };
}

/** What the colours are off by, at the worst sample. */
export function farthest(rgba: Rgba, want: (pixel: number, channel: number) => number): number {
  let worst = 0;
  for (let i = 0; i < rgba.length; i++) {
    const value = i % 4 === 3 ? 255 : want(Math.floor(i / 4), i % 4);
    worst = Math.max(worst, Math.abs((rgba[i] ?? 0) - value));
  }
  return worst;
}
