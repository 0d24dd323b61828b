import { expectAccessible } from '#tests/support/accessible.ts';
import { logIn } from '#tests/support/requests.ts';
import { drawAt, openCase, saveMark } from '#tests/support/slides/drawing.ts';
import { measurements, onScreen, settled, toggleMeasuring } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

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
  await test.step('Undo asks before it takes back what an earlier visit made, and says what it took', async () => {
    await page.keyboard.press('Control+z');
    const question = page.getByRole('dialog', { name: 'Undo an earlier mark?' });
    await expect(question).toContainText('measurement');
    await expectAccessible(page, 'the question about an earlier visit');
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(question).toBeHidden();
    await expect(measurements(page)).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await question.getByRole('button', { name: 'Undo' }).click();
    await expect(measurements(page)).toHaveCount(1);
    await expect(measurements(other)).toHaveCount(1);
    await expect(page.getByText(/^Undid: measurement [\d.]+ μm/)).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).last().click();
    await expect(measurements(page)).toHaveCount(2);
    await expect(page.getByText(/^Redid: measurement [\d.]+ μm/)).toBeVisible();
  });
});

test('another reader’s marks say whose they are, and stay as they are', async ({
  browser,
  page,
  product,
}) => {
  await openCase(page, product);
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await expect(saveMark(page)).toHaveText('Saved');
  const context = await browser.newContext({ baseURL: product.url });
  const admin = await context.newPage();
  await logIn(admin, product.url, 'admin@example.org');
  await admin.goto(page.url());
  const view = await settled(admin);
  await expect(measurements(admin)).toHaveCount(1);

  await admin.keyboard.press('l');
  const list = admin.getByRole('complementary', { name: 'Marks of the case' });
  await expect(list.getByRole('row', { name: /μm/ })).toContainText('Dr. Imara Vellacott');
  await expect(list.getByRole('button', { name: /^Go to/ })).toHaveCount(1);
  await expect(list.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await admin.keyboard.press('l');

  await admin.keyboard.press('d');
  const at = await onScreen(admin, { x: 1100, y: 900 }, view);
  await admin.mouse.move(at.x, at.y);
  await expect(admin.getByRole('button', { name: 'Delete measurement', exact: true })).toBeHidden();
  await admin.mouse.click(at.x, at.y);
  await expect(admin.getByText('Another reader made this mark.')).toBeVisible();
  await expect(measurements(admin)).toHaveCount(1);

  await admin.keyboard.press('d');
  await toggleMeasuring(admin);
  await drawAt(admin, 1200);
  await admin.keyboard.press('x');
  const question = admin.getByRole('dialog', { name: 'Delete all measurements?' });
  await expect(question).toContainText('1 measurement of other readers stays.');
  await question.getByRole('button', { name: 'Delete 1 measurement' }).click();
  await expect(measurements(admin)).toHaveCount(1);
  await expect(admin.getByRole('link', { name: 'Back to Cases' })).toHaveAttribute('href', '/case');
  await context.close();
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
  await expect(saveMark(page)).toContainText(
    'Marks are in this browser alone: the server does not take them now',
  );
  await page.goto('/selectedCases');
  await product.control.clearFaults();
  await page.getByRole('link', { name: 'Open DP-2026-000001' }).click();
  await settled(page);
  await expect
    .poll(async () => (await product.control.journal('putAnnotations')).map(({ status }) => status))
    .toContain(200);
  await expect(saveMark(page)).toHaveText('Saved');
});
