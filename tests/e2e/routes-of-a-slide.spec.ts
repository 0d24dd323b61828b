import type { Page } from '@playwright/test';
import {
  changingView,
  drag,
  onScreen,
  openPickedUp,
  paneOf,
  type ScreenPoint,
  settled,
  slowDrag,
  toggleMeasuring,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

/** Mean colour of that square of level 0 of the slide, as libvips decodes the file. */
const SQUARE = { x: 960, y: 1200, side: 240 };
const MEAN = [170.7, 118.3, 155.0];

async function openCase(page: Page, url: string): Promise<void> {
  await openPickedUp(page, url);
}

/** One screen pixel for each pixel of the scan, the square in the middle of the pane; its corner there. */
async function squareAtOneToOne(page: Page): Promise<ScreenPoint> {
  await settled(page);
  let view = await changingView(page, () => page.keyboard.press('1'));
  expect(view.scale).toBeCloseTo(1, 9);
  const middle = { x: SQUARE.x + SQUARE.side / 2, y: SQUARE.y + SQUARE.side / 2 };
  const from = await onScreen(page, middle, view);
  const to = await onScreen(page, view.centre, view);
  if (Math.hypot(from.x - to.x, from.y - to.y) > 1)
    view = await changingView(page, () => slowDrag(page, from, to));
  return onScreen(page, SQUARE, view);
}

/** Tiles still sharpen when the view has settled, so the colours are asked for until they are right. */
async function expectColoursOfTheScan(page: Page): Promise<void> {
  const corner = await squareAtOneToOne(page);
  const farthest = async (): Promise<number> => {
    const colour = await meanColour(page, corner);
    return Math.max(...MEAN.map((want, channel) => Math.abs((colour[channel] ?? Number.NaN) - want)));
  };
  await expect.poll(farthest).toBeLessThanOrEqual(2);
}

async function meanColour(page: Page, corner: ScreenPoint): Promise<readonly number[]> {
  return paneOf(page).evaluate(
    (pane, { left, top, side }) => {
      const canvas = pane.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return [Number.NaN];
      const box = canvas.getBoundingClientRect();
      const ratio = canvas.width / box.width;
      const [x, y] = [Math.round((left - box.left) * ratio), Math.round((top - box.top) * ratio)];
      const { data } = context.getImageData(x, y, side * ratio, side * ratio);
      const sums = [0, 0, 0];
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] !== 255) return [Number.NaN];
        for (let channel = 0; channel < 3; channel += 1)
          sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
      }
      return sums.map((sum) => sum / (data.length / 4));
    },
    { left: corner.x, top: corner.y, side: SQUARE.side },
  );
}

test('shows the colours of the scan through its tiles', async ({ page, product }) => {
  await openCase(page, product.url);
  await expectColoursOfTheScan(page);
  await expect(paneOf(page)).toHaveAttribute('data-route', 'dzi');
});

test('S4.4-14 S7-14 reads the file by ranges when the descriptor fails, in the same colours', async ({
  page,
  product,
}) => {
  await product.control.fault({ match: { operationId: 'getDziDescriptor' }, kind: 'status', status: 503 });
  const ranges: string[] = [];
  page.on('request', (request) => {
    const range = request.headers()['range'];
    if (range !== undefined && request.url().includes('/wsi/files/')) ranges.push(range);
  });
  await openCase(page, product.url);
  await expectColoursOfTheScan(page);
  await expect(paneOf(page)).toHaveAttribute('data-route', 'tiff');
  expect(ranges.length).toBeGreaterThan(3);
  const descriptors = await product.control.journal('getDziDescriptor');
  expect(descriptors.length).toBeGreaterThan(0);
  expect(descriptors.every(({ status }) => status === 503)).toBe(true);
});

test('measures on the file route as on the tiles', async ({ page, product }) => {
  await product.control.fault({ match: { operationId: 'getDziDescriptor' }, kind: 'status', status: 503 });
  await openCase(page, product.url);
  const view = await settled(page);
  await toggleMeasuring(page);
  await drag(
    page,
    await onScreen(page, { x: 600, y: 800 }, view),
    await onScreen(page, { x: 1400, y: 1600 }, view),
  );
  const label = page.getByRole('list', { name: 'Measurements on this slide' }).getByRole('listitem');
  await expect(label).toHaveText(/^\d+\.\d{3} μm$/);
});

test('says what is wrong when no route leads to the slide, and tries again', async ({ page, product }) => {
  await product.control.fault({ match: { operationId: 'getDziDescriptor' }, kind: 'status', status: 503 });
  await product.control.fault({ match: { operationId: 'getWsiFile' }, kind: 'status', status: 503 });
  await openCase(page, product.url);
  const told = page.getByRole('alert').filter({ hasText: 'Error: ' });
  await expect(told).toContainText('Failed to load TIFF file. The file may be corrupted or invalid.');
  await expect(page.getByRole('button', { name: 'Zoom In' })).toBeDisabled();
  await product.control.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await expect(told).toHaveCount(0);
});
