import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { firstOf } from '#tests/support/long-run.ts';
import { expect, test } from '#tests/support/test.ts';
import { openPickedUp, settled } from '#tests/support/viewer.ts';

async function openCase(page: Page, url: string): Promise<void> {
  await openPickedUp(page, url);
  await settled(page);
}

const LOOKS = [
  ['at desktop width, light', 1440, 900, 'light'],
  ['at 390 px, dark', 390, 844, 'dark'],
  ['at desktop width, dark', 1440, 900, 'dark'],
] as const;

for (const [name, width, height, colorScheme] of firstOf(LOOKS, 2)) {
  test(`the viewer's tools and panels can be used by everyone ${name}`, async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width, height },
      colorScheme,
    });
    const page = await context.newPage();
    const look = async (where: string) => {
      await expectAccessible(page, where);
      await expectNoSidewaysScroll(page, where);
    };
    await openCase(page, product.url);
    await page.keyboard.press('s');
    await expect(page.getByRole('application', { name: 'Second slide' })).toHaveAttribute(
      'data-state',
      'ready',
    );
    await look('split view');
    await page.keyboard.press('y');
    await look('in step');
    await page.keyboard.press('s');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('shortcuts');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await look('marks of the case');
    await context.close();
  });
}
