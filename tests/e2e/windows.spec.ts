import { drawAt, openCase, saveMark } from '#tests/support/drawing.ts';
import { expect, test } from '#tests/support/test.ts';
import { measurements, settled, toggleMeasuring } from '#tests/support/viewer.ts';

test('two windows on one slide show each other’s marks, and Undo takes back only its own', async ({
  page,
  product,
}) => {
  await openCase(page, product);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await settled(other);
  for (const window of [page, other]) {
    await toggleMeasuring(window);
  }
  await drawAt(page, 900);
  await expect(measurements(other)).toHaveCount(1);
  await drawAt(other, 1200);
  await expect(measurements(page)).toHaveCount(2);

  await other.keyboard.press('Control+z');
  await expect(measurements(page)).toHaveCount(1);
  await other.keyboard.press('Control+z');
  await drawAt(other, 1500);
  await expect(measurements(page)).toHaveCount(2);

  await page.reload();
  await settled(page);
  await expect(measurements(page)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(measurements(page)).toHaveCount(1);
  await expect(measurements(other)).toHaveCount(1);
});

test('marks follow the case to another browser of the same reader', async ({ browser, page, product }) => {
  await openCase(page, product);
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await expect(saveMark(page)).toHaveText('Saved');
  const context = await browser.newContext({ baseURL: product.url });
  const elsewhere = await context.newPage();
  await openCase(elsewhere, product, true);
  await expect(measurements(elsewhere)).toHaveCount(1);
  await toggleMeasuring(elsewhere);
  await drawAt(elsewhere, 1200);
  await expect(saveMark(elsewhere)).toHaveText('Saved');
  // The first window does not know of it yet: its next mark meets a newer version and both are merged.
  await drawAt(page, 1500);
  await expect(measurements(page)).toHaveCount(3);
  await expect(saveMark(page)).toHaveText('Saved');
  await context.close();
});

test('marks that the server could not take go to the case at the next visit', async ({ page, product }) => {
  await openCase(page, product);
  await product.control.fault({ match: { operationId: 'putAnnotations' }, kind: 'status', status: 503 });
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await expect(saveMark(page)).toHaveText('Saving to case…');
  await page.goto('/selectedCases');
  await product.control.clearFaults();
  await page.getByRole('link', { name: 'Open DP-2026-000001' }).click();
  await settled(page);
  await expect
    .poll(async () => (await product.control.journal('putAnnotations')).map(({ status }) => status))
    .toContain(200);
  await expect(saveMark(page)).toHaveText('Saved');
});
