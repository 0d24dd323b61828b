import type { Page } from '@playwright/test';
import type { TileSource } from '#app/viewer/tiles/tile.ts';
import { openBench } from '#tests/support/bench.ts';
import type { Product } from '#tests/support/product.ts';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const SIDE = 16_384;
const TILE_SIDE = 256;
const DESCRIPTOR = `<?xml version="1.0"?><Image xmlns="http://schemas.microsoft.com/deepzoom/2008"
  Format="png" Overlap="0" TileSize="${String(TILE_SIDE)}"><Size Width="${String(SIDE)}" Height="${String(SIDE)}"/></Image>`;
/** The small picture of the whole slide, which is loaded once, whenever there is time for it. */
const SMALL_LEVEL = 5;
/** One grey pixel, as large as a tile once it is drawn. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** The clock of the page goes on by so much for each frame of a movement, however long the machine takes for it. */
const FRAME_MS = 16;
/** Before three frames were seen nobody knows where a view goes, and it is looked ahead only every third one. */
const UNKNOWN_FRAMES = 6;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly scale: number;
}
interface Asked {
  /** 0 is the full resolution. */
  readonly level: number;
  readonly column: number;
  readonly row: number;
  /** What was shown when it was asked for, in level-0 pixels. */
  readonly frame: Frame;
}
type WatchWindow = BenchWindow & { __asked: Asked[]; __coming: Promise<unknown>[] };

/** Notes every tile from now on as the pane asks for it, and not as the network hears of it; reads them when called. */
async function watch(page: Page): Promise<() => Promise<readonly Asked[]>> {
  await page.evaluate(() => {
    const shared = window as unknown as WatchWindow;
    Object.assign(shared, { __asked: [], __coming: [] });
    const viewer = shared.__viewer;
    const source = viewer.source() as { want: TileSource['want'] } | null;
    if (source === null) throw new Error('no slide');
    const { want } = source;
    source.want = (tiles, priority) => {
      const view = viewer.stats().current;
      if (view !== null) {
        const across = innerWidth / view.scale / 2;
        const frame = { left: view.centre.x - across, right: view.centre.x + across, scale: view.scale };
        shared.__asked.push(...tiles.map(({ address }) => ({ ...address, frame })));
      }
      const pictures = want(tiles, priority);
      shared.__coming.push(...pictures);
      return pictures;
    };
  });
  return () => page.evaluate(() => (window as unknown as WatchWindow).__asked.splice(0));
}

const complete = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as unknown as BenchWindow).__viewer.isLoaded());

interface Step {
  readonly cx: number;
  readonly cy: number;
  /** What the scale is multiplied by. */
  readonly factor: number;
}

/** Moves the view by the same step in each of so many frames, in each of which every tile comes that was asked for. */
async function move(page: Page, step: Step, frames: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (let frame = 0; frame < frames; frame += 1) {
    await page.evaluate(async (by) => {
      const { __viewer: viewer, __coming: coming } = window as unknown as WatchWindow;
      await Promise.allSettled(coming.splice(0));
      const view = viewer.stats().current;
      if (view === null) throw new Error('no view');
      const { centre, scale, rotation } = view;
      viewer.setView({ cx: centre.x + by.cx, cy: centre.y + by.cy, scale: scale * by.factor, rotation });
    }, step);
    await page.clock.runFor(FRAME_MS);
  }
  await page.clock.resume();
}

const goTo = async (page: Page, cx: number, cy: number, scale: number): Promise<void> => {
  await page.evaluate((view) => (window as unknown as BenchWindow).__viewer.setView(view), {
    cx,
    cy,
    scale,
    rotation: 0,
  });
  await complete(page);
};

async function open(page: Page, bench: Product): Promise<() => Promise<readonly Asked[]>> {
  await page.route('**/made-up/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('.dzi')
      ? route.fulfill({ contentType: 'application/xml', body: DESCRIPTOR })
      : route.fulfill({ contentType: 'image/png', body: TILE }),
  );
  await page.clock.install();
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
  const panned = (await asked()).filter(({ level }) => level === 0);
  const shownAt = (cx: number): number =>
    Math.floor((cx + (page.viewportSize()?.width ?? 0) / 2) / TILE_SIDE);
  const [first, last] = [shownAt(3000 + 8 * UNKNOWN_FRAMES), shownAt(3000 + 8 * 180)];
  const early = new Set(
    panned.filter(({ column, frame }) => column * TILE_SIDE > frame.right).map(({ column }) => column),
  );
  const late = panned.filter(({ column, frame }) => column * TILE_SIDE <= frame.right && column > first);
  for (let column = first + 1; column <= last; column += 1) expect([...early]).toContain(column);
  expect(last - first).toBeGreaterThan(4);
  expect(late).toEqual([]);
  // And not of what lies behind.
  expect(panned.filter(({ column, frame }) => (column + 1) * TILE_SIDE <= frame.left)).toEqual([]);

  await goTo(page, 9000, 9000, 0.3);
  await asked();
  await move(page, { cx: 0, cy: 0, factor: 1.01 }, 60);
  const zoomed = (await asked()).filter(({ level }) => level === 0);
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
    const jumped = (await asked()).filter(({ level }) => level !== SMALL_LEVEL);
    const outside = jumped.filter(({ level, column }) => {
      const side = TILE_SIDE * 2 ** level;
      return column * side > right || (column + 1) * side < left;
    });
    expect(jumped.length).toBeGreaterThan(10);
    expect(outside).toEqual([]);
  }
});
