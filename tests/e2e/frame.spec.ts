import { enter, expect, test } from '#tests/support/test.ts';

test('S2.2-12 every page begins at its top, and the one before where it was left', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await enter(page, product.url, '/availableCases');
  const offset = () => page.evaluate(() => Math.round(window.scrollY));
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link', { name });
  let left = 0;
  for (const [name, path] of [
    ['My Cases', '/selectedCases'],
    ['Completed Cases', '/completedCases'],
    ['My Tasks', '/task'],
    ['Available Cases', '/availableCases'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 150));
    await expect.poll(offset).toBeGreaterThan(0);
    left = await offset();
    await tab(name).click();
    await expect(page).toHaveURL(product.url + path);
    await expect.poll(offset).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/task`);
  await expect.poll(offset).toBe(left);
});
