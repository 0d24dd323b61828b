import { expectAccessible } from '#tests/support/accessible.ts';
import { OWN_CASE, opened, paneOf, tool } from '#tests/support/slides/viewer.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

test('says that no slide at all could be loaded, and tries all of them again', async ({ page, product }) => {
  await logIn(page, product.url);
  await product.control.fault({ match: { operationId: 'getDownloadLink' }, kind: 'status', status: 404 });
  await page.goto(`/viewer?case=${OWN_CASE.id}`);
  const told = page.getByRole('alert').filter({ hasText: 'Error: ' });
  await expect(told).toContainText('Failed to load any slides. Please try again.');
  await expect(tool(page, 'Zoom In')).toBeDisabled();
  // There is no slide to zoom, but the reader can look for another one, and for help.
  for (const name of ['Show Slides', 'Split View', 'Marks', 'Keyboard shortcuts'])
    await expect(tool(page, name)).toBeEnabled();
  await expectAccessible(page, 'no slide loaded');
  await product.control.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await opened(page);
  await page.keyboard.press('n');
  await opened(page);
  await expect(told).toHaveCount(0);
});

test('S8-20 a case that cannot be read says so in the words of the viewer, and comes when it can', async ({
  page,
  product,
}) => {
  await logIn(page, product.url);
  await product.control.fault({ match: { operationId: 'getViewerCase' }, kind: 'status', status: 503 });
  await page.goto(`/viewer?case=${OWN_CASE.id}`);
  const told = page.getByRole('alert').filter({ hasText: 'Error: ' });
  await expect(told).toContainText(/^Error: Error loading slides: \w+/);
  await product.control.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await opened(page);
  await expect(told).toHaveCount(0);
});

test('S8-18 S8-23 a link that fails is told in each pane by its own sentence', async ({ page, product }) => {
  await logIn(page, product.url);
  await product.control.fault({
    match: { operationId: 'getDownloadLink' },
    kind: 'status',
    status: 404,
    // The page asks once more for the link that its loader did not get.
    times: 2,
  });
  await page.goto(`/viewer?case=${OWN_CASE.id}`);
  const pane = paneOf(page);
  await expect(pane).toHaveAttribute('data-state', /ready|failed/);
  while ((await pane.getAttribute('data-state')) !== 'failed') {
    const before = (await pane.getAttribute('data-image')) ?? '';
    await page.keyboard.press('n');
    await expect(pane).not.toHaveAttribute('data-image', before);
    await expect(pane).toHaveAttribute('data-state', /ready|failed/);
  }
  const alert = page.getByRole('alert').filter({ hasText: 'Error: ' });
  await expect(alert).toContainText('Error: Failed to download file: Resource not found');
  const counter = page.getByRole('region', { name: 'First pane' }).getByText(/^\d of 7$/);
  const failing = Number((await counter.textContent())?.[0]) - 1;
  await page
    .getByRole('button', { name: /^Open in second pane: / })
    .nth(failing)
    .click();
  await expect(page.getByRole('region', { name: 'Second pane' }).getByRole('alert')).toContainText(
    'Error: Failed to initialize split view: Failed to download file: Resource not found',
  );
});
