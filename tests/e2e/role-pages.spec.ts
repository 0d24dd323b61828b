import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { pickUp } from '#tests/support/requests.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

test('S2.6-02 S2.7-02 each role sees its own cases, and a patient is found by a form that no address tells of', async ({
  page,
  product,
  browser,
}) => {
  const caseId = await pickUp(page, product.url);
  await page.goto('/project-list');
  await expect(page.getByRole('link', { name: 'DP-2026-000001: details' })).toBeVisible();
  await page.getByRole('link', { name: 'Find by patient or number' }).click();
  await expect(page).toHaveURL(`${product.url}/show-cases#find`);
  const row = page.getByRole('row', { name: /DP-2026-000001/ });
  const name =
    (await row
      .getByText(/^[\p{L}' -]+, [\p{L}' -]+$/u)
      .first()
      .textContent()) ?? '';
  const [lastName = ''] = name.split(',');
  expect(lastName).not.toBe('');
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('button', { name: 'Find cases' }).click();
  await expect(page.getByRole('status').filter({ hasText: / fits?$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/show-cases\?find=[\w-]{16}$/);
  // The table is pale while the page behind the answer is read anew.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'the cases that were found');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the cases that were found, on a phone');
  await page.getByRole('link', { name: 'DP-2026-000001: details' }).click();
  await expect(page).toHaveURL(`${product.url}/case-details/${caseId}`);
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: / fits?$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(lastName);

  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  await logIn(theirs, product.url, 'facility@example.org');
  await theirs.goto('/project-list?status=Draft');
  await expect(theirs.getByRole('columnheader', { name: 'Pathologist' })).toBeVisible();
  await expect(theirs.getByRole('columnheader', { name: 'Facility, state' })).toHaveCount(0);
  await expectAccessible(theirs, 'the cases of a facility');
  await context.close();
});

test('S2.5-06 a provisionally active provider fills in steps of the onboarding, and an active one sees it done', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url, 'provisional@example.org');
  await page.goto('/task');
  await page.getByRole('link', { name: /^Open Onboarding of / }).click();
  await expect(page).toHaveURL(/\/pathologist\/onboarding-task\?task=/);
  await expect(page.getByRole('link', { name: 'CV is required' })).toBeVisible();
  await expectAccessible(page, 'an onboarding');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'an onboarding on a phone');

  const cv = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'CV' }) });
  await cv.locator('summary').click();
  await cv.getByRole('button', { name: 'Save step' }).click();
  await expect(cv.getByRole('alert')).toContainText('CV is required');
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await cv
    .locator('input[type=file]')
    .setInputFiles({ name: 'invented-cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await cv.getByRole('button', { name: 'Save step' }).click();
  await expect(page.getByText('CV is saved.')).toBeVisible();
  await expect(cv.getByRole('link', { name: 'invented-cv.pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CV is required' })).toHaveCount(0);
  await page.goto('/pathologist/onboarding-task');
  await expect(cv.getByText('Saved', { exact: true }).first()).toBeVisible();

  const context = await browser.newContext({ baseURL: product.url });
  const active = await context.newPage();
  await logIn(active, product.url);
  await active.goto('/pathologist/onboarding-task');
  await expect(active.getByRole('heading', { name: 'Your onboarding is done' })).toBeVisible();
  await context.close();
});
