import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

export const PASSWORD = 'Pathology-2026';

interface TestFixtures {
  /** The product, put back to its first state before each test. */
  readonly product: Product;
}

/** One server for each worker; the browser page already knows its address. */
export const test = base.extend<TestFixtures, { readonly server: Product }>({
  server: [
    // Empty on purpose: the runner reads the needed fixtures from this pattern.
    async ({}, use) => {
      const server = await startProduct();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ server }, use) => {
    await server.control.reset();
    await use(server);
  },
  page: async ({ page }, use) => {
    await use(page);
    // What a test's own routes are still answering when it ends is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect };

export async function signIn(page: Page, email = 'provider@example.org'): Promise<void> {
  // Of the product that the page is on: some tests start one of their own.
  const here = page.url();
  await page.goto(here === 'about:blank' ? '/login' : new URL('/login', here).href);
  await page.getByPlaceholder('Your email *').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
