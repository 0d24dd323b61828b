import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { firstOf } from '#tests/support/long-run.ts';
import { allPatientStrings } from '#tests/support/patients.ts';
import { expect, PASSWORD, signIn, test } from '#tests/support/test.ts';
import { pickUpAndOpen, settled } from '#tests/support/viewer.ts';

const LOOKS = [
  ['at desktop width, dark', 1440, 900, 'dark'],
  ['at 390 px, light', 390, 844, 'light'],
  ['at desktop width, light', 1440, 900, 'light'],
  ['on a small laptop, dark', 1280, 800, 'dark'],
  ['on a small laptop, light', 1280, 800, 'light'],
  ['at 390 px, dark', 390, 844, 'dark'],
] as const;

for (const [name, width, height, colorScheme] of firstOf(LOOKS, 2)) {
  test(`every screen of the road works ${name}`, async ({ browser, product }) => {
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
    await page.goto('/');
    await look('home');
    await page.goto('/login');
    await look('login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await look('login with errors');
    await signIn(page);
    await look('available cases');
    await page.getByRole('link', { name: 'View DP-2026-000001' }).click();
    await expect(page.getByRole('dialog').getByText('Clinical information')).toBeVisible();
    await look('preview');
    await page.getByRole('dialog').getByRole('button', { name: 'Pick up' }).click();
    await expect(page.getByText('DP-2026-000001 is now in My Cases.')).toBeVisible();
    await page.goto('/selectedCases');
    await look('my cases');
    await page.getByRole('button', { name: 'Release DP-2026-000001' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('release');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open DP-2026-000001' }).click();
    await settled(page);
    await look('viewer');
    if (width < 1024) {
      await expect(page.getByRole('complementary', { name: 'Slides of the case' })).toBeHidden();
      await page.getByRole('button', { name: 'Show Slides' }).click();
    }
    await expect(page.getByRole('complementary', { name: 'Slides of the case' })).toBeVisible();
    await look('viewer with its menu');
    await page.goto('/nowhere');
    await look('not found');
    await context.close();
  });
}

test('the choice of a theme outlives a reload, on the server as well', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.reload())?.text();
  expect(html).toContain('data-theme="dark"');
});

test('keyboard alone leads from the login to a measured slide', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await page.getByPlaceholder('Your email *').focus();
  await page.keyboard.type('provider@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/availableCases/);
  await page.getByRole('button', { name: 'Pick up DP-2026-000001' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('DP-2026-000001 is now in My Cases.')).toBeVisible();
  await page.goto('/selectedCases');
  await page.getByRole('link', { name: 'Open DP-2026-000001' }).focus();
  await page.keyboard.press('Enter');
  const view = await settled(page);
  await page.keyboard.press('+');
  await expect.poll(async () => (await settled(page)).scale).toBeGreaterThan(view.scale * 1.19);
  await page.keyboard.press('n');
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
});

test('neither the log nor an address of the browser names a patient, a password or a token', async ({
  page,
  product,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(product.url);
  await signIn(page);
  await pickUpAndOpen(page);
  await settled(page);
  await expect.poll(() => product.lines.some((line) => line.includes('"path":"/viewer"'))).toBe(true);
  const told = [...product.lines.filter((line) => line.startsWith('{')), ...addresses].join('\n');
  for (const secret of [...allPatientStrings().filter((text) => text.trim().length > 4), PASSWORD]) {
    expect(told).not.toContain(secret);
  }
  expect(await page.title()).toBe('DP-2026-000001 · Pathology Cases');
});
