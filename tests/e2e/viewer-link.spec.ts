import { expect, logIn, test } from '#tests/support/test.ts';
import {
  drag,
  OWN_CASE,
  opened,
  openOwnCase,
  paneOf,
  pointIn,
  toggleMeasuring,
  tool,
  viewportOf,
} from '#tests/support/viewer.ts';

const SECOND = 'Second slide';

test('a link to a view opens slides, views, sync and the chosen mark for another visit, by way of the login too', async ({
  page,
  product,
  browser,
}) => {
  let link = '';
  const shown: Record<string, unknown> = {};
  await test.step('a reader marks, splits, syncs and copies the link', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openOwnCase(page, product.url);
    await toggleMeasuring(page);
    await drag(page, await pointIn(page, 0.4, 0.5), await pointIn(page, 0.6, 0.6));
    await toggleMeasuring(page);
    await page.keyboard.press('+');
    await page.keyboard.press('l');
    await page
      .getByRole('complementary', { name: 'Marks of the case' })
      .getByRole('button', { name: /^Go to/ })
      .first()
      .click();
    await page.keyboard.press('l');
    await tool(page, 'Split View').click();
    await opened(page, SECOND);
    await page.keyboard.press(']');
    await expect.poll(async () => (await viewportOf(page)).rotation).toBe(90);
    await page.keyboard.press('y');
    await expect(tool(page, 'Sync Split View')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('All marks saved').or(page.getByText('Saved')).first()).toBeVisible();
    await tool(page, 'Copy link to this view').click();
    await expect(page.getByText('Link copied. It opens for anyone who may see this case.')).toBeVisible();
    link = await page.evaluate(() => navigator.clipboard.readText());
    for (const side of ['Slide', SECOND] as const) shown[side] = await viewportOf(page, side);
    expect(new URL(link).searchParams.get('mark')).not.toBeNull();
  });

  const context = await browser.newContext({ baseURL: product.url });
  const visit = await context.newPage();
  await test.step('it leads through the login and back', async () => {
    await visit.goto(link);
    await expect(visit).toHaveURL(/\/login\?redirectTo=/);
    await logIn(visit, product.url, undefined, visit.url());
  });
});
