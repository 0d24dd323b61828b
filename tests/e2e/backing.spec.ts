import { openOwnCase, paneOf } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

/** Which part of the pane's canvas holds a picture, from 0 to 1. */
const paintedShare = (canvas: HTMLCanvasElement): number => {
  const small = document.createElement('canvas');
  [small.width, small.height] = [16, 16];
  const context = small.getContext('2d');
  context?.drawImage(canvas, 0, 0, 16, 16);
  const { data = [] } = context?.getImageData(0, 0, 16, 16) ?? {};
  let painted = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) painted += 1;
  return painted / 256;
};

/** Tiles of the levels below the one that a low pane shows the slide in. */
const COARSER = /\/tiles\/[^/]+\/[5-9]\/\d+_\d+\.jpg/;

test('a pane whose new view has no tiles yet shows the slide in small, and not nothing', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(COARSER, async (route) => {
    if (route.request().resourceType() === 'fetch') await released;
    await route.continue();
  });
  await openOwnCase(page, product.url);
  const pane = paneOf(page);
  await expect(pane).toHaveAttribute('data-state', 'ready');
  const canvas = pane.locator('canvas').first();
  const before = await canvas.getAttribute('height');
  await page.keyboard.press('s');
  await expect.poll(() => canvas.getAttribute('height')).not.toBe(before);
  await expect.poll(() => canvas.evaluate(paintedShare)).toBeGreaterThan(0.3);
  release();
});
