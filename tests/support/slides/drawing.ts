import type { Locator, Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { logIn } from '../requests.ts';
import { drag, onScreen, openPickedUp, settled } from './viewer.ts';

const CASE = 'DP-2026-000001';

export const saveMark = (page: Page): Locator => page.locator('[data-kept]');

/** Picks the case up where that was not done yet, and opens its first slide. */
export async function openCase(page: Page, product: Product, isMine = false): Promise<void> {
  if (isMine) {
    await logIn(page, product.url);
    await page.goto(`/viewer?case=cas_${CASE.toLowerCase()}`);
  } else await openPickedUp(page, product.url, CASE);
  await settled(page);
}

/** One level ruler, so far down; measuring is on before and after. */
export async function drawAt(page: Page, y: number): Promise<void> {
  const view = await settled(page);
  await drag(page, await onScreen(page, { x: 700, y }, view), await onScreen(page, { x: 1500, y }, view));
}
