import type { Page } from '@playwright/test';
import sharp, { type Sharp, type TiffOptions } from 'sharp';
import { openBench, slideFiles, test } from '#tests/support/bench.ts';
import type { BenchWindow } from '#tests/support/bench-viewer.ts';
import { expect } from '#tests/support/test.ts';

const SIDE = 240;

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

/** Answers ranges of files that the test made. */
async function serve(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  await page.route('**/made-up/*.tif', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const file = files[name] ?? Buffer.alloc(0);
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? [];
    const [first, last] = [Number(from ?? 0), Math.min(Number(to ?? file.length), file.length - 1)];
    await route.fulfill({
      status: 206,
      headers: { 'content-range': `bytes ${String(first)}-${String(last)}/${String(file.length)}` },
      contentType: 'image/tiff',
      body: file.subarray(first, last + 1),
    });
  });
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

function farthest(rgba: readonly number[]): number {
  let worst = rgba.length === SIDE * SIDE * 4 ? 0 : Number.NaN;
  rgba.forEach((value, i) => {
    const want = i % 4 === 3 ? 255 : (PIXELS[Math.floor(i / 4) * 3 + (i % 4)] ?? Number.NaN);
    worst = Math.max(worst, Math.abs(value - want));
  });
  return worst;
}

const KEPT: readonly (readonly [string, TiffOptions])[] = [
  ['none', { compression: 'none' }],
  ['LZW', { compression: 'lzw', predictor: 'horizontal' }],
  ['deflate', { compression: 'deflate', predictor: 'horizontal' }],
  ['PackBits', { compression: 'packbits' }],
  ['WebP', { compression: 'webp', quality: 100 }],
  ['JPEG', { compression: 'jpeg', quality: 80 }],
];
for (const [name, options] of KEPT) {
  test(`decodes ${name}`, async ({ page, bench }) => {
    const file = await tiff(options);
    await serve(page, { 'slide.tif': file });
    await openBench(page, bench, ['/made-up/slide.tif']);
    const { pixels, fault } = await tileOf(page);
    console.log(name, fault, farthest(pixels));
  });
}
test('trial', async ({ page, bench }) => {
  const logs: string[] = [];
  page.on('console', (m) => logs.push(m.text()));
  const workers: string[] = [];
  page.on('worker', (w) => workers.push(w.url()));
  const jpeg = await tiff({ compression: 'jpeg', quality: 80 });
  const half = Buffer.from(jpeg);
  const at = half.readUInt32LE(placeOf(half, 324));
  const len = half.readUInt32LE(placeOf(half, 325));
  half.fill(0, at + len / 2, at + len);
  const cut = Buffer.from(jpeg);
  cut.writeUInt32LE(Math.floor(len / 2), placeOf(cut, 325));
  const cmyk = await tiff({ compression: 'jpeg' }, picture().toColourspace('cmyk'));
  const none = await tiff({ compression: 'none', predictor: 'none' });
  const frame = Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0]), Buffer.alloc(4), ...[0, 1, 2].map((k) => { const b = Buffer.from(PIXELS.subarray(k * 57600, (k + 1) * 57600)); const w = (b.length << 3) | (k === 2 ? 1 : 0); return Buffer.concat([Buffer.from([w & 255, (w >> 8) & 255, w >> 16]), b]); })]);
  frame.writeUInt32LE(PIXELS.length, 5);
  const zstd = Buffer.concat([none, frame]);
  zstd.writeUInt16LE(50000, placeOf(zstd, 259));
  zstd.writeUInt32LE(none.length, placeOf(zstd, 324));
  zstd.writeUInt32LE(frame.length, placeOf(zstd, 325));
  const files = { 'half.tif': half, 'cut.tif': cut, 'cmyk.tif': cmyk, 'zstd.tif': zstd };
  await serve(page, files);
  for (const f of Object.keys(files)) {
    await openBench(page, bench, [`/made-up/${f}`]);
    const { pixels, fault } = await tileOf(page);
    console.log(f, fault, pixels.length, farthest(pixels), pixels.slice(-8));
  }
  console.log(workers, logs);
  const [slide = ''] = await slideFiles(page, bench);
  await openBench(page, bench, [slide]);
  const { pixels, fault } = await tileOf(page, 4, 5);
  console.log(fault, [0, 1, 2].map((c) => pixels.filter((_, i) => i % 4 === c).reduce((a, b) => a + b, 0) / (pixels.length / 4)));
});
