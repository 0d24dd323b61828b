import type { Page } from '@playwright/test';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import {
  drag,
  opened,
  openOwnCase,
  paneOf,
  pointIn,
  toggleMeasuring,
  tool,
  viewportOf,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const SECOND = 'Second slide';

const idsIn = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.dataset['id'] ?? ''));

/** The size of the first slide of the demo case, which is taller than a pane is. */
const SLIDE_HEIGHT_PX = 2967;

const imageIn = (page: Page, side: 'Slide' | 'Second slide') => paneOf(page, side).getAttribute('data-image');

function expectSame(a: Viewport, b: Viewport): void {
  expect(a.centre.x).toBeCloseTo(b.centre.x, 6);
  expect(a.centre.y).toBeCloseTo(b.centre.y, 6);
  expect(a.scale).toBeCloseTo(b.scale, 9);
  expect(a.rotation).toBe(b.rotation);
}

async function openSplit(page: Page, url: string): Promise<void> {
  await openOwnCase(page, url);
  await tool(page, 'Split View').click();
  await opened(page, SECOND);
  // The rows over the panes come with the second one, and a whole slide is fitted into what they leave.
  await expect
    .poll(async () => {
      const height = (await paneOf(page, SECOND).boundingBox())?.height ?? 0;
      return Math.abs((await viewportOf(page, SECOND)).scale * SLIDE_HEIGHT_PX - height);
    })
    .toBeLessThan(1);
}

async function zoomed(page: Page): Promise<void> {
  const before = await viewportOf(page);
  await page.keyboard.press('+');
  await expect.poll(async () => (await viewportOf(page)).scale).toBeCloseTo(before.scale * 1.2, 9);
}

test('S4.4-10 split view opens on the same slide, and neither turning it on nor off loses the place', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
  await expect.poll(async () => (await viewportOf(page)).scale).toBeGreaterThan(0);
  await drag(page, await pointIn(page, 0.5, 0.5), await pointIn(page, 0.4, 0.45));
  const stillAt = async () => {
    const one = JSON.stringify(await viewportOf(page));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
    return one === JSON.stringify(await viewportOf(page));
  };
  await expect.poll(stillAt).toBe(true);
  const place = await viewportOf(page);
  await tool(page, 'Split View').click();
  await opened(page, SECOND);
  expect(await imageIn(page, SECOND)).toBe(await imageIn(page, 'Slide'));
  expectSame(await viewportOf(page), place);
  await page.getByRole('button', { name: 'Close second pane' }).click();
  await expect(paneOf(page, SECOND)).toHaveCount(0);
  expectSame(await viewportOf(page), place);
});

test('S4.4-11 S2.8-20 sync mirrors zoom, pan, rotation and measurements, as copies that are no marks of their own', async ({
  page,
  product,
}) => {
  await openSplit(page, product.url);
  const sync = page.getByRole('region', { name: 'Second pane' }).getByRole('button', { name: 'Sync panes' });
  await sync.click();
  await expect(sync).toHaveAttribute('aria-pressed', 'true');
  await expect(tool(page, 'Sync Split View')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('region', { name: 'First pane' }).getByRole('heading').first().click();
  await zoomed(page);
  await tool(page, 'Rotate Right').click();
  await drag(page, await pointIn(page, 0.5, 0.5), await pointIn(page, 0.4, 0.4));
  await expect.poll(async () => (await viewportOf(page)).rotation).toBe(90);
  await expect
    .poll(async () => {
      const [first, second] = [await viewportOf(page), await viewportOf(page, SECOND)];
      return [
        Math.abs(first.centre.x - second.centre.x) < 1e-6,
        Math.abs(first.centre.y - second.centre.y) < 1e-6,
        Math.abs(first.scale - second.scale) < 1e-9,
        first.rotation === second.rotation,
      ];
    })
    .toEqual([true, true, true, true]);

  await toggleMeasuring(page);
  await drag(page, await pointIn(page, 0.45, 0.45), await pointIn(page, 0.55, 0.5));
  await expect.poll(() => idsIn(page, 'Measurements on this slide')).toHaveLength(1);
  const [id = ''] = await idsIn(page, 'Measurements on this slide');
  expect(await idsIn(page, 'Measurements in the second pane')).toEqual([`sync-${id}`]);
  await page.keyboard.press('y');
  await expect(sync).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => idsIn(page, 'Measurements in the second pane')).toEqual([id]);
  expectSame(await viewportOf(page, SECOND), await viewportOf(page));
});

test('opens another slide in the second pane from the side menu, and both panes step on their own', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  const first = await imageIn(page, 'Slide');
  await page
    .getByRole('button', { name: /^Open in second pane: / })
    .nth(2)
    .click();
  await opened(page, SECOND);
  const beside = await imageIn(page, SECOND);
  expect(beside).not.toBe(first);
  expect(await imageIn(page, 'Slide')).toBe(first);
  await page.getByRole('button', { name: 'Next slide in second pane' }).click();
  await expect(paneOf(page, SECOND)).not.toHaveAttribute('data-image', beside ?? '');
  await opened(page, SECOND);
  expect(await imageIn(page, 'Slide')).toBe(first);
});

test('two panes are worked one by one, in step, and change a slide together', async ({ page, product }) => {
  await openSplit(page, product.url);

  await test.step('buttons act on the pane that was touched last', async () => {
    const first = await viewportOf(page);
    const before = await viewportOf(page, SECOND);
    await page.getByRole('region', { name: 'Second pane' }).getByRole('heading').first().click();
    await tool(page, 'Zoom In').click();
    await expect.poll(async () => (await viewportOf(page, SECOND)).scale / before.scale).toBeCloseTo(1.2, 6);
    expect(await viewportOf(page)).toEqual(first);
  });

  await test.step('sync keeps the offset between the panes, and moving the second one sets it anew', async () => {
    await drag(page, await pointIn(page, 0.5, 0.5, SECOND), await pointIn(page, 0.4, 0.5, SECOND));
    await expect
      .poll(async () => (await viewportOf(page, SECOND)).centre.x)
      .not.toBe((await viewportOf(page)).centre.x);
    await page.keyboard.press('y');
    await expect(tool(page, 'Sync Split View')).toHaveAttribute('aria-pressed', 'true');
    const own = await viewportOf(page, SECOND);
    await page.getByRole('region', { name: 'Second pane' }).getByRole('heading').first().click();
    await page.keyboard.press(']');
    await expect.poll(async () => (await viewportOf(page, SECOND)).rotation).toBe(90);
    expect((await viewportOf(page)).rotation).toBe(0);
    await page.getByRole('region', { name: 'First pane' }).getByRole('heading').first().click();
    await page.keyboard.press(']');
    await expect.poll(async () => (await viewportOf(page, SECOND)).rotation).toBe(180);
    expect((await viewportOf(page, SECOND)).scale).toBeCloseTo(own.scale, 9);
  });

  await test.step('two panes on one slide change it together', async () => {
    await page.keyboard.press('y');
    await expect(tool(page, 'Sync Split View')).toHaveAttribute('aria-pressed', 'false');
    const before = await imageIn(page, 'Slide');
    await page.keyboard.press('n');
    await expect(paneOf(page)).not.toHaveAttribute('data-image', before ?? '');
    await opened(page);
    await opened(page, SECOND);
    expect(await imageIn(page, SECOND)).toBe(await imageIn(page, 'Slide'));
  });
});

for (const [width, height, isBeside] of [
  [390, 844, false],
  [720, 450, true],
] as const)
  test(`two panes in a window of ${String(width)} by ${String(height)} leave room for the slides, and all their buttons are in sight`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height });
    await openSplit(page, product.url);
    const boxOf = async (name: string) => {
      const box = await page.getByRole('region', { name }).boundingBox();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const [first, second] = [await boxOf('First pane'), await boxOf('Second pane')];
    expect(second.y === first.y).toBe(isBeside);
    expect(second.height).toBeGreaterThan(300);
    for (const name of ['Sync panes', 'Next slide in second pane', 'Close second pane'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });
