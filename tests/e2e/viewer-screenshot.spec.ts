import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/test.ts';
import {
  drag,
  measurements,
  openOwnCase,
  paneOf,
  pointIn,
  toggleMeasuring,
  tool,
} from '#tests/support/viewer.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity. */
  readonly at: (across: number, down: number) => readonly number[];
}

async function captured(page: Page): Promise<Picture> {
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
      const start = (Math.round(down * info.height) * info.width + Math.round(across * info.width)) * 4;
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
  expect([after.width, after.height]).toEqual([Math.floor(box?.width ?? 0), Math.floor(box?.height ?? 0)]);
  expect(after.at(0.43, 0.5)).not.toEqual(before.at(0.43, 0.5));
  expect(after.at(0.43, 0.3)).toEqual(before.at(0.43, 0.3));
  // The ground beside the slide is transparent.
  expect(after.at(0.01, 0.5)[3]).toBe(0);
});

test('a screenshot that the browser does not give is told', async ({ page, product }) => {
  await openOwnCase(page, product.url);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await tool(page, 'Capture Screenshot').click();
  await expect(page.getByText('Failed to capture snapshot')).toBeVisible();
});
