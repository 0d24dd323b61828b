import type { Page } from '@playwright/test';
import { openBench } from '#tests/support/bench.ts';
import { onlyLong } from '#tests/support/long-run.ts';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const SIZE = { width: 8192, height: 6144 };
const DESCRIPTOR = `<?xml version="1.0"?><Image xmlns="http://schemas.microsoft.com/deepzoom/2008"
  Format="png" Overlap="0" TileSize="256"><Size Width="${SIZE.width}" Height="${SIZE.height}"/></Image>`;
/** One grey pixel, as large as a tile once it is drawn. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const LOST = 0.05;

/** Numbers from 0 to 1 that the seed decides. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A made-up slide of which one request in twenty fails. */
async function failing(page: Page, seed: number) {
  const chance = chanceOf(seed);
  const asked = new Map<string, number>();
  let lost = 0;
  await page.route('**/made-up/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.dzi')) return route.fulfill({ contentType: 'application/xml', body: DESCRIPTOR });
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    if (chance() >= LOST) return route.fulfill({ contentType: 'image/png', body: TILE });
    lost += 1;
    return route.fulfill({ status: 503 });
  });
  return { asked, lost: () => lost };
}

for (const seed of onlyLong([1, 2, 3])) {
  test(`D3 of 200 tiles that fail one time in twenty all are drawn in the end, seed ${seed}`, async ({
    page,
    bench,
  }) => {
    const { asked, lost } = await failing(page, seed);
    await openBench(page, bench, ['/made-up/slide.dzi']);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.evaluate(
        ({ cx, cy }) => (window as unknown as BenchWindow).__viewer.setView({ cx, cy, scale: 1 }),
        { cx: 800 + (stop % 4) * 1600, cy: 600 + Math.floor(stop / 4) * 1200 },
      );
      await page.waitForFunction(() => (window as unknown as BenchWindow).__viewer.isLoaded());
    }
    const { missing } = await page.evaluate(() => (window as unknown as BenchWindow).__viewer.stats());
    expect(missing).toBe(0);
    expect(asked.size).toBeGreaterThanOrEqual(200);
    expect(lost()).toBeGreaterThan(0);
  });
}
