import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { OWN_CASE, opened, paneOf } from '#tests/support/slides/viewer.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

const WIDE = { width: 1440, height: 900 };
/** The height sets the scale of the whole slide, whose tiles stay those of the same level. */
const LOW = { width: 1440, height: 870 };
const CASE = `/viewer?case=${OWN_CASE.id}`;

const canvasOf = (page: Page) => paneOf(page).locator('canvas').first();

/** What the canvas holds, as a data URL. */
const picture = (page: Page) =>
  canvasOf(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

async function whole(page: Page): Promise<string> {
  await opened(page);
  await page.locator('section[aria-label="First pane"] [data-sharp="true"]').waitFor({ state: 'attached' });
  return picture(page);
}

const pixelsOf = (url: string) =>
  sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer();

/** How much of the canvas is painted, and how much of that is not as in the whole picture. Parts of all pixels. */
async function partAgainst(page: Page, expected: string): Promise<{ painted: number; other: number }> {
  const [pixels, whole] = await Promise.all([pixelsOf(await picture(page)), pixelsOf(expected)]);
  let painted = 0;
  let other = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    painted += 1;
    if (!pixels.subarray(at, at + 3).equals(whole.subarray(at, at + 3))) other += 1;
  }
  return { painted: (4 * painted) / pixels.length, other: painted === 0 ? 0 : other / painted };
}

interface TileName {
  readonly level: number;
  readonly column: number;
}

function tileOf(request: Request): TileName | null {
  const found = /\/(\d+)\/(\d+)_\d+\.jpg$/.exec(new URL(request.url()).pathname);
  // The pictures of the side menu are tiles too, and no fetch.
  if (found === null || request.resourceType() !== 'fetch') return null;
  return { level: Number(found[1]), column: Number(found[2]) };
}

/**
 * Keeps every fourth column of the finest tiles back and all coarser ones, which would be painted beneath. The one of
 * level 0, by which a slide is checked before it is opened, comes.
 */
async function holdSomeTiles(
  page: Page,
  finest: number,
): Promise<{ held: () => number; release: () => void }> {
  let held = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/tiles/**', async (route) => {
    const tile = tileOf(route.request());
    if (tile !== null && tile.level > 0 && (tile.level < finest || tile.column % 4 === 3)) {
      held += 1;
      await released;
    }
    await route.continue();
  });
  return { held: () => held, release };
}

test('a pane that changes its size while its slide comes shows what it would show at that size', async ({
  page,
  product,
}) => {
  const levels = new Set<number>();
  page.on('request', (request) => levels.add(tileOf(request)?.level ?? 0));
  await page.setViewportSize(LOW);
  await logIn(page, product.url);
  await page.goto(CASE);
  const expected = await whole(page);

  await page.goto('about:blank');
  await page.setViewportSize(WIDE);
  const tiles = await holdSomeTiles(page, Math.max(...levels));
  await page.goto(CASE);
  await expect.poll(tiles.held).toBeGreaterThan(3);
  await expect.poll(async () => (await partAgainst(page, expected)).painted).toBeGreaterThan(0.02);
  const before = await canvasOf(page).getAttribute('height');
  await page.setViewportSize(LOW);
  await expect.poll(() => canvasOf(page).getAttribute('height')).not.toBe(before);
  // What had come is where it belongs; the borders of tiles whose neighbours are still to come may differ.
  await expect.poll(async () => (await partAgainst(page, expected)).other).toBeLessThan(0.03);
  tiles.release();
  expect(await whole(page)).toBe(expected);
});
