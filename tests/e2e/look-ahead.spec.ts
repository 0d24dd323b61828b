import type { Page } from '@playwright/test';
import { openBench } from '#tests/support/bench.ts';
import type { BenchWindow } from '#tests/support/bench-viewer.ts';
import type { Product } from '#tests/support/product.ts';
import { expect, test } from '#tests/support/test.ts';

const SIDE = 16_384;
const TILE_SIDE = 256;
const DESCRIPTOR = `<?xml version="1.0"?><Image xmlns="http://schemas.microsoft.com/deepzoom/2008"
  Format="png" Overlap="0" TileSize="${String(TILE_SIDE)}"><Size Width="${String(SIDE)}" Height="${String(SIDE)}"/></Image>`;
/** One grey pixel, as large as a tile once it is drawn. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const FULL = Math.log2(SIDE);

interface Frame {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly scale: number;
}
interface Asked {
  readonly level: number;
  readonly column: number;
  readonly row: number;
  /** The frame that was on screen when it was heard of, in level-0 pixels. */
  readonly frame: Frame;
}
type WatchWindow = BenchWindow & { __frames: Frame[] };

/** Every frame from now on, and every tile that is asked for. */
async function watch(page: Page): Promise<() => Promise<readonly Asked[]>> {
  const heard: { readonly at: number; readonly address: string }[] = [];
  page.on('request', (request) => heard.push({ at: Date.now(), address: request.url() }));
  await page.evaluate(() => {
    const shared = window as unknown as WatchWindow;
    shared.__frames = [];
    const look = () => {
      const view = shared.__viewer.stats().current;
      if (view !== null) {
        const [across, down] = [innerWidth / view.scale / 2, innerHeight / view.scale / 2];
        const { x, y } = view.centre;
        const edges = { left: x - across, right: x + across, bottom: y + down, scale: view.scale };
        shared.__frames.push({ at: performance.timeOrigin + performance.now(), ...edges });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  /** Since the last asking. */
  return async () => {
    const frames = await page.evaluate(() => (window as unknown as WatchWindow).__frames.splice(0));
    return heard.splice(0).flatMap(({ at, address }) => {
      const [, level, column, row] = /_files\/(\d+)\/(\d+)_(\d+)\.png/.exec(address) ?? [];
      const frame = frames.findLast((one) => one.at <= at) ?? frames[0];
      if (level === undefined || frame === undefined) return [];
      return [{ level: Number(level), column: Number(column), row: Number(row), frame }];
    });
  };
}

const complete = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as unknown as BenchWindow).__viewer.isLoaded());

interface Step {
  readonly cx: number;
  readonly cy: number;
  /** What the scale is multiplied by. */
  readonly factor: number;
}

/** Moves the view by the same step in each of so many frames. */
const move = (page: Page, step: Step, frames: number): Promise<void> =>
  page.evaluate(
    async ({ by, count }) => {
      const { __viewer: viewer } = window as unknown as BenchWindow;
      for (let frame = 0; frame < count; frame += 1) {
        await new Promise(requestAnimationFrame);
        const view = viewer.stats().current;
        if (view === null) throw new Error('no view');
        const { centre, scale, rotation } = view;
        viewer.setView({ cx: centre.x + by.cx, cy: centre.y + by.cy, scale: scale * by.factor, rotation });
      }
    },
    { by: step, count: frames },
  );

const goTo = async (page: Page, cx: number, cy: number, scale: number): Promise<void> => {
  await page.evaluate((view) => (window as unknown as BenchWindow).__viewer.setView(view), {
    ...{ cx, cy, scale, rotation: 0 },
  });
  await complete(page);
};

async function open(page: Page, bench: Product): Promise<() => Promise<readonly Asked[]>> {
  await page.route('**/made-up/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('.dzi')
      ? route.fulfill({ contentType: 'application/xml', body: DESCRIPTOR })
      : route.fulfill({ contentType: 'image/png', body: TILE }),
  );
  await openBench(page, bench, ['/made-up/wide.dzi']);
  await complete(page);
  return watch(page);
}

test('what a moving view comes to next is asked for before it is there', async ({ page, bench }) => {
  const asked = await open(page, bench);
  await goTo(page, 3000, 3000, 1);
  await asked();
  await move(page, { cx: 8, cy: 0, factor: 1 }, 180);
  await complete(page);
  const panned = (await asked()).filter(({ level }) => level === FULL);
  const early = panned.filter(({ column, frame }) => column * TILE_SIDE > frame.right);
  // Before three frames were seen nobody knows; a column that comes in then is asked for late.
  expect(early.length).toBeGreaterThan(panned.length * 0.7);
  // And not of what lies behind.
  expect(panned.filter(({ column, frame }) => (column + 1) * TILE_SIDE <= frame.left)).toEqual([]);

  await goTo(page, 9000, 9000, 0.3);
  await asked();
  await move(page, { cx: 0, cy: 0, factor: 1.01 }, 60);
  const zoomed = (await asked()).filter(({ level }) => level === FULL);
  expect(zoomed.filter(({ frame }) => frame.scale < 0.5).length).toBeGreaterThan(20);
  await complete(page);
});

test('a jump, and a view at rest, ask for no tile that they do not show', async ({ page, bench }) => {
  const asked = await open(page, bench);
  await goTo(page, 3000, 3000, 1);
  for (const [cx, cy, scale] of [
    [12_000, 5000, 0.4],
    [6000, 11_000, 0.8],
    [8000, 8000, 0.1],
  ] as const) {
    await asked();
    await goTo(page, cx, cy, scale);
    const half = (page.viewportSize()?.width ?? Number.NaN) / 2 / scale;
    const [right, left] = [cx + half, cx - half];
    const outside = (await asked()).filter(({ level, column }) => {
      const side = TILE_SIDE * 2 ** (FULL - level);
      return column * side > right || (column + 1) * side < left;
    });
    expect(outside).toEqual([]);
  }
});
