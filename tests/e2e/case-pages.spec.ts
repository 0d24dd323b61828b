import type { Page } from '@playwright/test';
import { enterPool, firstCase, head, rows } from '#tests/support/case-pool.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

/** Goes on by Tab until a row has the focus, as a person without a mouse does. */
async function tabToRow(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator('tr:focus').count()) > 0) return;
  }
  throw new Error('Tab leads to no row');
}

test('137 available cases come by pages, in the order of urgency, and every one of them once', async ({
  page,
  product,
}) => {
  await enterPool(page, product);
  await expect(head(page)).toHaveText('1–20 of 137');
  await expect(rows(page).first()).toContainText('overdue');
  // Two lines at most (screens.md 2): 44 px and the line under them.
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
  expect(Math.max(...heights)).toBeLessThanOrEqual(45);
  await page.getByRole('link', { name: 'Page 7' }).click();
  await expect(head(page)).toHaveText('121–137 of 137');
  await expect(rows(page)).toHaveCount(17);
  await expect(page).toHaveURL(/\/availableCases\?page=7$/);

  await page.getByLabel('Rows per page').selectOption('100');
  await expect(head(page)).toHaveText('1–100 of 137');
  const first = await rows(page).allInnerTexts();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(head(page)).toHaveText('101–137 of 137');
  const numbers = [...first, ...(await rows(page).allInnerTexts())].map(
    (text) => /DP-\d{4}-\d{6}/.exec(text)?.[0],
  );
  expect(new Set(numbers).size).toBe(137);
});

test('filters, sorting and typing are the address, say what they hide, and Back undoes them', async ({
  page,
  product,
}) => {
  await enterPool(page, product);
  await page.locator('summary', { hasText: 'Priority' }).click();
  await page.getByRole('checkbox', { name: 'STAT' }).check();
  await expect(page).toHaveURL(/\?priority=STAT$/);
  await expect(head(page)).toContainText('hidden by 1 filter');
  const said = await head(page).innerText();
  const [, total, hidden] = /^1–\d+ of (\d+) · (\d+) hidden by 1 filter$/.exec(said) ?? [];
  expect(Number(total) + Number(hidden)).toBe(137);
  await expect(page.getByRole('link', { name: `STAT ${total}` })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('checkbox', { name: 'STAT' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'Priority' })).toBeFocused();
  await page.getByRole('link', { name: 'Age', exact: true }).click();
  await expect(page).toHaveURL(/\?priority=STAT&sort=availableAt$/);
  await expect(page.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending');

  // What is typed takes the place of the last entry of the history, one entry for the whole word.
  await page.getByRole('searchbox').pressSequentially('neuro');
  await expect(page).toHaveURL(/q=neuro/);
  await expect(rows(page).first()).toContainText('Neuropathology');
  await page.goBack();
  await expect(page).toHaveURL(/\?priority=STAT$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(head(page)).toHaveText('1–20 of 137');
  await expect(
    page.getByRole('checkbox', { name: 'STAT', exact: true, includeHidden: true }),
  ).not.toBeChecked();
});

/** CSS pixels; a row of two lines is higher. */
const ONE_ROW_PX = 40;

test('Back from a case brings the page, the place and the row with the focus', async ({ page, product }) => {
  await enterPool(page, product);
  await page.goto('/selectedCases?sort=-dueAt');
  const row = rows(page).nth(15);
  await row.focus();
  const id = await row.getAttribute('data-row');
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/viewer/);
  await page.goBack();
  await expect(page).toHaveURL(/\/selectedCases\?sort=-dueAt$/);
  await expect(page.locator('tr:focus')).toHaveAttribute('data-row', id ?? '');
  // The words of a case that was looked at are others, so its row may be a line higher or lower than before.
  const moved = () => page.evaluate((before) => Math.abs(window.scrollY - before), scrolled);
  await expect.poll(moved).toBeLessThan(ONE_ROW_PX);
  await expect(page.locator('tr:focus')).toBeInViewport();
});

test('the lists are gone through by keys alone, only while a row has the focus', async ({
  page,
  product,
}) => {
  await enterPool(page, product);
  await tabToRow(page);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Go to the search');
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Requisition');
  await page.keyboard.press('Escape');
  await rows(page).nth(1).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // A letter in the search is a letter.
  await page.keyboard.type('jk?');
  await expect(page.getByRole('searchbox')).toHaveValue('jk?');
  await expect(page.getByRole('heading', { name: 'No case fits these filters' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(head(page)).toHaveText('1–20 of 137');

  // What a row cuts off at one line is whole while it has the focus.
  const facility = rows(page).first().locator('[data-label^=Facility] > span').first();
  const isCut = () => facility.evaluate((text) => text.scrollHeight > text.clientHeight);
  expect(await isCut()).toBe(true);
  await rows(page).first().focus();
  await page.keyboard.press('k');
  expect(await isCut()).toBe(false);

  await page.goto('/completedCases');
  await tabToRow(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/final-report\//);
});

test('a picked-up row leaves, the next one gets the focus and the page fills up again', async ({
  page,
  product,
}) => {
  await enterPool(page, product);
  const taken = await firstCase(page);
  const next = /DP-\d{4}-\d{6}/.exec(await rows(page).nth(1).innerText())?.[0];
  await page.getByRole('button', { name: `Pick up ${taken}` }).focus();
  await page.keyboard.press('Enter');
  await expect(head(page)).toHaveText('1–20 of 136');
  await expect(rows(page)).toHaveCount(20);
  await expect(page.locator('tr:focus')).toContainText(next ?? 'a second row');
});

test('a case that somebody else took and new ones are told, and no row jumps by itself', async ({
  page,
  product,
  browser,
}) => {
  await page.clock.install();
  await enterPool(page, product);
  const taken = await firstCase(page);
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await logIn(theirs, product.url, 'provider2@example.org');
  await theirs.goto(`${product.url}/availableCases`);
  await theirs.getByRole('button', { name: `Pick up ${taken}` }).click();
  await expect(theirs.getByText(`${taken} is now in My Cases.`)).toBeVisible();

  await page.clock.runFor(31_000);
  const news = page.getByRole('button', { name: '1 gone · Show' });
  await expect(news).toBeVisible();
  expect(await firstCase(page)).toBe(taken);
  // Who presses all the same hears who was quicker, and keeps the rest of the page.
  await page.getByRole('button', { name: `Pick up ${taken}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: taken })).toContainText('picked up by another');
  await expect(head(page)).toHaveText('1–20 of 136');
  expect(await firstCase(page)).toBe(taken);

  await theirs.goto(`${product.url}/selectedCases`);
  await theirs.getByRole('button', { name: `Release ${taken}` }).click();
  await theirs.getByRole('dialog').getByLabel('Reason').selectOption({ index: 1 });
  await theirs.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(theirs.getByText(`${taken} is back in Available Cases.`)).toBeVisible();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: '1 new · Show' }).click();
  await expect(head(page)).toHaveText('1–20 of 137');
  await other.close();
});

test('an address that nobody of ours wrote is read as far as it can be', async ({ page, product }) => {
  await enterPool(page, product, '?page=99&priority=Urgent&sort=shoe&colour=blue');
  await expect(head(page)).toHaveText('121–137 of 137');
  await expect(page.getByRole('alert')).toContainText('left out: priority, sort, colour.');
});

test('the columns that were chosen stay chosen after a reload', async ({ page, product }) => {
  await enterPool(page, product);
  await page.locator('summary', { hasText: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Billing' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Billing' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Priority' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Stains' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Billing' })).toHaveCount(0);
});

test('a view is saved by a name, found again after other filters, and deleted', async ({ page, product }) => {
  await enterPool(page, product);
  await page.goto(`${product.url}/availableCases?priority=STAT`);
  const said = await head(page).innerText();
  await page.locator('summary', { hasText: 'My views' }).click();
  await page.getByLabel('Save this view as').fill('Urgent ones');
  await page.getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('link', { name: 'Urgent ones' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/availableCases\?priority=STAT$/);

  await page.goto(`${product.url}/availableCases?overdue=true`);
  await view.click();
  await expect(head(page)).toHaveText(said);
  await page.locator('summary', { hasText: 'My views' }).click();
  await page.getByRole('button', { name: 'Delete the view Urgent ones' }).click();
  await expect(view).toHaveCount(0);
  await expect(head(page)).toHaveText(said);
});
