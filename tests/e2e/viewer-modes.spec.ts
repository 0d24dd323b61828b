import type { Page } from '@playwright/test';
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

const MODES = [
  'Toggle Measurement Mode',
  'Toggle Coordinate Measurement Mode',
  'Toggle Delete Mode',
] as const;

/** The one tool that is on; null when none is. */
async function pressed(page: Page): Promise<string | null> {
  const on: string[] = [];
  for (const name of MODES)
    if ((await tool(page, name).getAttribute('aria-pressed')) === 'true') on.push(name);
  expect(on.length).toBeLessThan(2);
  return on[0] ?? null;
}

async function measure(page: Page, down: number): Promise<void> {
  const before = await measurements(page).count();
  await drag(page, await pointIn(page, 0.4, down), await pointIn(page, 0.6, down));
  await expect(measurements(page)).toHaveCount(before + 1);
}

test('tools exclude each other, delete one mark or all, and end with the slide', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);

  await test.step('S4.4-06 S4.4-07 a tool excludes the others, and pressing it again turns it off', async () => {
    for (const [press, on] of [
      [0, 0],
      [1, 1],
      [1, null],
      [2, 2],
      [0, 0],
      [2, 2],
      [1, 1],
    ] as const) {
      await tool(page, MODES[press]).click();
      await expect.poll(() => pressed(page)).toBe(on === null ? null : MODES[on]);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => pressed(page)).toBeNull();
  });

  await test.step('S2.8-15 Delete All asks first, says how many, and Undo brings them back', async () => {
    await expect(tool(page, 'Delete All Measurements')).toBeDisabled();
    await toggleMeasuring(page);
    await measure(page, 0.4);
    await measure(page, 0.6);
    const image = await paneOf(page).getAttribute('data-image');
    await tool(page, 'Delete All Measurements').click();
    const dialog = page.getByRole('dialog', { name: 'Delete all measurements?' });
    await expect(dialog).toContainText('2 measurements');
    // Keys are left alone while a dialog is open.
    await page.keyboard.press('n');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(paneOf(page)).toHaveAttribute('data-image', image ?? '');
    await expect(measurements(page)).toHaveCount(2);
    await page.keyboard.press('x');
    await dialog.getByRole('button', { name: 'Delete 2 measurements' }).click();
    await expect(measurements(page)).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await tool(page, 'Undo').click();
    await expect(measurements(page)).toHaveCount(2);
  });

  await test.step('S4.4-08 in delete mode nothing is measured or moved, and the icon of a ruler deletes it', async () => {
    const view = await viewportOf(page);
    await tool(page, MODES[2]).click();
    await drag(page, await pointIn(page, 0.45, 0.75), await pointIn(page, 0.55, 0.8));
    await page.mouse.wheel(0, -300);
    const on = await pointIn(page, 0.45, 0.4);
    await page.mouse.move(on.x, on.y);
    const icon = page.getByRole('button', { name: 'Delete measurement', exact: true });
    await expect(icon).toBeVisible();
    // Drag and wheel, had they been heard, would be part of where this zoom comes to rest.
    await tool(page, 'Zoom In').click();
    await expect.poll(async () => (await viewportOf(page)).scale).not.toBe(view.scale);
    const zoomed = await viewportOf(page);
    expect(zoomed.scale / view.scale).toBeCloseTo(1.2, 6);
    expect(zoomed.centre.x).toBeCloseTo(view.centre.x, 6);
    expect(zoomed.centre.y).toBeCloseTo(view.centre.y, 6);
    await tool(page, 'Reset Zoom').click();
    await expect.poll(async () => (await viewportOf(page)).scale).toBeCloseTo(view.scale, 9);
    await page.mouse.move(on.x + 1, on.y);
    await expect(measurements(page)).toHaveCount(2);
    const [, kept] = await measurements(page).evaluateAll((items) => items.map((item) => item.dataset['id']));
    await icon.click();
    await expect(measurements(page)).toHaveCount(1);
    await expect(measurements(page)).toHaveAttribute('data-id', kept ?? '');
  });

  await test.step('S4.4-03 changing the slide ends measuring and deleting', async () => {
    for (const name of [MODES[1], MODES[2]]) {
      await tool(page, name).click();
      await expect.poll(() => pressed(page)).toBe(name);
      await page.keyboard.press('n');
      await opened(page);
      expect(await pressed(page)).toBeNull();
    }
  });

  await test.step('S2.8-14 S4.5-04 measures in a straight line or by coordinates', async () => {
    const imageId = (await paneOf(page).getAttribute('data-image')) ?? '';
    for (const [key, count] of [
      ['c', 1],
      ['m', 2],
    ] as const) {
      await page.keyboard.press(key);
      await drag(page, await pointIn(page, 0.45, 0.35 + count / 10), await pointIn(page, 0.55, 0.5));
      await expect(measurements(page)).toHaveCount(count);
    }
    await expect
      .poll(async () => (await storedEntries(page, imageId)).flatMap(({ event }) => event.ruler?.mode ?? []))
      .toEqual(['coordinate', 'straight']);
  });

  await test.step('the end of a ruler is moved while measuring goes on, as one step for Undo', async () => {
    const [start, further] = [await pointIn(page, 0.45, 0.55), await pointIn(page, 0.4, 0.62)];
    const label = await measurements(page).last().textContent();
    await page.mouse.click(start.x, start.y);
    await expect(page.getByRole('button', { name: 'Start of the measurement' })).toBeVisible();
    await drag(page, start, further);
    await expect(measurements(page).last()).not.toHaveText(label ?? '');
    await expect(measurements(page)).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(measurements(page).last()).toHaveText(label ?? '');
  });

  await test.step('all marks can be hidden, which is said, and drawing one shows them again', async () => {
    const note = page.getByText('All marks are hidden.');
    await page.keyboard.press('h');
    await expect(note).toBeVisible();
    await expect(tool(page, 'Hide All Marks')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.mark-overlay')).toBeHidden();
    await expect(measurements(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Show marks' }).click();
    await expect(page.locator('.mark-overlay')).toBeVisible();
    await tool(page, 'Hide All Marks').click();
    await expect(note).toBeVisible();
    await measure(page, 0.75);
    await expect(note).toHaveCount(0);
    await expect(page.locator('.mark-overlay')).toBeVisible();
  });
});
