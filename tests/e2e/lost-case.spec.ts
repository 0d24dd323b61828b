import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  drag,
  measurements,
  OWN_CASE,
  openOwnCase,
  pointIn,
  toggleMeasuring,
  tool,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

async function giveAway(url: string): Promise<void> {
  const body = JSON.stringify({ assignedProviderId: 'usr_demo000002' });
  const answer = await fetch(`${url}/__mock/state/cases/${OWN_CASE.id}`, { method: 'PATCH', body });
  expect(answer.status).toBe(200);
}

/** The tab is looked at again, which is when a page asks at once. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('a case that is given away while its slides are open is shown no more, and what did not reach it is kept as a file', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  await toggleMeasuring(page);
  await drag(page, await pointIn(page, 0.45, 0.4), await pointIn(page, 0.55, 0.45));
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  await giveAway(product.url);
  for (const down of [0.5, 0.6])
    await drag(page, await pointIn(page, 0.45, down), await pointIn(page, 0.55, down + 0.05));
  await expect(measurements(page)).toHaveCount(3);
  await expect(page.getByText('This case is no longer yours.').first()).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Abernethy')).toHaveCount(0);
  await expect(page.getByText(/: 2 marks, new or changed\./)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save as a file/ }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.match(/"LineString"/g)).toHaveLength(2);
  expect(text).not.toContain('Abernethy');
});

test('the time line of a case that was given away is shown no more either', async ({ page, product }) => {
  await openOwnCase(page, product.url);
  await tool(page, 'Time line').click();
  await expect(page.getByRole('button', { name: 'Close time line' })).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole('button', { name: 'Close time line' })).toBeVisible();
  await giveAway(product.url);
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
