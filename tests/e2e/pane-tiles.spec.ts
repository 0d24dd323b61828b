import type { Page } from '@playwright/test';
import { openBench } from '#tests/support/bench.ts';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const DESCRIPTOR = `<?xml version="1.0"?><Image xmlns="http://schemas.microsoft.com/deepzoom/2008"
  Format="png" Overlap="0" TileSize="256"><Size Width="1024" Height="768"/></Image>`;
/** One grey pixel, as large as a tile once it is drawn. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const NEVER_COMES = '/10/1_1.png';

/** Slides made up by the test, in which one tile fails; gives the times at which it was asked for. */
async function slideWithHole(page: Page): Promise<{ readonly tries: number[]; mend: () => void }> {
  const tries: number[] = [];
  let isMended = false;
  await page.route('**/made-up/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.dzi')) return route.fulfill({ contentType: 'application/xml', body: DESCRIPTOR });
    if (pathname.endsWith(`broken_files${NEVER_COMES}`)) {
      tries.push(Date.now());
      if (!isMended) return route.fulfill({ status: 503 });
    }
    return route.fulfill({ contentType: 'image/png', body: TILE });
  });
  return {
    tries,
    mend: () => {
      isMended = true;
    },
  };
}

const gaps = (times: readonly number[]): readonly number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

const SIDES = [
  ['S9-12', '__viewer', ['broken'], 6, 1500],
  ['S9-13', '__right', ['whole', 'broken'], 4, 1000],
] as const;

for (const [id, side, slides, attempts, delay] of SIDES) {
  const name = `a tile that never comes is asked for ${String(attempts)} times, ${String(delay)} ms apart`;
  test(`${id} ${name}, and Retry asks for it alone`, async ({ page, bench }) => {
    const { tries, mend } = await slideWithHole(page);
    const missing = (count: number) =>
      page.waitForFunction(
        ({ pane, tiles }) => (window as unknown as BenchWindow)[pane].stats().missing === tiles,
        { pane: side, tiles: count },
      );
    await openBench(
      page,
      bench,
      slides.map((slide) => `/made-up/${slide}.dzi`),
    );
    await missing(1);
    expect(tries).toHaveLength(attempts);
    // The browser's clock and the test's differ by what the request takes.
    for (const gap of gaps(tries)) expect(gap).toBeGreaterThan(delay - 100);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    mend();
    await page.evaluate((pane) => (window as unknown as BenchWindow)[pane].pane()?.retryMissing(), side);
    await page.waitForFunction((pane) => {
      const { missing: tiles, loading, complete } = (window as unknown as BenchWindow)[pane].stats();
      return tiles === 0 && loading === 0 && complete;
    }, side);
    expect(asked).toEqual([`/made-up/broken_files${NEVER_COMES}`]);
  });
}

test('the bench is served only where it was asked for', async ({ page, product }) => {
  const answer = await page.goto(`${product.url}/bench/viewer?slide=/nothing.png`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
