import type { Page } from '@playwright/test';
import { openOwnCase, paneOf, settled } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

type HeldWindow = Window & { __framesHeld?: boolean };

const TILE = /\/wsi\/tiles\/([^/]+)\//;
const QUIET_MS = 500;

/** Frames can be held back from then on: who waits for one waits until they are let go. */
const holdFramesLater = (page: Page) =>
  page.addInitScript(() => {
    const held = window as HeldWindow;
    const real = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => {
      const go = (time: number): void => {
        if (held.__framesHeld === true) real(go);
        else run(time);
      };
      return real(go);
    };
  });

/** Until tiles of two slides have come, the one that is shown and its neighbour, and no more of them come. */
async function neighbourReady(page: Page, slides: ReadonlySet<string>): Promise<void> {
  await expect.poll(() => slides.size).toBeGreaterThan(1);
  const more = (): Promise<boolean> =>
    page
      .waitForResponse((answer) => TILE.test(answer.url()), { timeout: QUIET_MS })
      .then(() => true)
      .catch(() => false);
  while (await more());
}

test('the next slide, which was made ready, is complete before the browser gives it a frame', async ({
  page,
  product,
}) => {
  const slides = new Set<string>();
  page.on('response', (answer) => {
    const slide = TILE.exec(answer.url())?.[1];
    if (slide !== undefined) slides.add(slide);
  });
  await holdFramesLater(page);
  await openOwnCase(page, product.url);
  await settled(page);
  await neighbourReady(page, slides);
  const before = await paneOf(page).getAttribute('data-image');
  await page.evaluate(() => {
    (window as HeldWindow).__framesHeld = true;
  });
  await page.keyboard.press('n');
  await expect(paneOf(page)).not.toHaveAttribute('data-image', before ?? '', { timeout: 20_000 });
  await expect(paneOf(page)).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
});
