import type { Locator, Page } from '@playwright/test';
import type { Product } from './product.ts';
import { enter, expect } from './test.ts';
import { drag, onScreen, settled } from './viewer.ts';

const CASE = 'DP-2026-000001';

export const saveMark = (page: Page): Locator => page.locator('[data-kept]');

/** Picks the case up where that was not done yet, and opens its first slide. */
export async function openCase(page: Page, product: Product, isMine = false): Promise<void> {
  await enter(page, product.url);
  if (!isMine) {
    await page.getByRole('button', { name: `Pick up ${CASE}` }).click();
    await expect(page.getByText(`${CASE} is now in My Cases.`)).toBeVisible();
  }
  await page.goto('/selectedCases');
  await page.getByRole('link', { name: `Open ${CASE}` }).click();
  await settled(page);
}

/** One level ruler, so far down; measuring is on before and after. */
export async function drawAt(page: Page, y: number): Promise<void> {
  const view = await settled(page);
  await drag(page, await onScreen(page, { x: 700, y }, view), await onScreen(page, { x: 1500, y }, view));
}
