import type { Page } from '@playwright/test';
import {
  changingView,
  drag,
  measurements,
  onScreen,
  openPickedUp,
  paneOf,
  type ShownView,
  settled,
  storedEntries,
  toggleMeasuring,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const IMAGE = { width: 2220, height: 2967 };

async function openSlide(page: Page, url: string): Promise<ShownView> {
  await openPickedUp(page, url);
  return settled(page);
}

async function lastRuler(page: Page) {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const entries = await storedEntries(page, (await paneOf(page).getAttribute('data-image')) ?? '');
  const ruler = entries.findLast(({ event }) => event.type === 'ruler.drawn')?.event.ruler;
  if (ruler === undefined) throw new Error('No ruler was stored');
  return ruler;
}

test('S4.5-01 measuring holds the slide still; without it the same drag moves the slide', async ({
  page,
  product,
}) => {
  const view = await openSlide(page, product.url);
  const [from, to] = [
    await onScreen(page, { x: 900, y: 1200 }, view),
    await onScreen(page, { x: 1300, y: 1500 }, view),
  ];
  await toggleMeasuring(page);
  await drag(page, from, to);
  await expect(measurements(page)).toHaveCount(1);
  await page.mouse.wheel(0, -400);
  // A wheel that were heard would be part of where this zoom comes to rest; nothing can be seen of it before.
  const zoomed = await changingView(page, () => page.getByRole('button', { name: 'Zoom In' }).click());
  expect(zoomed.centre.x).toBeCloseTo(view.centre.x, 6);
  expect(zoomed.centre.y).toBeCloseTo(view.centre.y, 6);
  expect(zoomed.scale / view.scale).toBeCloseTo(1.2, 6);
  await toggleMeasuring(page);
  const moved = await changingView(page, () => drag(page, from, to));
  expect(moved.centre).not.toEqual(zoomed.centre);
  const wheeled = await changingView(page, () => page.mouse.wheel(0, -400));
  expect(wheeled.scale).toBeGreaterThan(zoomed.scale);
  await expect(measurements(page)).toHaveCount(1);
});

test('touch draws a ruler as well', async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const view = await openSlide(page, product.url);
  await page.getByRole('button', { name: 'Toggle Measurement Mode' }).tap();
  const from = await onScreen(page, { x: 700, y: 900 }, view);
  const to = await onScreen(page, { x: 1500, y: 1700 }, view);
  const client = await context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await expect(measurements(page)).toHaveCount(1);
  const ruler = await lastRuler(page);
  expect(Math.abs(ruler.to.x - 1500)).toBeLessThanOrEqual(1 / view.scale);
  await context.close();
});
test('S4.5-02 S4.5-03 a measurement begins and ends on the image, and the view is zoomed by steps', async ({
  page,
  product,
}) => {
  const view = await openSlide(page, product.url);

  await test.step('zooms in by 1.2, out by 0.8, and back to the whole slide', async () => {
    const press = (name: string) => changingView(page, () => page.getByRole('button', { name }).click());
    const closer = await press('Zoom In');
    expect(closer.scale / view.scale).toBeCloseTo(1.2, 6);
    expect((await press('Zoom Out')).scale / closer.scale).toBeCloseTo(0.8, 6);
    const back = await press('Reset Zoom');
    expect(back.scale).toBeCloseTo(view.scale, 9);
    expect(back.centre.x).toBeCloseTo(IMAGE.width / 2, 6);
  });

  await test.step('S4.5-03 a press that never moves, a press beside the image and Escape leave no ruler', async () => {
    await toggleMeasuring(page);
    const inside = await onScreen(page, { x: 1000, y: 1000 }, view);
    const other = await onScreen(page, { x: 1600, y: 1800 }, view);
    await page.mouse.click(inside.x, inside.y);
    await drag(page, await onScreen(page, { x: -200, y: 1000 }, view), other);
    await page.mouse.move(inside.x, inside.y);
    await page.mouse.down();
    await page.mouse.move(other.x, other.y);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    // A ruler that is wanted comes after those that are not: once it is there, they would be too.
    await drag(page, inside, other);
    await expect(measurements(page)).toHaveCount(1);
  });

  await test.step('S4.5-02 leaving the image ends the measurement on its edge', async () => {
    await drag(
      page,
      await onScreen(page, { x: 2000, y: 1500 }, view),
      await onScreen(page, { x: IMAGE.width + 300, y: 1500 }, view),
    );
    await expect(measurements(page)).toHaveCount(2);
    const { from, to } = await lastRuler(page);
    expect(from.x).toBeCloseTo(2000, 0);
    expect(to.x).toBeCloseTo(IMAGE.width, 6);
  });
});
