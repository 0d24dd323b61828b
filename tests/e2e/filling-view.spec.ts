import type { Page } from '@playwright/test';
import { openBench } from '#tests/support/bench.ts';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const DESCRIPTOR = `<?xml version="1.0"?><Image xmlns="http://schemas.microsoft.com/deepzoom/2008"
  Format="png" Overlap="0" TileSize="256"><Size Width="16384" Height="12288"/></Image>`;
/** One grey pixel, as large as a tile once it is drawn. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const GREY = [128, 128, 128, 255];
const CORNER = { cx: 2000, cy: 2000, scale: 1 };
/** Far apart, so that none is looked ahead for from the one before. */
const VIEWS = [
  CORNER,
  { cx: 14_000, cy: 10_000, scale: 1 },
  { cx: 2000, cy: 10_000, scale: 1 },
  { cx: 14_000, cy: 2000, scale: 1 },
  { cx: 8000, cy: 6000, scale: 1 },
  { cx: 5000, cy: 4000, scale: 1 },
];

/** A grey slide, whose tiles are answered one after the other, this many milliseconds apart. */
async function greySlide(page: Page, apartMs: () => number): Promise<void> {
  let line: Promise<unknown> = Promise.resolve();
  await page.route('**/made-up/**', async (route) => {
    if (new URL(route.request().url()).pathname.endsWith('.dzi'))
      return route.fulfill({ contentType: 'application/xml', body: DESCRIPTOR });
    const apart = apartMs();
    if (apart > 0) {
      line = line.then(() => new Promise((resolve) => setTimeout(resolve, apart)));
      await line;
    }
    return route.fulfill({ contentType: 'image/png', body: TILE });
  });
}

const complete = (page: Page) =>
  page.waitForFunction(() => (window as unknown as BenchWindow).__viewer.isLoaded());

test('a view is whole in the frame that draws its last tile, and not one later', async ({ page, bench }) => {
  await greySlide(page, () => 0);
  await openBench(page, bench, ['/made-up/grey.dzi']);
  await complete(page);
  const framesAfterLastTile = await page.evaluate(async (views) => {
    const { __viewer: viewer } = window as unknown as BenchWindow;
    const channel = new MessageChannel();
    const frameEnd = () =>
      new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        requestAnimationFrame(() => channel.port2.postMessage(null));
      });
    const counts: number[] = [];
    for (const view of views) {
      viewer.setView(view);
      let [loaded, still] = [viewer.stats().loaded, 0];
      do {
        await frameEnd();
        const now = viewer.stats().loaded;
        still = now === loaded ? still + 1 : 0;
        loaded = now;
      } while (!viewer.isLoaded());
      counts.push(still);
    }
    return counts;
  }, VIEWS);
  // A tile may come between the drawing of a frame and our look at it, on a busy machine for half of the views.
  expect(framesAfterLastTile.filter((frames) => frames === 0).length).toBeGreaterThan(1);
});

test('a view that fills slowly is painted now and then, and whole as soon as it is', async ({
  page,
  bench,
}) => {
  let isSlow = false;
  await greySlide(page, () => (isSlow ? 12 : 0));
  await openBench(page, bench, ['/made-up/grey.dzi']);
  await complete(page);
  isSlow = true;
  const paintedAt = await page.evaluate(async (view) => {
    const { __viewer: viewer } = window as unknown as BenchWindow;
    const times: number[] = [];
    const drawImage: unknown = Reflect.get(CanvasRenderingContext2D.prototype, 'drawImage');
    CanvasRenderingContext2D.prototype.drawImage = function (...parts: readonly unknown[]) {
      const now = performance.now();
      // Tiles of one painting, which takes them all in one go.
      if (this.canvas.width > 1000 && now - (times.at(-1) ?? 0) > 8) times.push(now);
      Reflect.apply(drawImage as () => void, this, parts);
    };
    viewer.setView(view);
    while (!viewer.isLoaded()) await new Promise(requestAnimationFrame);
    return times;
  }, CORNER);
  expect(paintedAt.length).toBeGreaterThan(4);
  // One each 50 ms, however late a busy machine was with some of them; the last is that of the whole view.
  const lasted = (paintedAt.at(-1) ?? 0) - (paintedAt[0] ?? 0);
  expect(paintedAt.length).toBeLessThanOrEqual(lasted / 50 + 2);
});

test('a view that the product jumps to asks for its tiles at once, and not a frame later', async ({
  page,
  bench,
}) => {
  await greySlide(page, () => 0);
  await openBench(page, bench, ['/made-up/grey.dzi']);
  await complete(page);
  const [before, asked] = await page.evaluate(() => {
    const { __viewer: viewer } = window as unknown as BenchWindow;
    const { loading } = viewer.stats();
    viewer.show({ viewport: { centre: { x: 2000, y: 2000 }, scale: 1, rotation: 0 } });
    return [loading, viewer.stats().loading];
  });
  // A view of 1440 × 900 pixels has at least this many tiles of 256.
  expect((asked ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(20);
  await complete(page);
});

test('a view whose tiles share no border paints each of them once', async ({ page, bench }) => {
  let isSlow = false;
  await greySlide(page, () => (isSlow ? 12 : 0));
  await openBench(page, bench, ['/made-up/grey.dzi']);
  await complete(page);
  isSlow = true;
  const paintings = await page.evaluate(async (view) => {
    const { __viewer: viewer } = window as unknown as BenchWindow;
    const byTile = new Map<unknown, number>();
    const drawImage: unknown = Reflect.get(CanvasRenderingContext2D.prototype, 'drawImage');
    CanvasRenderingContext2D.prototype.drawImage = function (...parts: readonly unknown[]) {
      const [picture] = parts;
      if (this.canvas.width > 1000) byTile.set(picture, (byTile.get(picture) ?? 0) + 1);
      Reflect.apply(drawImage as () => void, this, parts);
    };
    viewer.setView(view);
    while (!viewer.isLoaded()) await new Promise(requestAnimationFrame);
    return [...byTile.values()];
  }, CORNER);
  // A view of 1440 × 900 pixels has at least this many tiles of 256.
  expect(paintings.length).toBeGreaterThanOrEqual(20);
  expect(new Set(paintings)).toEqual(new Set([1]));
});

test('the overview shows the slide and the view once the first view is there', async ({ page, bench }) => {
  await greySlide(page, () => 0);
  await openBench(page, bench, ['/made-up/grey.dzi']);
  await complete(page);
  const overview = page.locator('.navigator canvas');
  const middle = () =>
    overview.evaluate((canvas: HTMLCanvasElement) => [
      ...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []),
    ]);
  await expect.poll(middle).toEqual(GREY);
  await page.evaluate((view) => (window as unknown as BenchWindow).__viewer.setView(view), {
    cx: 8192,
    cy: 6144,
    scale: 0.2,
  });
  const region = page.locator('.navigator .displayregion');
  await expect(region).toBeVisible();
  // 1440 pixels at 0.2 are 7200 of 16384, on an overview of 160 × 120: 70 of its pixels.
  const distance = async () => Math.abs(((await region.boundingBox())?.width ?? Number.NaN) - 70);
  await expect.poll(distance).toBeLessThan(10);
});
