import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  drag,
  measurements,
  opened,
  openOwnCase,
  paneOf,
  pointIn,
  toggleMeasuring,
  tool,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity. */
  readonly at: (across: number, down: number) => readonly number[];
}

/** Positions go by the slide's part of the picture, which stands above its caption. */
async function captured(page: Page): Promise<Picture> {
  const pane = await paneOf(page).boundingBox();
  const slideHeight = Math.floor(pane?.height ?? 0);
  const download = page.waitForEvent('download');
  await tool(page, 'Capture Screenshot').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^snapshot_[\d-]+T[\d-]+Z\.png$/);
  const image = sharp(await readFile(await file.path())).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (across, down) => {
      const start = (Math.round(down * slideHeight) * info.width + Math.round(across * info.width)) * 4;
      return [...data.subarray(start, start + 4)];
    },
  };
}

test('S2.8-13 S7-16 a screenshot is a PNG of the pane with its marks', async ({ page, product }) => {
  await openOwnCase(page, product.url);
  const before = await captured(page);
  await toggleMeasuring(page);
  await drag(page, await pointIn(page, 0.4, 0.5), await pointIn(page, 0.6, 0.5));
  await expect(measurements(page)).toHaveCount(1);
  await toggleMeasuring(page);
  const after = await captured(page);
  const box = await paneOf(page).boundingBox();
  expect(after.width).toBe(Math.floor(box?.width ?? 0));
  expect(after.height).toBeGreaterThan(Math.floor(box?.height ?? 0));
  // The caption has a ground of its own, and lies below the slide.
  expect(after.at(0.5, 1.01)).toEqual([255, 255, 255, 255]);
  expect(after.at(0.43, 0.5)).not.toEqual(before.at(0.43, 0.5));
  expect(after.at(0.43, 0.3)).toEqual(before.at(0.43, 0.3));
  // The ground beside the slide is transparent.
  expect(after.at(0.01, 0.5)[3]).toBe(0);

  await test.step('the picture is as it is adjusted, and the pane says so until it is reset', async () => {
    await page.getByRole('button', { name: 'Adjust picture', exact: true }).click();
    const brightness = page.getByRole('slider', { name: 'Brightness' });
    await brightness.fill('0.5');
    await page.keyboard.press('Escape');
    const note = page.getByRole('region', { name: 'First pane' }).getByText('Brightness 50%');
    await expect(note).toBeVisible();
    const dark = await captured(page);
    const [seen, scanned] = [dark.at(0.43, 0.3), after.at(0.43, 0.3)];
    for (const colour of [0, 1, 2])
      expect(Math.abs((seen[colour] ?? 0) - (scanned[colour] ?? 0) / 2)).toBeLessThan(1.5);
    await page.getByRole('button', { name: 'Reset picture' }).click();
    await expect(note).toHaveCount(0);
    expect((await captured(page)).at(0.43, 0.3)).toEqual(scanned);
  });

  await test.step('both panes stand in one picture', async () => {
    await tool(page, 'Split View').click();
    await opened(page, 'Second slide');
    const both = await captured(page);
    const widths = await Promise.all(
      (['Slide', 'Second slide'] as const).map(
        async (side) => (await paneOf(page, side).boundingBox())?.width,
      ),
    );
    expect(both.width).toBe(widths.reduce<number>((sum, width) => sum + Math.floor(width ?? 0), 0));
  });
});

test('a screenshot that the browser does not give is told', async ({ page, product }) => {
  await openOwnCase(page, product.url);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await tool(page, 'Capture Screenshot').click();
  await expect(page.getByText('Failed to capture snapshot')).toBeVisible();
});
