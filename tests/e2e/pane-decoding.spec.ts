import type { Page } from '@playwright/test';
import sharp, { type Sharp, type TiffOptions } from 'sharp';
import { openBench, slideFiles } from '#tests/support/bench.ts';
import { firstOf } from '#tests/support/long-run.ts';
import type { Product } from '#tests/support/product.ts';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import {
  CORNERS_BY_ORIENTATION,
  cornersOf,
  inkJpeg,
  turnedJpeg,
  turnedPng,
} from '#tests/support/slides/odd-pictures.ts';
import { expect, test } from '#tests/support/test.ts';

const SIDE = 240;
const MADE_UP = '**/made-up/slide.tif';
/** TIFF tags. */
const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const TILE_OFFSETS = 324;
const TILE_BYTE_COUNTS = 325;

/** Grain over a slope in three colours. */
const PIXELS = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
  const [x, y, channel] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE), i % 3];
  return (x + y * (channel + 1) + ((x * 7 + y * 13) % 11) * 3) & 255;
});

const picture = (): Sharp => sharp(PIXELS, { raw: { width: SIDE, height: SIDE, channels: 3 } });

function tiff(options: TiffOptions, of = picture()): Promise<Buffer> {
  return of.tiff({ tile: true, tileWidth: SIDE, tileHeight: SIDE, ...options }).toBuffer();
}

/** Where the value of a tag of the first directory lies in a file of sharp's. */
function placeOf(file: Buffer, tag: number): number {
  const start = file.readUInt32LE(4);
  for (let at = start + 2; at < start + 2 + file.readUInt16LE(start) * 12; at += 12) {
    if (file.readUInt16LE(at) === tag) return at + 8;
  }
  throw new Error(`The file has no tag ${String(tag)}`);
}

/** Answers ranges of a file that the test made, and opens it. */
async function openMade(page: Page, bench: Product, file: Buffer): Promise<void> {
  await page.unroute(MADE_UP);
  await page.route(MADE_UP, async (route) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? [];
    const [first, last] = [Number(from ?? 0), Math.min(Number(to ?? file.length), file.length - 1)];
    await route.fulfill({
      status: 206,
      headers: { 'content-range': `bytes ${String(first)}-${String(last)}/${String(file.length)}` },
      contentType: 'image/tiff',
      body: file.subarray(first, last + 1),
    });
  });
  await openBench(page, bench, ['/made-up/slide.tif']);
}

interface Decoded {
  readonly pixels: readonly number[];
  readonly fault: string | null;
}

/** One tile of the open slide as the browser has it. */
function tileOf(page: Page, column = 0, row = 0): Promise<Decoded> {
  return page.evaluate(
    async ([x, y]) => {
      const source = (window as unknown as BenchWindow).__viewer.source();
      const address = { level: 0, column: x, row: y };
      const { signal } = new AbortController();
      try {
        const bitmap = await source?.want([{ address, signal }], 'view')[0];
        if (bitmap === undefined) return { pixels: [], fault: 'There is no slide' };
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        bitmap.close();
        return { pixels: Array.from(data), fault: null };
      } catch (cause) {
        return { pixels: [], fault: String(cause) };
      }
    },
    [column, row] as const,
  );
}

/** How far the colours are off, over all pixels and at the worst one. */
function difference(
  { pixels }: Decoded,
  want: Uint8Array,
): { readonly mean: number; readonly worst: number } {
  let [sum, worst] = [0, pixels.length === (want.length / 3) * 4 ? 0 : Number.NaN];
  pixels.forEach((value, i) => {
    const off = Math.abs(value - (i % 4 === 3 ? 255 : (want[Math.floor(i / 4) * 3 + (i % 4)] ?? Number.NaN)));
    sum += off;
    worst = Math.max(worst, off);
  });
  return { mean: sum / want.length, worst };
}

/** A tile as Zstandard packs it, in blocks that stay as they are. */
async function zstandardTiff(): Promise<Buffer> {
  const plain = await tiff({ compression: 'none', predictor: 'none' });
  const half = PIXELS.length / 2;
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0]);
  head.writeUInt32LE(PIXELS.length, 5);
  const blocks = [0, 1].map((last) => {
    const size = Buffer.alloc(3);
    size.writeUIntLE(half * 8 + last, 0, 3);
    return Buffer.concat([size, PIXELS.subarray(half * last, half * (last + 1))]);
  });
  const frame = Buffer.concat([head, ...blocks]);
  const file = Buffer.concat([plain, frame]);
  file.writeUInt16LE(50_000, placeOf(file, COMPRESSION));
  file.writeUInt32LE(plain.length, placeOf(file, TILE_OFFSETS));
  file.writeUInt32LE(frame.length, placeOf(file, TILE_BYTE_COUNTS));
  return file;
}

/** Half of the tile's bytes, or all of them with the second half wiped. */
function damaged(file: Buffer, way: 'cut' | 'wiped'): Buffer {
  const copy = Buffer.from(file);
  const [start, length] = [TILE_OFFSETS, TILE_BYTE_COUNTS].map((tag) =>
    copy.readUInt32LE(placeOf(copy, tag)),
  );
  const half = (length ?? 0) >> 1;
  if (way === 'cut') copy.writeUInt32LE(half, placeOf(copy, TILE_BYTE_COUNTS));
  else copy.fill(0, (start ?? 0) + half, (start ?? 0) + (length ?? 0));
  return copy;
}

const WHOLE: readonly (readonly [string, TiffOptions])[] = [
  ['LZW', { compression: 'lzw', predictor: 'horizontal' }],
  ['none', { compression: 'none' }],
  ['deflate', { compression: 'deflate', predictor: 'horizontal' }],
  ['PackBits', { compression: 'packbits' }],
];

for (const [name, options] of firstOf(WHOLE, 1)) {
  test(`tiles of ${name} have the file's pixels, to the last one`, async ({ page, bench }) => {
    await openMade(page, bench, await tiff(options));
    expect(difference(await tileOf(page), PIXELS)).toEqual({ mean: 0, worst: 0 });
  });
}

for (const compression of firstOf(['jpeg', 'webp'] as const, 1)) {
  test(`tiles of ${compression} have the colours that libvips sees`, async ({ page, bench }) => {
    const file = await tiff({ compression, quality: 80 }, picture().blur(4));
    await openMade(page, bench, file);
    const want = await sharp(file).removeAlpha().raw().toBuffer();
    // A browser may join neighbouring chroma samples another way, so single pixels differ.
    expect(difference(await tileOf(page), want).mean).toBeLessThanOrEqual(2);
  });
}

test('JPEG tiles of RGB without a marker have the colours of the scan', async ({ page, bench }) => {
  const [slide = ''] = await slideFiles(page, bench);
  await openBench(page, bench, [slide]);
  const { pixels } = await tileOf(page, 4, 5);
  const mean = (channel: number): number =>
    pixels.reduce((sum, value, i) => (i % 4 === channel ? sum + value : sum), 0) / (pixels.length / 4);
  // As libvips decodes that tile.
  [170.7, 118.3, 155.0].forEach((want, channel) => expect(Math.abs(mean(channel) - want)).toBeLessThan(1));
});

test('JPEG that a browser does not take is decoded by our own thread under the policy of the product', async ({
  page,
  bench,
}) => {
  const [workers, complaints]: [string[], string[]] = [[], []];
  page.on('worker', (worker) => workers.push(worker.url()));
  page.on('console', (message) => complaints.push(message.text()));
  const policy = page.waitForResponse('**/assets/decode-worker-*.js');
  // Greys in which white is zero: every browser takes them the other way around.
  const file = await tiff({ compression: 'jpeg', quality: 100 }, picture().blur(4).toColourspace('b-w'));
  const want = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer();
  file.writeUInt16LE(0, placeOf(file, PHOTOMETRIC));
  await openMade(page, bench, file);
  expect(
    difference(
      await tileOf(page),
      want.map((value) => 255 - value),
    ).worst,
  ).toBeLessThanOrEqual(4);
  expect((await policy).headers()['content-security-policy']).toContain("worker-src 'self'");
  for (const worker of workers) expect(worker.startsWith(`${bench.url}/assets/decode-worker-`)).toBe(true);
  expect(workers.length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

const DAMAGES = [
  ['jpeg', 'cut'],
  ['deflate', 'wiped'],
  ['jpeg', 'wiped'],
  ['deflate', 'cut'],
  ['lzw', 'cut'],
] as const;

for (const [compression, way] of firstOf(DAMAGES, 1)) {
  test(`a tile of ${compression} whose second half is ${way} is an error, not half a picture`, async ({
    page,
    bench,
  }) => {
    const file = damaged(await tiff({ compression, predictor: 'none' }), way);
    // Some are found out while the slide is opened, the others when the tile is wanted.
    const fault = await openMade(page, bench, file).then(
      async () => (await tileOf(page)).fault,
      (cause: unknown) => String(cause),
    );
    expect(fault).toContain('Failed to prepare TIFF file for viewing. Please try a different file.');
  });
}

test('S8-28 a slide in Zstandard, whose decoder the policy keeps out, names its codec', async ({
  page,
  bench,
}) => {
  await expect(openMade(page, bench, await zstandardTiff())).rejects.toThrow(
    'Unknown compression method identifier Zstandard (50000)',
  );
});

test('what is not there is white: a sparse tile, and the glass behind a transparent picture', async ({
  page,
  bench,
}) => {
  const white = [255, 255, 255, 255];
  await test.step('a tile of no bytes is nothing that is missing', async () => {
    const file = await tiff({ compression: 'none', predictor: 'none' });
    file.writeUInt32LE(0, placeOf(file, TILE_BYTE_COUNTS));
    await openMade(page, bench, file);
    const { pixels, fault } = await tileOf(page);
    expect(fault).toBeNull();
    expect(pixels.length).toBe(SIDE * SIDE * 4);
    expect(pixels.filter((value, i) => value !== white[i % 4])).toEqual([]);
  });

  await test.step('a picture without ink is white glass', async () => {
    const clear = sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const body = await clear.png().toBuffer();
    await page.route('**/made-up/clear.png', (route) => route.fulfill({ contentType: 'image/png', body }));
    await openBench(page, bench, ['/made-up/clear.png']);
    const { pixels } = await tileOf(page);
    expect(pixels.slice(0, 4)).toEqual(white);
  });
});

/** A picture that is turned and mirrored comes first. */
const TURNS = [7, 6, 1, 2, 3, 4, 5, 8];

test('a slide that lies turned in its file is refused by name', async ({ page, bench }) => {
  const file = await tiff(
    { compression: 'none', predictor: 'none' },
    picture().withMetadata({ orientation: 3 }),
  );
  await expect(openMade(page, bench, file)).rejects.toThrow('TIFF orientation 3');
});

test('a plain picture lies as its EXIF block says, and one of inks is refused by name', async ({
  page,
  bench,
}) => {
  const openPlain = async (contentType: string, body: Buffer): Promise<void> => {
    await page.unroute('**/made-up/plain');
    await page.route('**/made-up/plain', (route) => route.fulfill({ contentType, body }));
    await openBench(page, bench, ['/made-up/plain']);
  };
  const expectCorners = async (orientation: number): Promise<void> => {
    const { pixels } = await tileOf(page);
    const [width, height] = orientation > 4 ? [128, 192] : [192, 128];
    expect(pixels).toHaveLength(width * height * 4);
    expect(cornersOf(pixels, { width, height, channels: 4 })).toBe(CORNERS_BY_ORIENTATION[orientation]);
  };
  for (const orientation of firstOf(TURNS, 1)) {
    await openPlain('image/jpeg', await turnedJpeg(orientation));
    await expectCorners(orientation);
  }
  await openPlain('image/png', await turnedPng(6));
  await expectCorners(6);
  await expect(openPlain('image/jpeg', await inkJpeg())).rejects.toThrow('printing inks (CMYK)');
});
