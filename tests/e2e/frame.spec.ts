import { enter, enterAs, expect, test } from '#tests/support/test.ts';

test('S2.2-12 every page begins at its top, and the one before where it was left', async ({
  page,
  product,
}) => {
  await enter(page, product.url, '/availableCases');
  // Every page is long enough to be scrolled, however little stands on it.
  await page.evaluate(() => void (document.body.style.minHeight = '3000px'));
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
    // A pointer would first be brought to where the link is, which scrolls too.
    await tab(name).dispatchEvent('click');
    await expect(page).toHaveURL(product.url + path);
    await expect.poll(offset).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/task`);
  await expect.poll(offset).toBe(left);
});

test('the header of an admin, which has most tabs, is no wider than the window, nor with text of twice the size', async ({
  page,
  product,
}) => {
  await enterAs(page, product.url, 'admin@example.org', '/support');
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [1024, 1140, 1200, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await over(), String(width)).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await over(), `${String(width)} at 200 %`).toBeLessThanOrEqual(0);
  }
});

test('the home page shows the product in pictures and leads to each registration and to a question', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1000);
  }
  for (const [link, address] of [
    ['Register a facility', /\/register\?type=facility$/],
    ['Register to read', /\/register\?type=provider$/],
    ['Ask us', /\/enquiry$/],
  ] as const) {
    await page.goto(product.url);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
  }
});

test('lists, long buttons and figures are no wider than the window with text of twice the size', async ({
  page,
  product,
}) => {
  await enterAs(page, product.url, 'facility@example.org', '/send-out-cases');
  await page.locator('summary', { hasText: 'My views' }).click();
  await page.getByLabel('Save this view as').fill('Wm'.repeat(30));
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('link', { name: 'Wm'.repeat(30) })).toBeVisible();
  for (const path of ['/send-out-cases', '/Dashboard', '/upload-project?step=clinical', '/account-detail']) {
    await page.goto(product.url + path);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const summary of await page.locator('summary', { hasText: 'My views' }).all())
        await summary.click();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} at ${String(width)}`).toBeLessThanOrEqual(0);
    }
  }
});

test('a phone with text of twice the size says whose slide it shows, and leads to the next one', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, '/selectedCases');
  await page.goto(`${product.url}/viewer?case=cas_dp-2026-000006`);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const right = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? Infinity);
  };
  await expect.poll(() => right('Next slide')).toBeLessThanOrEqual(390);
  const patient = await page.getByRole('group', { name: 'Patient' }).boundingBox();
  expect(patient?.width).toBeGreaterThan(200);
});
