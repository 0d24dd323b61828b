import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { startProduct } from '#tests/support/product.ts';
import {
  asking,
  type Box,
  boxOf,
  captured,
  difference,
  type Pixels,
  pathOf,
  type TileName,
  tileOf,
} from '#tests/support/slides/slide-tiles.ts';
import {
  drag,
  OWN_CASE,
  opened,
  openOwnCase,
  paneOf,
  pointIn,
  viewportOf,
} from '#tests/support/slides/viewer.ts';
import { expect, logIn, reloadAll, test } from '#tests/support/test.ts';

const chipOf = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ tiles? missing/ });
const sharpeningIn = (page: Page, pane = 'First pane') =>
  page.getByRole('region', { name: pane }).getByText('Sharpening…');
const unsharpToast = (page: Page) => page.getByText('Screenshot saved before all tiles were sharp.');

/** Every tile of the view is there, or given up. */
async function sharp(page: Page): Promise<void> {
  const mark = page.getByRole('region', { name: 'First pane' }).locator('[data-sharp]');
  await expect(mark).toHaveAttribute('data-sharp', 'true');
}

/** To one screen pixel for each of the scan, where the finest level is needed. */
async function atFullSize(page: Page) {
  await page.keyboard.press('1');
  await expect.poll(async () => (await viewportOf(page)).scale).toBeCloseTo(1, 6);
  await sharp(page);
  return captured(page);
}

const isOver = ({ left, top, right, bottom }: Box, { width, height }: Pixels): boolean =>
  right > 1 && bottom > 1 && left < width - 1 && top < height - 1;

const topLevelOf = (tiles: readonly TileName[]): number => Math.max(...tiles.map(({ level }) => level));

/** The own case at full size, and one of the tiles that lie wholly in the view. */
async function sharpAtFullSize(page: Page, url: string) {
  const asked = asking(page);
  await openOwnCase(page, url);
  const whole = await atFullSize(page);
  await expect(unsharpToast(page)).toHaveCount(0);
  const view = await viewportOf(page);
  const top = topLevelOf(asked);
  const tile = asked.find((one) => {
    const { left, top: upper, right, bottom } = boxOf(one, top, view, whole);
    return one.level === top && left > 0 && upper > 0 && right < whole.width && bottom < whole.height;
  });
  if (tile === undefined) throw new Error('No tile lies wholly in the view');
  return { asked, whole, view, top, tile };
}

test('a tile that comes at a later try is drawn, though nothing moves', async ({ page, product }) => {
  const { whole, view, tile } = await sharpAtFullSize(page, product.url);
  await product.control.fault({ match: { path: pathOf(tile) }, kind: 'status', status: 503, times: 2 });
  await reloadAll(page);
  await opened(page);
  expect(difference(whole, await atFullSize(page), view)).toBeNull();
});

test('D1 a tile that never comes is hatched and counted, in the screenshot too, until Retry draws it', async ({
  page,
  product,
}) => {
  const { asked, whole, view, top, tile: broken } = await sharpAtFullSize(page, product.url);
  await product.control.fault({ match: { path: pathOf(broken) }, kind: 'status', status: 503 });

  asked.length = 0;
  await reloadAll(page);
  await opened(page);
  await page.keyboard.press('1');
  const chip = chipOf(page);
  await expect(chip).toBeVisible();
  await expect(chip).toHaveText(/1 tile missing/);
  expect(asked.filter((tile) => pathOf(tile) === pathOf(broken))).toHaveLength(6);
  await expect(sharpeningIn(page)).toHaveCount(0);
  expect(await viewportOf(page)).toEqual(view);
  await expectAccessible(page, 'a missing tile');

  const hatched = await captured(page);
  await expect(unsharpToast(page)).toBeVisible();
  const found = difference(whole, hatched, view);
  const due = boxOf(broken, top, view, whole);
  if (found === null) throw new Error('Nothing is hatched');
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(found[side] - due[side]), side).toBeLessThanOrEqual(16);
  expect(found.pixels).toBeGreaterThan(256 * 256 * 0.05);

  await product.control.clearFaults();
  asked.length = 0;
  await chip.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(paneOf(page).locator(':focus')).toHaveCount(1);
  await sharp(page);
  expect(difference(whole, await captured(page), view)).toBeNull();
  expect(asked.map(pathOf)).toEqual([pathOf(broken)]);
});

test('says in each pane while tiles of the view are still to come, also after panning', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  // Another slide with as many pixels as the first one, so that its home view is not its finest level.
  await page
    .getByRole('button', { name: /^Open in second pane: / })
    .nth(2)
    .click();
  await opened(page, 'Second slide');
  const slowly = () =>
    product.control.fault({ match: { operationId: 'getTile' }, kind: 'delay', delayMs: 60_000 });
  for (const [pane, side] of [
    ['First pane', 'Slide'],
    ['Second pane', 'Second slide'],
  ] as const) {
    const mark = sharpeningIn(page, pane);
    const [below, above] = [await pointIn(page, 0.5, 0.9, side), await pointIn(page, 0.5, 0.1, side)];
    await page.mouse.click(below.x, below.y);
    await slowly();
    await page.keyboard.press('1');
    await expect(mark).toBeVisible();
    await product.control.clearFaults();
    if (side === 'Slide') await expectAccessible(page, 'tiles to come');
    await expect(mark).toHaveCount(0);
    await slowly();
    // What lies next to the view has been asked for ahead, so that one step may need nothing new.
    await expect(async () => {
      await drag(page, below, above);
      await expect(mark).toBeVisible({ timeout: 1000 });
    }).toPass();
    await product.control.clearFaults();
    await expect(mark).toHaveCount(0);
  }
});

test('D20 a link that expires is renewed once, and the view stays', async ({ page }) => {
  const product = await startProduct({ LINK_LIFE_MS: '5000' });
  try {
    const asked = asking(page);
    await logIn(page, product.url);
    await page.goto(`${product.url}/viewer?case=${OWN_CASE.id}`);
    await opened(page);
    await captured(page);
    // Neighbours are looked at ahead, so these are of several slides, each with a signature of its own.
    const early = [...asked];
    const [longest] = early.toSorted((one, other) => other.signature.localeCompare(one.signature));
    if (longest === undefined) throw new Error('No tile was asked for');
    const told: string[] = [];
    await page.exposeFunction('__told', (text: string) => void told.push(text));
    await page.evaluate(() => {
      const tell = (window as unknown as { __told: (text: string) => void }).__told;
      new MutationObserver(() => {
        const text = /\d+ tiles? missing|Loading slides?\.\.\./.exec(document.body.innerText)?.[0];
        if (text !== undefined) tell(text);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const expired = `${product.url}/api${pathOf(longest)}?${longest.signature}`;
    await expect.poll(async () => (await fetch(expired)).status, { intervals: [250] }).toBe(403);
    const links = async () =>
      (await product.control.journal('getDownloadLink')).filter(({ status }) => status === 200).length;
    const before = await links();
    asked.length = 0;
    const answers: number[] = [];
    page.on('response', (response) => {
      if (tileOf(response.url()) !== null) answers.push(response.status());
    });
    const picture = await atFullSize(page);
    const view = await viewportOf(page);
    expect(answers).toContain(403);
    const top = topLevelOf(asked);
    const wanted = asked.filter(
      (tile) => tile.level === top && isOver(boxOf(tile, top, view, picture), picture),
    );
    const old = new Set(early.map(({ signature }) => signature));
    const renewed = wanted.filter(({ signature }) => !old.has(signature));
    expect(new Set(renewed.map(pathOf))).toEqual(new Set(wanted.map(pathOf)));
    expect(renewed.length).toBeGreaterThan(0);
    expect((await links()) - before).toBe(1);
    expect(await viewportOf(page)).toEqual(view);
    expect(told).toEqual([]);
    await page.reload();
    await opened(page);
    expect(difference(picture, await atFullSize(page), view)).toBeNull();
  } finally {
    await product.stop();
  }
});

test('D4 what was missing while offline comes by itself with the connection', async ({
  page,
  product,
  context,
}) => {
  await openOwnCase(page, product.url);
  await context.setOffline(true);
  await page.keyboard.press('1');
  const chip = chipOf(page);
  await expect(chip).toBeVisible({ timeout: 90_000 });
  await expect(sharpeningIn(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(chip).toHaveCount(0);
  await sharp(page);
  await expect(chip).toHaveCount(0);
});
