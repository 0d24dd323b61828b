import { pickUp } from '#tests/support/requests.ts';
import { enter, expect, test } from '#tests/support/test.ts';

test.describe('S4.2-01 a list that cannot be read', () => {
  for (const [what, fault, sentence] of [
    ['fails', { kind: 'status', status: 500 }, 'Error: '],
    ['is refused', { kind: 'status', status: 403 }, 'Error: Forbidden access'],
    ['comes too often', { kind: 'status', status: 429 }, 'Error: Too many requests'],
    [
      'is cut off',
      { kind: 'reset' },
      'Error: Error 500: No response from the server. Please try again later.',
    ],
  ] as const) {
    test(`says so in place when it ${what}, keeps the header, and tries again`, async ({ page, product }) => {
      await enter(page, product.url);
      await product.control.fault({ match: { operationId: 'listCases' }, ...fault });
      await page.getByRole('link', { name: 'My Cases' }).filter({ visible: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible();
      await product.control.clearFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Open DP-2026-000009' })).toBeVisible();
    });
  }

  test('says that it is on its way while the server is slow', async ({ page, product }) => {
    await enter(page, product.url);
    await product.control.fault({
      match: { operationId: 'listCases' },
      kind: 'delay',
      delayMs: 60_000,
      times: 1,
    });
    await page.getByRole('link', { name: 'My Cases' }).filter({ visible: true }).click();
    await expect(page.getByText('Loading page')).toBeAttached();
    await product.control.clearFaults();
    await expect(page).toHaveURL(/selectedCases/);
    await expect(page.getByText('Loading page')).toHaveCount(0);
  });
});

test('a pickup that the server refuses is told at its row, and the case stays', async ({ page, product }) => {
  await enter(page, product.url);
  await product.control.fault({
    match: { operationId: 'pickUpCase' },
    kind: 'status',
    status: 503,
    times: 1,
  });
  await page.getByRole('button', { name: 'Pick up DP-2026-000001' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pick up DP-2026-000001' }).click();
  await expect(page.getByText('DP-2026-000001 is now in My Cases.')).toBeVisible();
});

test('one slide whose link fails is told, and the others open', async ({ page, product }) => {
  const id = await pickUp(page, product.url);
  await product.control.fault({
    match: { operationId: 'getDownloadLink' },
    kind: 'status',
    status: 404,
    // The page asks once more for the link that its loader did not get.
    times: 2,
  });
  await page.goto(`/viewer?case=${id}`);
  const pane = page.getByRole('application', { name: 'Slide' });
  await expect(pane).toHaveAttribute('data-state', /ready|failed/);
  const failedFirst = (await pane.getAttribute('data-state')) === 'failed';
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(pane).toHaveAttribute('data-state', failedFirst ? 'ready' : 'failed');
  if (failedFirst) await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Resource not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pane).toHaveAttribute('data-state', 'ready');
});
