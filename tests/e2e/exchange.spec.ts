import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { drawAt, openCase } from '#tests/support/slides/drawing.ts';
import {
  measurements,
  opened,
  paneOf,
  pointIn,
  slowDrag,
  toggleMeasuring,
  tool,
  viewportOf,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function openFileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export or import marks' }).click();
}

test('marks leave as GeoJSON and as a table, and come back as they were, onto their own slide alone', async ({
  page,
  product,
}) => {
  await openCase(page, product);
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await page.keyboard.press('m');
  const label = (await measurements(page).first().textContent()) ?? '';
  await page.keyboard.press('l');

  const file = await test.step('export', async () => {
    const geojson = page.waitForEvent('download');
    await openFileMenu(page);
    await menuItem(page, 'Export as GeoJSON (QuPath)').click();
    const text = await readFile(await (await geojson).path(), 'utf8');
    expect((await geojson).suggestedFilename()).not.toMatch(/Haverly|Conrad/);
    expect(text).not.toMatch(/Haverly|Conrad/);
    const csv = page.waitForEvent('download');
    await openFileMenu(page);
    await menuItem(page, 'Export as CSV').click();
    const [head = '', row = ''] = (await readFile(await (await csv).path(), 'utf8')).split(/\r?\n/);
    expect(head).toContain('mpp');
    const value = Number(row.split(',')[head.split(',').indexOf('value')]);
    expect(`${value.toFixed(3)} μm`).toBe(label);
    return text;
  });

  const choose = (text: string) =>
    page
      .getByLabel('GeoJSON file with marks')
      .setInputFiles({ name: 'marks.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) });
  await test.step('import', async () => {
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Delete 1 measurement' }).click();
    await expect(measurements(page)).toHaveCount(0);
    await choose(file);
    await expect(page.getByText('1 mark imported.')).toBeVisible();
    await expect(measurements(page)).toHaveText([label]);
    await choose(file);
    await expect(page.getByText('No new marks in this file.')).toBeVisible();
    await expect(measurements(page)).toHaveCount(1);
  });
  await test.step('what is no such file, or of another slide, is refused by name', async () => {
    await choose('no file of ours');
    await expect(page.getByText('The file could not be read.')).toBeVisible();
    await page.keyboard.press('n');
    await expect(measurements(page)).toHaveCount(0);
    await opened(page);
    await choose(file);
    await expect(page.getByText('The marks in this file belong to another slide.')).toBeVisible();
    await expect(measurements(page)).toHaveCount(0);
  });
});

test('two sections are aligned by three points on each, with the residual that is left, again after a sync and by a link', async ({
  page,
  product,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await openCase(page, product);
  await page
    .getByRole('button', { name: /^Open in second pane: / })
    .nth(1)
    .click();
  await opened(page, 'Second slide');
  await tool(page, 'Toggle Patch Manager').click();
  await page.getByRole('button', { name: 'Point', exact: true }).click();
  const places = {
    Slide: [0.45, 0.4, 0.55, 0.45, 0.5, 0.6],
    'Second slide': [0.4, 0.45, 0.5, 0.4, 0.5, 0.58],
  };
  for (const side of ['Slide', 'Second slide'] as const)
    for (const first of [0, 2, 4]) {
      const [across = 0, down = 0] = places[side].slice(first);
      const at = await pointIn(page, across, down, side);
      await page.mouse.click(at.x, at.y);
    }
  const before = await paneOf(page, 'Second slide').getAttribute('data-view');
  await expect(page.getByRole('button', { name: 'Align by points' })).toBeVisible();
  await expectAccessible(page, 'sections that can be aligned');
  await page.getByRole('button', { name: 'Align by points' }).click();
  await expectAccessible(page, 'the choice of points');
  await page.getByRole('button', { name: 'Align by these points' }).click();
  await expect(page.getByText(/^Aligned by 3 points\. Residual: [\d.]+ (μm|px)/)).toBeVisible();
  const sync = page.getByRole('region', { name: 'Second pane' }).getByRole('button', { name: 'Sync panes' });
  await expect(sync).toHaveAttribute('aria-pressed', 'true');
  await expect(paneOf(page, 'Second slide')).not.toHaveAttribute('data-view', before ?? '');

  const words = page.getByText(/^Synced · .*aligned by 3 points, residual [\d.]+ (μm|px)$/);
  const said = (await words.first().textContent()) ?? '';
  await expectAccessible(page, 'aligned sections');
  const aligned = await viewportOf(page, 'Second slide');
  await tool(page, 'Copy link to this view').click();
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await sync.click();
  await expect(words).toHaveCount(0);
  await slowDrag(
    page,
    await pointIn(page, 0.3, 0.8, 'Second slide'),
    await pointIn(page, 0.6, 0.7, 'Second slide'),
  );
  const offset = async () => {
    const { centre, scale, rotation } = await viewportOf(page, 'Second slide');
    return [centre.x - aligned.centre.x, centre.y - aligned.centre.y, scale / aligned.scale, rotation];
  };
  await expect.poll(async () => Math.abs((await offset())[0] ?? 0)).toBeGreaterThan(100);
  await sync.click();
  await expect(words.first()).toHaveText(said);
  await expect
    .poll(async () => (await offset()).map((number) => number.toFixed(6)))
    .toEqual([0, 0, 1, aligned.rotation].map((number) => number.toFixed(6)));

  await test.step('whoever opens the link has them aligned by the same points', async () => {
    await page.goto(link);
    await opened(page, 'Second slide');
    await expect(words.first()).toHaveText(said);
    const farthest = async () => {
      const [x = Number.NaN, y = Number.NaN, zoom = Number.NaN, rotation = Number.NaN] = await offset();
      return Math.max(Math.abs(x), Math.abs(y), Math.abs(zoom - 1), Math.abs(rotation - aligned.rotation));
    };
    await expect.poll(farthest).toBeLessThan(0.1);
  });
});
