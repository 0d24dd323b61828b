import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

/** The provider of the demo has it. */
const CASE = 'cas_dp-2026-000009';
const NOTE = 'The clinic operates now and the reader is away.';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Emergency access' });
const openForm = (page: Page) => page.getByText('Open in an emergency').and(page.locator('summary'));

for (const [width, colorScheme] of oneOf([
  [1440, 'light'],
  [390, 'dark'],
] as const))
  test(`break-glass: an admin opens a case with a reason, and everybody who reads it is told, at ${width} pixels`, async ({
    page,
    browser,
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await logIn(page, product.url, 'admin@example.org');
    await page.goto(`/case-details/${CASE}`);
    await expect(banner(page)).toHaveCount(0);

    await test.step('not without a reason', async () => {
      await openForm(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Open in an emergency' }).click();
      await expect(page.getByRole('alert').getByText('Say why in a few words')).toBeVisible();
      expect(await product.control.journal('openEmergencyAccess')).toHaveLength(0);
    });

    await test.step('with one, and the case says so', async () => {
      await page.getByRole('radio', { name: 'The reader cannot be reached' }).check();
      await page.locator('#emergency').getByLabel('What happened').fill(NOTE);
      await page.getByRole('button', { name: 'Open in an emergency' }).click();
      await expect(page.getByText('Emergency access is open, and above stands until when.')).toBeVisible();
      await expect(banner(page)).toContainText('The reader cannot be reached');
      await expect(banner(page)).toContainText(NOTE);
      await expect(banner(page).locator('time')).toBeVisible();
      await expect(openForm(page)).toHaveCount(0);
      await page.getByText(/^Show the last/).click();
      await expect(page.getByText('Emergency access opened')).toHaveCount(1);
    });

    await test.step('nothing is too wide, and axe has nothing to say', async () => {
      await expectNoSidewaysScroll(page, 'a case in an emergency');
      await expectAccessible(page, 'a case in an emergency');
    });

    await test.step('the viewer says so too', async () => {
      await page.goto(`/viewer?case=${CASE}`);
      await expect(banner(page)).toContainText(NOTE);
      await expect(page.getByRole('application', { name: 'Slide' })).toHaveAttribute('data-state', 'ready');
    });

    await test.step('the reader is told, and the facility is not', async () => {
      const reader = await browser.newContext({ baseURL: product.url });
      const readers = await reader.newPage();
      await logIn(readers, product.url);
      await readers.goto(`/viewer?case=${CASE}`);
      await expect(banner(readers)).toContainText(NOTE);
      await readers.goto(`/pathologist/primary-diagnosis-case?case=${CASE}`);
      await expect(banner(readers)).toContainText(NOTE);
      await readers.goto('/selectedCases');
      await readers.getByRole('button', { name: /^Notices/ }).click();
      await expect(
        readers.getByRole('link', { name: /opened case DP-2026-000009 in an emergency/ }),
      ).toBeVisible();
      await logIn(readers, product.url, 'facility@example.org');
      await readers.goto(`/case-details/${CASE}`);
      await expect(readers.getByRole('heading', { name: 'Case DP-2026-000009' })).toBeVisible();
      await expect(banner(readers)).toHaveCount(0);
      await reader.close();
    });
  });
