import type { Page } from '@playwright/test';
import { fromArrayBuffer } from 'geotiff';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { openings, slideFile } from '#tests/support/slides/slide-world.ts';
import { expect, test } from '#tests/support/test.ts';

const SLIDE = 'TCGA-CR-7395-pyramid-jpeg.tif';
const PANE = { width: 1440, height: 900 };

interface View {
  readonly cx: number;
  readonly cy: number;
  readonly scale: number;
}

/** The views show the whole slide, its middle levels and its full resolution. */
const TOUR: readonly View[] = [
  { cx: 900, cy: 700, scale: 0.9 },
  { cx: 3400, cy: 2800, scale: 0.9 },
  { cx: 2200, cy: 1700, scale: 0.4 },
  { cx: 3500, cy: 800, scale: 1.2 },
];

/** What every viewer shows first, and so is there before the tour begins. */
const HOME: View = { cx: 2221.5, cy: 1783.5, scale: PANE.height / 3567 };

/** By the level that OpenSeadragon draws from: the finest whose pixels are at least half a screen pixel. */
async function tilesOf(views: readonly View[]): Promise<ReadonlyMap<string, number>> {
  const file = await fromArrayBuffer(slideFile(SLIDE).buffer);
  const images = await Promise.all(
    Array.from({ length: await file.getImageCount() }, (_, at) => file.getImage(at)),
  );
  const full = images[0]?.getWidth() ?? 0;
  const wanted = new Map<string, number>();
  for (const { cx, cy, scale } of views) {
    const level = images.findIndex((image) => (scale * full) / image.getWidth() >= 0.5);
    const image = images[level];
    if (image === undefined) throw new Error('no level for the view');
    const [shrink, side] = [image.getWidth() / full, image.getTileWidth()];
    const across = Math.ceil(image.getWidth() / side);
    const down = Math.ceil(image.getHeight() / side);
    const lengths = (await image.fileDirectory.loadValue('TileByteCounts')) as ArrayLike<number>;
    const span = (middle: number, reach: number, count: number): readonly [number, number] => [
      Math.max(0, Math.floor(((middle - reach) * shrink) / side)),
      Math.min(count - 1, Math.ceil(((middle + reach) * shrink) / side) - 1),
    ];
    const [left, right] = span(cx, PANE.width / 2 / scale, across);
    const [top, bottom] = span(cy, PANE.height / 2 / scale, down);
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        wanted.set(`${String(level)}/${String(row * across + column)}`, lengths[row * across + column] ?? 0);
  }
  return wanted;
}

/** Coarser levels lie under every view, so what is asked of them stays wanted when a view is left. */
async function endOfFinestLevel(): Promise<number> {
  const file = await fromArrayBuffer(slideFile(SLIDE).buffer);
  const coarser = await file.getImage(1);
  return Math.min(...Array.from((await coarser.fileDirectory.loadValue('TileOffsets')) as ArrayLike<number>));
}

const setView = (page: Page, view: View): Promise<void> =>
  page.evaluate((next) => (window as unknown as BenchWindow).__viewer.setView(next), view);

async function complete(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as BenchWindow).__viewer.isLoaded());
}

test.use({ viewport: PANE });

test('a tour reads little more than the tiles that it shows, by few requests', async ({ page, world }) => {
  world.slides.serve(SLIDE, slideFile(SLIDE));
  expect(await openings(page, world, [world.slides.url('honest', SLIDE)])).toEqual([null]);
  await complete(page);
  const read: { requests: number; bytes: number } = { requests: 0, bytes: 0 };
  page.on('response', (response) => {
    if (response.status() !== 206) return;
    read.requests += 1;
    read.bytes += Number(response.headers()['content-length']);
  });
  for (const view of TOUR) {
    await setView(page, view);
    await complete(page);
  }
  const home = await tilesOf([HOME]);
  const needed = [...(await tilesOf(TOUR))].filter(([name]) => !home.has(name)).map(([, bytes]) => bytes);
  const bytes = needed.reduce((sum, one) => sum + one, 0);
  expect(needed.length).toBeGreaterThan(60);
  expect(read.bytes).toBeGreaterThanOrEqual(bytes * 0.9);
  expect(read.bytes).toBeLessThanOrEqual(bytes * 1.15);
  expect(read.requests).toBeLessThanOrEqual(needed.length / 4);
});

test('requests of a view that was left are cancelled, and no byte of it is read', async ({ page, world }) => {
  world.slides.serve(SLIDE, slideFile(SLIDE));
  expect(await openings(page, world, [world.slides.url('honest', SLIDE)])).toEqual([null]);
  await complete(page);
  const [left, next] = [TOUR[0], TOUR[1]];
  if (left === undefined || next === undefined) throw new Error('no views');
  const silence = world.slides.fallSilent(await endOfFinestLevel());
  await setView(page, left);
  await expect.poll(() => silence.hungUp().length).toBeGreaterThan(2);
  silence.end();
  await setView(page, next);
  await complete(page);
  await expect.poll(() => silence.hungUp().filter((isLeft) => !isLeft)).toEqual([]);
  const { cancelled: tiles, missing } = await page.evaluate(() =>
    (window as unknown as BenchWindow).__viewer.stats(),
  );
  expect(tiles).toBeGreaterThan(10);
  expect(missing).toBe(0);
});
