import type { Page } from '@playwright/test';
import { firstOf, onlyLong } from '#tests/support/long-run.ts';
import {
  meanInSource,
  SIDE,
  SQUARES,
  type Square,
  sourceOfCores,
  squareInArray,
} from '#tests/support/slides/microarray-squares.ts';
import {
  changingView,
  onScreen,
  openPickedUp,
  paneOf,
  readView,
  settled,
  slowDrag,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const CASE = { number: 'DP-2026-000011', id: 'cas_dp-2026-000011', image: 'img_demo-11-a-8-1' } as const;

async function openLargeSlide(page: Page, url: string): Promise<void> {
  await openPickedUp(page, url, CASE.number);
  await page.goto(`/viewer?case=${CASE.id}&image=${CASE.image}`);
  await settled(page);
}

/**
 * From the whole slide to one screen pixel for each pixel of the scan: the square is drawn into the middle of the pane,
 * so that no zoom can move it away.
 */
async function zoomTo(page: Page, square: Square): Promise<void> {
  const { left, top } = squareInArray(square);
  const middle = { x: left + SIDE / 2, y: top + SIDE / 2 };
  await page.keyboard.press('0');
  await expect.poll(async () => (await readView(paneOf(page))).scale).toBeLessThan(0.1);
  const view = await readView(paneOf(page));
  const from = await onScreen(page, middle, view);
  const centre = await onScreen(page, view.centre, view);
  await changingView(page, () => slowDrag(page, from, centre));
  await changingView(page, () => page.getByRole('button', { name: 'Zoom 40x of home' }).click());
  await expect
    .poll(async () => {
      const { scale } = await readView(paneOf(page));
      if (Math.abs(scale - 1) > 1e-9) await page.keyboard.press('1');
      return scale;
    })
    .toBeCloseTo(1, 9);
}

async function colourOf(page: Page, square: Square): Promise<readonly number[]> {
  const { left, top } = squareInArray(square);
  const corner = await onScreen(page, { x: left, y: top }, await readView(paneOf(page)));
  return paneOf(page).evaluate(
    (pane, { x, y, side }) => {
      const canvas = pane.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return [Number.NaN];
      const box = canvas.getBoundingClientRect();
      const { data } = context.getImageData(Math.round(x - box.left), Math.round(y - box.top), side, side);
      const sums = [0, 0, 0];
      for (let pixel = 0; pixel < data.length; pixel += 4)
        for (let channel = 0; channel < 3; channel += 1)
          sums[channel] = (sums[channel] ?? 0) + (data[pixel + channel] ?? 0);
      return sums.map((sum) => sum / side ** 2);
    },
    { ...corner, side: SIDE },
  );
}

const LOOKED_AT = firstOf(SQUARES, 2);

/** Each of the squares has the mean colour that the source of its core has there, within 2. */
async function expectColoursOfTheSource(page: Page): Promise<void> {
  const source = await sourceOfCores();
  for (const square of LOOKED_AT) {
    const expected = await meanInSource(source, square);
    await zoomTo(page, square);
    const farthest = async (): Promise<number> => {
      const colour = await colourOf(page, square);
      return Math.max(...expected.map((want, at) => Math.abs(want - (colour[at] ?? Number.NaN))));
    };
    await expect.poll(farthest, `the square ${square.join(', ')}`).toBeLessThanOrEqual(2);
  }
}

test('a slide of 40,960 pixels opens by its tiles at 40x, in the colours of its source', async ({
  page,
  product,
}) => {
  test.slow();
  await openLargeSlide(page, product.url);
  await expectColoursOfTheSource(page);
  await expect(paneOf(page)).toHaveAttribute('data-route', 'dzi');
});

/** By ranges of its file, which tests of smaller slides show in the short run. */
for (const route of onlyLong(['tiff']))
  test(`the same slide opens as ${route}, in the same colours`, async ({ page, product }) => {
    test.slow();
    await product.control.fault({ match: { operationId: 'getDziDescriptor' }, kind: 'status', status: 503 });
    await openLargeSlide(page, product.url);
    await expectColoursOfTheSource(page);
    await expect(paneOf(page)).toHaveAttribute('data-route', route);
  });
