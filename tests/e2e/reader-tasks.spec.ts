import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { apiDesk } from '#tests/support/api-desk.ts';
import { pickUp } from '#tests/support/requests.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

/** Begins to read a case that was picked up. */
async function openCase(url: string, caseId: string): Promise<void> {
  const reader = await apiDesk(url, 'provider@example.org');
  await reader.change(caseId, '/open');
}

async function asSomebodyElse(browser: Browser, url: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await logIn(page, url, email);
  return page;
}

test('a question goes from the clinical information to the facility, and its answer comes back', async ({
  page,
  product,
  browser,
}) => {
  const caseId = await pickUp(page, product.url, 'DP-2026-000004');
  const info = `/pathologist/primary-diagnosis-case/clinical-info?case=${caseId}`;
  await page.goto(info);
  await expect(page.getByText('You can ask the facility once you have opened the slides.')).toBeVisible();
  await openCase(product.url, caseId);
  await page.reload();
  await expectAccessible(page, 'clinical information');
  await page.getByRole('radio', { name: 'Clinical history' }).check();
  await page.getByRole('textbox', { name: /^Question/ }).fill('Was there an earlier biopsy?');
  await page.getByRole('button', { name: 'Ask the facility' }).click();
  await expect(page.getByText('The facility has been asked')).toBeVisible();
  await page.getByRole('textbox', { name: /^Message to the facility/ }).fill('No hurry before noon.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('The message is sent.')).toBeVisible();

  const theirs = await asSomebodyElse(browser, product.url, 'facility@example.org');
  await theirs.goto('/tasks-list?type=7');
  await expectAccessible(theirs, 'the tasks of a facility');
  await theirs
    .getByRole('row', { name: /DP-2026-000004/ })
    .getByRole('link', { name: /^Open/ })
    .click();
  await theirs.getByRole('button', { name: 'Start task' }).click();
  await theirs.getByRole('textbox', { name: /^Comment/ }).fill('Asked the clinic by phone.');
  await theirs.getByRole('button', { name: 'Add comment' }).click();
  await expect(theirs.getByText('Asked the clinic by phone.').first()).toBeVisible();
  await theirs.getByRole('textbox', { name: /^Answer/ }).fill('None is known.');
  await theirs.getByRole('button', { name: 'Send to the pathologist' }).click();
  await expect(theirs.getByText('The answer is sent.')).toBeVisible();
  await theirs.context().close();

  await page.goto(info);
  await expect(page.getByText('None is known.')).toBeVisible();
});

test('a reader keeps their own page: times away, phone, a renewal and sessions', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url);
  const elsewhere = await asSomebodyElse(browser, product.url, 'provider@example.org');
  await page.goto('/about-me');
  await expectAccessible(page, 'about me');

  await page.getByRole('button', { name: 'Add time away' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 212 555 0100');
  await page.locator('#away').getByLabel(/^From/).fill('2027-01-04');
  await page.locator('#away').getByLabel(/^To/).fill('2027-01-08');
  await page.getByRole('button', { name: 'Save times away' }).click();
  await expect(page.getByText('Your times away are saved.')).toBeVisible();
  // What was typed in another form is still there, and can still be saved on the new version.
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(/555/);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  await page.getByText('Renew or add a licence').click();
  await page.getByRole('combobox', { name: 'State or province' }).fill('Ohio');
  await page.getByRole('option', { name: /^Ohio/ }).click();
  await page.getByRole('textbox', { name: 'Number' }).fill('INV-OH-2');
  await page.locator('#renew').getByLabel(/^From/).fill('2027-01-01');
  await page
    .locator('#renew')
    .getByLabel(/^Until/)
    .fill('2029-01-01');
  await page
    .locator('#renew input[type=file]')
    .setInputFiles({
      name: 'board.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
  await page.getByRole('button', { name: 'Hand in licence' }).click();
  await expect(page.getByRole('alert')).toContainText('Issue date cannot be in the future');
  await page.locator('#renew').getByLabel(/^From/).fill('2026-01-05');
  await page.getByRole('button', { name: 'Hand in licence' }).click();
  await expect(page.getByText('The licence is handed in.')).toBeVisible();
  const renewals = page.getByRole('list', { name: 'Renewals' });
  await expect(renewals).toContainText('OH until 01/01/2029: Waiting for review');

  const operator = await asSomebodyElse(browser, product.url, 'admin@example.org');
  await operator.goto('/users');
  await operator.getByRole('link', { name: 'Licence renewals' }).click();
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText('Licence renewals');
  await operator.locator('a[data-row-open]').first().click();
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText('Licence renewal, OH');
  await expectAccessible(operator, 'a renewal of a licence');
  await operator.getByRole('button', { name: 'Accept' }).click();
  await expect(operator.getByText('The licence is accepted.')).toBeVisible();
  await operator.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(operator, 'a renewal of a licence on a phone');
  await operator.context().close();

  const ends = page.getByRole('button', { name: /^End session/ });
  const before = await ends.count();
  expect(before).toBeGreaterThan(0);
  await ends.first().click();
  await expect(page.getByText('The session is ended.')).toBeVisible();
  await expect(ends).toHaveCount(before - 1);

  await page.reload();
  await expect(renewals).toContainText('OH until 01/01/2029: Accepted');
  await expect(page.locator('#away').getByLabel(/^From/)).toHaveValue('2027-01-04');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(/555/);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoSidewaysScroll(page, 'about me on a phone');
  await elsewhere.context().close();
});
