import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '#tests/support/accessible.ts';
import { root } from '#tests/support/source-files.ts';
import { expect, test } from '#tests/support/test.ts';

test('the page of the mock puts QA into any situation, by keyboard too, and the built pages know nothing of it', async ({
  page,
  product,
}) => {
  expect(product.lines).toContain(`Mock controls at ${product.url}/__mock/`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/__mock/');
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${width} ${colorScheme}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }

  const world = page.getByRole('combobox', { name: 'World' });
  await world.focus();
  await world.selectOption('pool');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Done: POST /reset');
  // The keyboard goes on where it pressed.
  await expect(page.getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(world).toBeFocused();

  await page.locator('summary', { hasText: 'isSuccessFalse200' }).press('Enter');
  const form = page.locator('details', { hasText: 'isSuccessFalse200' });
  await form.getByRole('combobox', { name: 'Operation' }).fill('listCases');
  await form.getByRole('button', { name: 'Switch isSuccessFalse200 on' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Switch isSuccessFalse200 off' })).toBeVisible();

  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Log in as Dr. Imara Vellacott' }).click(),
  ]);
  await opened.waitForURL((url) => url.pathname !== '/login');
  await expect(opened.getByText('Dr. Imara Vellacott').first()).toBeAttached();
  await page.getByRole('button', { name: 'Switch all faults off' }).click();
  await expect(page.getByText(/^\S+ POST login: 200$/)).toBeVisible();

  const build = path.join(root, 'build');
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|css|html)$/.test(file))
      expect(readFileSync(path.join(build, file), 'utf8').includes('__mock'), file).toBe(false);
});
