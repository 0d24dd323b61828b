import sharp, { type Sharp, type TiffOptions } from 'sharp';
import { findAssociatedPage } from '#mock-server/slides/associated-page.ts';
import { readTiffPages } from '#mock-server/slides/tiff-pages.ts';

const SIDES = { width: 192, height: 128 };
const CHANNELS = 3;
const COLOURS: Readonly<Record<string, readonly number[]>> = {
  R: [220, 30, 30],
  G: [30, 180, 60],
  B: [40, 60, 210],
  W: [250, 250, 250],
};
const STORED = 'RGBW';

/**
 * The colours of the four corners, row by row, as a reader must see them. EXIF tells on which side the first row and the
 * first column of a stored picture lie (EXIF 2.32, 4.6.4): 6 is 'row 0 at the right, column 0 at the top'.
 */
export const CORNERS_BY_ORIENTATION: Readonly<Record<number, string>> = {
  1: 'RGBW',
  2: 'GRWB',
  3: 'WBGR',
  4: 'BWRG',
  5: 'RBGW',
  6: 'BRWG',
  7: 'WGBR',
  8: 'GWRB',
};

/** Four fields of one colour each. */
function fields(): Sharp {
  const { width, height } = SIDES;
  const pixels = Uint8Array.from({ length: width * height * CHANNELS }, (_, at) => {
    const pixel = Math.floor(at / CHANNELS);
    const [isRight, isLow] = [pixel % width >= width / 2, pixel >= (width * height) / 2];
    const letter = STORED.charAt((isLow ? 2 : 0) + (isRight ? 1 : 0));
    return COLOURS[letter]?.[at % CHANNELS] ?? 0;
  });
  return sharp(pixels, { raw: { ...SIDES, channels: CHANNELS } });
}

/** Which colour lies in the middle of each quarter. */
export function cornersOf(
  pixels: ArrayLike<number>,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
): string {
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => [x, y] as const));
  const nearest = ([x, y]: readonly [number, number]): string => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    const off = ([, colour]: readonly [string, readonly number[]]): number =>
      colour.reduce((sum, value, channel) => sum + Math.abs(value - (pixels[at + channel] ?? 0)), 0);
    return Object.entries(COLOURS).sort((one, other) => off(one) - off(other))[0]?.[0] ?? '';
  };
  return places.map(nearest).join('');
}

export const turnedJpeg = (orientation: number): Promise<Buffer> =>
  fields().withMetadata({ orientation }).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();

export const turnedPng = (orientation: number): Promise<Buffer> =>
  fields().withMetadata({ orientation }).png().toBuffer();

export const inkJpeg = (): Promise<Buffer> => fields().toColourspace('cmyk').jpeg().toBuffer();

const tiled = (picture: Sharp): Promise<Buffer> =>
  picture
    .tiff({ tile: true, tileWidth: 64, tileHeight: 64, pyramid: true, compression: 'deflate' })
    .toBuffer();

export const turnedTiff = (orientation: number): Promise<Buffer> =>
  tiled(fields().withMetadata({ orientation }));

export const inkTiff = (): Promise<Buffer> => tiled(fields().toColourspace('cmyk'));

const TILE_OFFSETS = 324;
const TILE_BYTE_COUNTS = 325;

/** Two tiles side by side, of which the right one is without a byte, as glass is that was not scanned. */
export async function sparseTiff(
  options: TiffOptions,
  colours: 'grey' | 'rgb' | 'rgb16' = 'rgb',
): Promise<Buffer> {
  const [width, height, channels] = [256, 128, colours === 'grey' ? 1 : 3] as const;
  const pixels = Buffer.alloc(width * height * channels, 90);
  const picture = sharp(pixels, { raw: { width, height, channels } });
  const file = await (colours === 'rgb16' ? picture.toColourspace('rgb16') : picture)
    .tiff({ ...options, tile: true, tileWidth: 128, tileHeight: 128 })
    .toBuffer();
  const start = file.readUInt32LE(FIRST_AT);
  const end = start + 2 + file.readUInt16LE(start) * ENTRY_BYTES;
  for (let at = start + 2; at < end; at += ENTRY_BYTES) {
    if (![TILE_OFFSETS, TILE_BYTE_COUNTS].includes(file.readUInt16LE(at))) continue;
    const isShort = file.readUInt16LE(at + 2) === 3;
    // Two numbers of two bytes stand in the entry itself, two of four elsewhere.
    if (isShort) file.writeUInt16LE(0, at + 10);
    else file.writeUInt32LE(0, file.readUInt32LE(at + 8) + 4);
  }
  return file;
}

const FIRST_AT = 4;
const ENTRY_BYTES = 12;

/** A pyramid whose smallest level is named first, and its largest last. */
export async function smallestFirstTiff(): Promise<Buffer> {
  const file = await tiled(fields());
  const nextAt = (directory: number): number => directory + 2 + file.readUInt16LE(directory) * ENTRY_BYTES;
  const chain: number[] = [];
  for (let at = file.readUInt32LE(FIRST_AT); at !== 0; at = file.readUInt32LE(nextAt(at))) chain.push(at);
  const turned = [...chain].reverse();
  file.writeUInt32LE(turned[0] ?? 0, FIRST_AT);
  for (const [index, at] of turned.entries()) file.writeUInt32LE(turned[index + 1] ?? 0, nextAt(at));
  return file;
}

const COMPRESSION = 259;
const OLD_JPEG = 6;

/** A copy of the slide with a label that claims to be compressed as nobody reads it any more. */
export function unreadableLabel(slide: Buffer): Buffer {
  const file = Buffer.from(slide);
  const label = findAssociatedPage(readTiffPages(file), 'label');
  let start = file.readUInt32LE(FIRST_AT);
  const endOf = (at: number): number => at + 2 + file.readUInt16LE(at) * ENTRY_BYTES;
  for (let page = 0; page < (label ?? 0); page += 1) start = file.readUInt32LE(endOf(start));
  for (let at = start + 2; at < endOf(start); at += ENTRY_BYTES)
    if (file.readUInt16LE(at) === COMPRESSION) file.writeUInt16LE(OLD_JPEG, at + 8);
  return file;
}
