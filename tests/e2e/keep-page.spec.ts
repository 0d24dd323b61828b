import { expectAccessible } from '#tests/support/accessible.ts';
import { drawAt, openCase, saveMark } from '#tests/support/slides/drawing.ts';
import {
  measurements,
  opened,
  openOwnCase,
  paneOf,
  pointIn,
  settled,
  toggleMeasuring,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

test('a mark drawn a moment before the page is closed is at the server', async ({ page, product }) => {
  await openCase(page, product);
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await expect(measurements(page)).toHaveCount(1);
  await expect(saveMark(page)).toHaveAttribute('data-kept', '1');
  await page.goto('about:blank');
  await expect
    .poll(async () => (await product.control.journal('putAnnotations')).map(({ status }) => status))
    .toEqual([200]);
});

test('without a network a first mark is kept, the page stays, and another slide opens when it is back', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  const address = page.url();
  await toggleMeasuring(page);
  await page.context().setOffline(true);
  await drawAt(page, 900);
  await expect(saveMark(page)).toHaveAttribute('data-state', 'kept');

  await test.step('Back says why nothing happens', async () => {
    await page.getByRole('link', { name: 'Back to My Cases' }).click();
    await expect(page.getByText('The slide stays open.')).toBeVisible();
    await expect(measurements(page)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe('/viewer');
  });

  await test.step('a slide of which nothing is there yet waits for the network', async () => {
    const menu = page.getByRole('complementary', { name: 'Slides of the case' });
    await menu.getByRole('listitem').nth(4).getByRole('button').first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
    await expect(page.getByText('5 of 7', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a slide that waits for the network');
    await expect(page.getByText(/corrupted/)).toHaveCount(0);
    await page.context().setOffline(false);
    await opened(page);
    await expect(paneOf(page)).toHaveAttribute('data-image', /.+/);
  });

  await page.goto(address);
  await settled(page);
  await expect(measurements(page)).toHaveCount(1);
});

test('a note that is being typed without a network is asked about before the page is closed, and is kept', async ({
  page: first,
  product,
}) => {
  const context = first.context();
  const page = await context.newPage();
  await openOwnCase(page, product.url);
  await settled(page);
  const address = page.url();
  await page.keyboard.press('a');
  const at = await pointIn(page, 0.5, 0.5);
  await page.mouse.click(at.x, at.y);
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await expect(saveMark(page)).toHaveAttribute('data-state', 'saved');
  await context.setOffline(true);
  const asked = page.waitForEvent('dialog');
  await page.keyboard.type('At the inked margin');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(saveMark(page)).toHaveAttribute('data-kept', '2');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  await settled(next);
  await next.keyboard.press('l');
  await expect(next.locator('tr[data-mark]')).toContainText('At the inked margin');
});

test('a mark that nothing has kept is not left by chance', async ({ page, product }) => {
  await page.route('**/resources/storage-key', (route) => route.abort());
  await page.route('**/resources/annotations/**', (route) => route.abort());
  await openCase(page, product);
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await expect(saveMark(page)).toContainText('Not saved');
  await expect(saveMark(page)).toContainText('Stay on this page until you are back online.');
  await page.getByRole('link', { name: 'Back to My Cases' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page, 'the question before leaving');
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(measurements(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to My Cases' }).click();
  await dialog.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(page).toHaveURL(/selectedCases/);
});
