import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { enter } from './test.ts';

export const rows = (page: Page) => page.locator('tbody tr');
export const head = (page: Page) => page.locator('main p[role=status]').first();
export const firstCase = async (page: Page) =>
  /DP-\d{4}-\d{6}/.exec(await rows(page).first().innerText())?.[0] ?? '';

/** A busy day: 137 cases in the pool. */
export async function enterPool(page: Page, product: Product, search = ''): Promise<void> {
  await product.control.seed('pool');
  await enter(page, product.url, `/availableCases${search}`);
}
