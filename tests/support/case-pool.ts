import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';
import { enter } from './test.ts';

export const rows = (page: Page) => page.locator('tbody tr');
export const head = (page: Page) => page.locator('main p[role=status]').first();
const CASE_NUMBER = /DP-\d{4}-\d{6}/;

/** The number of the first row's case; a page that is still coming may have the row before its words. */
export async function firstCase(page: Page): Promise<string> {
  const row = rows(page).first();
  await expect(row).toContainText(CASE_NUMBER);
  return CASE_NUMBER.exec(await row.innerText())?.[0] ?? '';
}

/** A busy day: 137 cases in the pool. */
export async function enterPool(page: Page, product: Product, search = ''): Promise<void> {
  await product.control.seed('pool');
  await enter(page, product.url, `/availableCases${search}`);
}
