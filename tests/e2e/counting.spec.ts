import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { onScreen, openOwnCase, paneOf, settled, tool, viewportOf } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

/** Presses on the slide, so many level-0 pixels from the middle of what it shows. */
async function placeAt(page: Page, x: number, y: number): Promise<void> {
  const view = await settled(page);
  const at = await onScreen(page, { x: view.centre.x + x, y: view.centre.y + y }, view);
  await page.mouse.click(at.x, at.y);
}

const cellsOf = (row: Locator) => row.locator('th, td');

test('fields are counted with their area: three marks in the first field, one in the next', async ({
  page,
  product,
}) => {
  const panel = page.getByRole('complementary', { name: 'Count fields' });
  const row = (name: string) => panel.getByRole('row').filter({ hasText: name });
  const figures = panel.getByRole('definition');

  await test.step('the count begins in the middle of the view, and the field fills most of the pane', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await openOwnCase(page, product.url);
    await tool(page, 'Count fields').click();
    await expectAccessible(page, 'a count that has not begun');
    const before = await viewportOf(page);
    await panel.getByLabel('Area of a field').selectOption({ label: 'Another area' });
    await panel.getByLabel('Area in mm²').fill('0.02');
    await panel.getByRole('button', { name: 'Start' }).click();
    await expect(panel.getByRole('status')).toHaveText('Field 1 of 1: 0 marks');
    await expect.poll(async () => (await viewportOf(page)).scale).toBeGreaterThan(before.scale);
    const { centre } = await viewportOf(page);
    expect(Math.hypot(centre.x - before.centre.x, centre.y - before.centre.y)).toBeLessThan(1);
  });

  await test.step('points are placed and counted in the field that they lie in', async () => {
    for (const x of [-60, 0, 60]) await placeAt(page, x, 20);
    await expect(panel.getByRole('status')).toHaveText('Field 1 of 1: 3 marks');
    const before = await viewportOf(page);
    await panel.getByRole('button', { name: 'Next field' }).click();
    await expect.poll(async () => (await viewportOf(page)).centre.x).toBeGreaterThan(before.centre.x + 100);
    await placeAt(page, 0, 20);
    await expect(panel.getByRole('status')).toHaveText('Field 2 of 2: 1 mark');
  });

  await test.step('the table adds up, by the area of both fields', async () => {
    await expect(cellsOf(row('Field 1'))).toHaveText(['Field 1', '3']);
    await expect(cellsOf(row('Field 2'))).toHaveText(['Field 2', '1']);
    await expect(cellsOf(row('Total'))).toHaveText(['Total', '4']);
    await expect(figures).toHaveText([/^0\.02 mm²/, /^0\.04 mm²/, /^100\.0/, /^200\.0/]);
    await expectAccessible(page, 'a count with its table');
    await panel.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.getByText('Count copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Case DP-2026-000009 · .+\nField 1: 3\nField 2: 1\nTotal: 4\n/);
    expect(text).toMatch(/Density: 200\.0 per 2 mm²/);
  });

  await test.step('on a narrow screen the count stands below the slide, and no part of a field is covered', async () => {
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    const bottom = async () => {
      const box = await paneOf(page).boundingBox();
      return box === null ? Number.NaN : box.y + box.height;
    };
    await expect.poll(async () => (await bottom()) <= ((await panel.boundingBox())?.y ?? 0) + 1).toBe(true);
    await page.setViewportSize(wide);
  });

  await test.step('a mark that is taken back is counted no more, and the end leaves the others where they are', async () => {
    await tool(page, 'Undo').click();
    await expect(cellsOf(row('Total'))).toHaveText(['Total', '3']);
    await panel.getByRole('button', { name: 'End' }).click();
    await expect(panel.getByRole('button', { name: 'Start' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close count' }).click();
    await expect(page.getByRole('list', { name: 'Patches of this slide' }).getByRole('listitem')).toHaveCount(
      3,
    );
  });
});
