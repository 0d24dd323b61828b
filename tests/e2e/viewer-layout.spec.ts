import {
  drag,
  measurements,
  opened,
  openOwnCase,
  paneOf,
  pointIn,
  storedEntries,
  toggleMeasuring,
  tool,
  viewportOf,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

test('S1-04 a tiled slide is zoomed, a distance measured and a patch placed on it', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  await expect(paneOf(page)).toHaveAttribute('data-route', 'dzi');
  const home = await viewportOf(page);
  const middle = await pointIn(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await viewportOf(page)).scale).toBeGreaterThan(home.scale);
  await tool(page, 'Toggle Measurement Mode').click();
  await drag(page, await pointIn(page, 0.4, 0.4), await pointIn(page, 0.6, 0.4));
  await expect(measurements(page)).toHaveText(/\d+\.\d{3} (μm|mm)/);
  await tool(page, 'Toggle Patch Manager').click();
  await page.mouse.click(middle.x, middle.y);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const imageId = (await paneOf(page).getAttribute('data-image')) ?? '';
  const types = (await storedEntries(page, imageId)).map(({ event }) => event.type);
  expect(types).toEqual(expect.arrayContaining(['ruler.drawn', 'patch.placed']));
});

test('S2.8-01 the viewer stands alone: no header, menu or footer of the product around a slide', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/viewer?case=cas_dp-2026-000009`);
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await openOwnCase(page, product.url);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Available Cases' })).toHaveCount(0);
  await expect(paneOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle Measurement Mode' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Toggle Patch Manager' })).toBeEnabled();
});

test('a slide is surrounded by its menu, its zoom buttons, an overview and a scale bar', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);

  await test.step('S2.8-03 the side menu is shown, 270 px wide, under the name of the case type', async () => {
    const menu = page.getByRole('complementary', { name: 'Slides of the case' });
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.width).toBe(270);
    await expect(menu.getByRole('heading', { level: 2 })).toHaveText('Primary Diagnosis');
    await expect(menu.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  await test.step('S2.8-21 a navigator lies at the bottom right, and a scale bar says its length', async () => {
    const pane = await paneOf(page).boundingBox();
    const navigator = await paneOf(page).locator('.navigator').boundingBox();
    if (pane === null || navigator === null) throw new Error('No navigator');
    expect(navigator.x + navigator.width).toBeGreaterThan(pane.x + pane.width - 12);
    expect(navigator.y + navigator.height).toBeGreaterThan(pane.y + pane.height - 12);
    await expect(paneOf(page).getByRole('img', { name: /^Scale bar: \d+(\.\d+)? (nm|μm|mm)/ })).toBeVisible();
  });

  await test.step('S2.8-18 the zoom buttons are multiples of home; one beyond twice the scan is off and says why', async () => {
    const buttons = page
      .getByRole('group', { name: 'Zoom, in multiples of the whole slide' })
      .getByRole('button');
    await expect(buttons).toHaveText(['1x', '10x', '20x', '30x', '40x']);
    const home = (await viewportOf(page)).scale;
    for (const [index, times] of [1, 10, 20, 30, 40].entries()) {
      const button = buttons.nth(index);
      if (home * times > 2) {
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAttribute('aria-description', /Beyond/);
        continue;
      }
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await viewportOf(page)).scale / home).toBeCloseTo(times, 3);
    }
  });

  await test.step('S2.8-06 S2.8-07 a thumbnail selects by its place in the whole case, and is the highlighted one', async () => {
    const menu = page.getByRole('complementary', { name: 'Slides of the case' });
    const highlighted = menu.locator('[aria-current="true"]');
    await expect(highlighted).toHaveCount(1);
    const first = await paneOf(page).getAttribute('data-image');
    const thumbnails = menu
      .getByRole('listitem')
      .getByRole('button', { name: /^(?!Open in second pane).*\.(svs|tiff?)/ });
    // The fifth one lies in another specimen than the first.
    await thumbnails.nth(4).click();
    await opened(page);
    await expect(page.getByText('5 of 7')).toBeVisible();
    await expect(highlighted).toHaveCount(1);
    await expect(thumbnails.nth(4)).toHaveAttribute('aria-current', 'true');
    expect(await paneOf(page).getAttribute('data-image')).not.toBe(first);
  });
});

test('two narrow panes keep what is said of them inside, and their scale bars out from behind the overview', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOwnCase(page, product.url);
  const others = page.getByRole('button', { name: /^Open in second pane/ });
  const second = page.getByRole('region', { name: 'Second pane' });
  for (let at = 1; (await second.getByText('Scales differ').count()) === 0; at += 1) {
    await others.nth(at).click();
    await opened(page, 'Second slide');
  }
  await page.keyboard.press('r');
  await tool(page, 'Marks').click();
  for (const side of ['Slide', 'Second slide'] as const) {
    const pane = page.getByRole('region', { name: side === 'Slide' ? 'First pane' : 'Second pane' });
    const navigator = paneOf(page, side).locator('.navigator');
    const bar = paneOf(page, side).getByRole('img', { name: /^Scale bar/ });
    await expect
      .poll(async () => {
        const [within, note, overview, plate] = await Promise.all([
          pane.boundingBox(),
          pane.getByText('Scales differ').boundingBox(),
          navigator.boundingBox(),
          bar.boundingBox(),
        ]);
        if (within === null || note === null || overview === null || plate === null) return 'not there';
        if (note.x + note.width > within.x + within.width) return 'out of the pane';
        const isClear = plate.x + plate.width <= overview.x || plate.y + plate.height <= overview.y;
        return isClear ? 'well' : 'behind the overview';
      })
      .toBe('well');
  }
});

test('a ruler is drawn in the corner of the slide where the overview was closed', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  await page.getByRole('button', { name: 'Objective 20×' }).click();
  await expect.poll(async () => (await viewportOf(page)).scale).toBeCloseTo(1, 9);
  const overview = page.getByRole('button', { name: 'Overview', exact: true });
  await overview.click();
  await expect(overview).toHaveAttribute('aria-pressed', 'false');
  await toggleMeasuring(page);
  const { x, y } = await pointIn(page, 1, 1);
  await drag(page, { x: x - 150, y: y - 100 }, { x: x - 50, y: y - 30 });
  await expect(measurements(page)).toHaveCount(1);
  // The overview that is open again takes a press in its upper part, and leads the slide up there.
  await toggleMeasuring(page);
  await overview.click();
  const before = await viewportOf(page);
  await page.mouse.click(x - 90, y - 100);
  await expect.poll(async () => (await viewportOf(page)).centre.y).toBeLessThan(before.centre.y);
});

test('on a phone that lies on its side most of two panes is slide', async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openOwnCase(page, product.url);
  await tool(page, 'Split View').tap();
  await opened(page, 'Second slide');
  for (const side of ['Slide', 'Second slide'] as const) {
    await expect.poll(async () => (await paneOf(page, side).boundingBox())?.height ?? 0).toBeGreaterThan(170);
  }
  await context.close();
});
