import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { SLIDE_FILE } from '#tests/support/slides/slide-file.ts';
import { awaken, expect, logIn, PASSWORD, test } from '#tests/support/test.ts';

const CASE = 'DP-2026-000003';

/** What the API says to somebody who begins a case, whatever the pages offer. */
async function beginCase(url: string, email: string): Promise<number> {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data } = (await login.json()) as { readonly data: { readonly token: string } };
  const begun = await fetch(`${url}/api/cases`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${data.token}`, 'Idempotency-Key': `"${randomUUID()}"` },
  });
  return begun.status;
}

test('S1-01 S2.5-05 S2.5-10 a facility fulfils an order with a slide, declines another, and a right that is taken away binds', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url, 'facility2@example.org');

  await test.step('what pathologists wait for stands above the cases', async () => {
    await page.goto('/send-out-cases');
    await awaken(page);
    await expect(page.getByRole('heading', { name: '2 requests need your answer' })).toBeVisible();
    await expectAccessible(page, 'send-out cases');
    await expectNoSidewaysScroll(page, 'send-out cases');
    await page.getByRole('link', { name: /^Needs action/ }).click();
    await expect(page.getByRole('row', { name: new RegExp(CASE) })).toContainText('2 requests open');
    await page.getByRole('link', { name: `Answer requests for ${CASE}` }).click();
    await page.getByRole('link', { name: /^Upload the images of .* A1$/ }).click();
  });

  await test.step('a label that is not scanned back is named, and nothing is completed without its image', async () => {
    const scanned = page.getByRole('textbox', { name: 'Scanned labels' });
    await scanned.fill('PMD26-99999 A1\n');
    await expect(
      page.getByText('Missing: PMD26-03290 A1-F. Not of this order: PMD26-99999 A1.'),
    ).toBeVisible();
    await scanned.fill('PMD26-03290 A1-F\n');
    await page.getByRole('button', { name: 'Record the check' }).click();
    await expect(
      page.getByText('The last check that was recorded: 1 of 1 label scanned back.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Start task' }).click();
    await page.getByRole('button', { name: /^(Complete task|Hand in work)$/ }).click();
    await expect(page.getByText('Upload 1 more image')).toBeVisible();
  });

  await test.step('the slide goes to the order, which is done with it', async () => {
    await page.locator('#upload input[type=file]').setInputFiles(SLIDE_FILE);
    await expect(page.getByText('All images that were asked for are there.')).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page, 'an order with its image');
    await page.getByRole('button', { name: /^(Complete task|Hand in work)$/ }).click();
    await expect(page.getByText('The task is completed.')).toBeVisible();
    await expect(page.getByText('1 of 1 asked for')).toBeVisible();
  });

  await test.step('the other order goes back with a reason, and the case with it', async () => {
    await page.goto(`/tasks-list?q=${CASE}&status=Open`);
    await page.getByRole('link', { name: /^Open .* B1$/ }).click();
    await page.locator('summary', { hasText: 'Decline this order' }).click();
    await page.getByRole('button', { name: 'Decline order' }).click();
    await expect(page.getByRole('alert').getByText('Choose a reason')).toBeVisible();
    await page.getByRole('radio', { name: /exhausted/i }).check();
    await page.getByRole('button', { name: 'Decline order' }).click();
    await expect(page.getByText('The order is declined.')).toBeVisible();
    await page.goto('/send-out-cases');
    await expect(page.getByRole('heading', { name: /need.* your answer/ })).toHaveCount(0);
    await page.getByRole('link', { name: `${CASE}: details` }).click();
    await expect(page.getByRole('list', { name: 'Time by owner' })).toContainText('Facility');
    await expect(page.getByText('A1-F, PAS for Fungus (PAS-F): 1 image')).toBeVisible();
  });

  await test.step('a colleague who may edit no more is refused by the product and not by the page alone', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const manager = await context.newPage();
    await logIn(manager, product.url, 'facility@example.org');
    const theirs = await browser.newContext({ baseURL: product.url });
    const nurse = await theirs.newPage();
    await logIn(nurse, product.url, 'np@example.org');
    await nurse.goto('/send-out-cases');
    await expect(nurse.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
    expect(await beginCase(product.url, 'np@example.org')).toBe(201);
    await manager.goto('/my-team');
    await awaken(manager);
    await expectAccessible(manager, 'my team');
    await manager.locator('summary', { hasText: 'Change rights of Linnet Farraday' }).click();
    await manager
      .getByRole('checkbox', { name: /^Create, edit and send out cases/ })
      .first()
      .uncheck();
    await manager.getByRole('button', { name: 'Save rights' }).click();
    await expect(manager.getByText('The rights are saved.')).toBeVisible();
    await expect(manager.getByText('Facility nurse practitioner · Sees cases, edits none')).toBeVisible();

    expect(await beginCase(product.url, 'np@example.org')).toBe(403);
    await nurse.goto('/account-details');
    await expect(nurse.getByText('Sees cases, edits none')).toBeVisible();
    await nurse.goto('/send-out-cases');
    await expect(nurse.getByRole('link', { name: /^Edit / })).toHaveCount(0);
    await nurse.goto('/edit-facility-account-detail');
    await expect(nurse).toHaveURL(/\/facility-account-detail$/);
    await nurse.goto('/FacilityNP');
    await expect(nurse.getByText('account holders manage its nurse practitioners')).toBeVisible();
    await context.close();
    await theirs.close();
  });

  await test.step('a facility account is changed, and says so', async () => {
    await page.goto('/edit-facility-account-detail');
    await awaken(page);
    await page.getByRole('textbox', { name: /^Fax/ }).fill('+1 555 010 0199');
    await page.getByRole('button', { name: 'Save facility account' }).click();
    await expect(page.getByText('The facility account is saved.')).toBeVisible();
    await expect(page.getByText('+1 555 010 0199')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'a facility account on a phone');
    await page.getByRole('button', { name: /^Notices/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notices' })).toBeVisible();
    await expectAccessible(page, 'the notices');
  });
});
