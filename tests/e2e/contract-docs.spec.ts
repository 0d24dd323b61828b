import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

/** Refuses whatever goes to another origin, and keeps what was asked for and what the page complained about. */
async function watched(page: Page, origin: string) {
  const outside: string[] = [];
  const complaints: string[] = [];
  await page.route('**/*', (route) => {
    const { protocol, href } = new URL(route.request().url());
    if (protocol === 'data:' || href.startsWith(`${origin}/`)) return route.continue();
    outside.push(href);
    return route.abort();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { outside, complaints };
}

test('the contract can be read without anything from outside, from a state to its operations and back', async ({
  page,
  product,
}) => {
  const { outside, complaints } = await watched(page, product.url);
  await page.goto(`${product.url}/api/docs/states`);
  await expect(page.getByRole('img', { name: /States of CaseStatus/ })).toBeVisible();

  const moves = page.getByRole('table', { name: 'Transitions of CaseStatus' });
  await moves.getByRole('link', { name: 'pickUpCase' }).click();
  const operation = page.locator('#operations-case-moves-pickUpCase');
  await expect(operation.getByText('/cases/{caseId}/pickup')).toBeVisible();
  // The rows are found by their elements: to find a role among all operations of the contract takes seconds.
  await expect(operation.locator('td.response-col_status').getByText('409', { exact: true })).toBeVisible();
  await expect(page.locator('#operations-tag-case-moves')).toBeVisible();
  await page.locator('a', { hasText: 'State machines' }).click();
  await expect(moves).toBeVisible();

  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the state machines can be read on a narrow screen', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/api/docs/states`);
  const moves = page.getByRole('table', { name: 'Transitions of TicketStatus' });
  await expect(moves.getByRole('row', { name: /reopen/ }).getByText('TICKET_CLOSED')).toBeVisible();
  await expectNoSidewaysScroll(page, 'states at 390 px');
  await expectAccessible(page, 'states at 390 px');
});
