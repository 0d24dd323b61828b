import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { enterPool, firstCase, head } from '#tests/support/case-pool.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

test('the three lists work without script', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await product.control.seed('pool');
  await logIn(page, product.url);
  await page.goto('/availableCases');
  await page.locator('summary', { hasText: 'Priority' }).click();
  await page.getByRole('checkbox', { name: 'STAT' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/priority=STAT/);
  await expect(head(page)).toContainText('hidden by 1 filter');
  await page.getByRole('link', { name: 'Due', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/priority=STAT/);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(head(page)).toHaveText('21–22 of 22 · 115 hidden by 1 filter');
  const taken = await firstCase(page);
  await page.getByRole('button', { name: `Pick up ${taken}` }).click();
  const told = page.getByRole('status').filter({ hasText: 'The case is now in My Cases.' });
  await expect(page.getByText(taken)).toHaveCount(0);
  await told.getByRole('link', { name: 'My Cases' }).click();
  await page.getByRole('searchbox').fill(taken);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(head(page)).toContainText('1–1 of 1');
  await expect(page.getByRole('link', { name: `Open ${taken}` })).toBeVisible();
  await page.goto('/completedCases');
  await page.getByRole('link', { name: 'Patient', exact: true }).click();
  await expect(page).toHaveURL(/sort=patient/);
  await expect(page.getByRole('link', { name: /^Report of DP-/ }).first()).toBeVisible();
  await context.close();
});

const LOOKS = [
  [390, 'dark'],
  [1440, 'light'],
] as const;

for (const [width, colorScheme] of oneOf(LOOKS)) {
  test(`the lists and their open filters can be used by everyone at ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await enterPool(page, product);
    if (width === 390) await page.getByRole('button', { name: 'Filters' }).click();
    await page.locator('summary', { hasText: 'Subspecialty' }).click();
    await expectAccessible(page, 'available cases');
    await expectNoSidewaysScroll(page, 'available cases');
    await page.goto('/completedCases?from=2026-01-01&reportState=Amended');
    await expectAccessible(page, 'completed cases, none fits');
    await expectNoSidewaysScroll(page, 'completed cases');
  });
}
