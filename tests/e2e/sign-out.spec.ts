import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { pickUp } from '#tests/support/requests.ts';
import { expect, logIn, PASSWORD, test } from '#tests/support/test.ts';
import { opened } from '#tests/support/viewer.ts';

/** Three specimens, four slides, of the facility of the demo's facility user. */
const NUMBER = 'DP-2026-000004';
/** Somebody of the facility that sent the case. */
const FACILITY = 'facility@example.org';

const checklist = (page: Page) => page.getByRole('list').filter({ hasText: 'Licence valid today' });
const signature = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });

const SITES = { A: 'CECUM', B: 'ASCENDING COLON', C: 'SIGMOID COLON' };

async function write(page: Page): Promise<void> {
  for (const [letter, site] of Object.entries(SITES))
    await page
      .getByRole('textbox', { name: `Diagnosis of specimen ${letter}` })
      .fill(`COLON, ${site}, POLYPECTOMY:\n- Invented polyp ${letter}.`);
  await page.getByRole('textbox', { name: 'Microscopic' }).fill('Invented words on the microscopic picture.');
  await page.getByRole('button', { name: 'Add a code' }).click();
  await page.getByRole('textbox', { name: 'Code 1' }).fill('K63.5');
  await page.getByRole('textbox', { name: 'Comment' }).fill('An invented comment.');
  await page.getByRole('textbox', { name: 'Comment' }).blur();
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();
}

test('S2.6 a case is written, signed and taken back, each refusal at its place, and the facility sees nothing of it before', async ({
  page,
  product,
  browser,
}) => {
  const caseId = await pickUp(page, product.url, NUMBER);
  await page.goto(`${product.url}/pathologist/primary-diagnosis-case?case=${caseId}`);
  await write(page);

  await test.step('the checklist names what is missing and leads there', async () => {
    await page.getByRole('link', { name: 'Sign out…' }).click();
    await expect(page.getByRole('heading', { name: `Sign out ${NUMBER}` })).toBeVisible();
    await expect(checklist(page).getByRole('link', { name: /slides? (was|were) not opened/ })).toBeVisible();
    await expectAccessible(page, 'sign-out');
  });

  await test.step('without the tick, the answers and the password nothing is signed', async () => {
    await signature(page).click();
    for (const text of [
      'Answer whether the result is urgent',
      'Choose where you read the case',
      'Tick that this is the right patient',
      'Password is required',
    ])
      await expect(page.getByRole('alert').first()).toContainText(text);
  });

  await test.step('what the checklist misses is refused at the press as well', async () => {
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByLabel('Where you read the case').selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: 'This is the patient whose slides I read' }).check();
    await page.getByLabel('Password').first().fill(PASSWORD);
    await signature(page).click();
    await expect(page.getByRole('alert').first()).toContainText(/not opened/);
  });

  await test.step('every slide is opened', async () => {
    await page.goto(`${product.url}/viewer?case=${caseId}`);
    await opened(page);
    for (const shown of ['2', '3', '4']) {
      await page.keyboard.press('n');
      await expect(page.getByText(`${shown} of 4`, { exact: true })).toBeVisible();
      await opened(page);
    }
    await page.getByRole('link', { name: /^Back to/ }).click();
  });

  await test.step('a wrong password signs nothing and keeps the answers', async () => {
    await page.goto(`${product.url}/pathologist/primary-diagnosis-case?case=${caseId}&step=sign-out`);
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await page.getByLabel('Where you read the case').selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: 'This is the patient whose slides I read' }).check();
    await page.getByLabel('Password').first().fill('not the password');
    await signature(page).click();
    await expect(page.getByRole('alert').first()).toContainText(/password/i);
    await expect(
      page.getByRole('checkbox', { name: 'This is the patient whose slides I read' }),
    ).toBeChecked();
  });

  await test.step('it is signed, and the report is there with its PDF', async () => {
    await page.getByLabel('Password').first().fill(PASSWORD);
    await signature(page).click();
    await expect(page.getByRole('heading', { name: 'Final report' })).toBeVisible();
    await expect(page.getByText('Invented polyp B.')).toBeVisible();
    await expect(page.getByText(/^Electronically signed by/)).toBeVisible();
    await expectAccessible(page, 'the final report');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    expect((await readFile(await (await coming).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'the final report at 390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the facility does not see it in the first ten minutes, and the signer takes it back', async () => {
    const there = await (await browser.newContext({ baseURL: product.url })).newPage();
    await logIn(there, product.url, FACILITY);
    expect((await there.goto(page.url()))?.status()).toBe(404);
    await page.getByLabel('Reason').fill('The side is wrong.');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('An invented comment.');
    await there.close();
  });

  await test.step('it is signed anew, and after ten minutes the facility reads it and nobody takes it back', async () => {
    await page.getByRole('link', { name: 'Sign out…' }).click();
    await page.getByLabel('Where you read the case').selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: 'This is the patient whose slides I read' }).check();
    await page.getByLabel('Password').first().fill(PASSWORD);
    await signature(page).click();
    await expect(page.getByRole('heading', { name: 'Take the report back' })).toBeVisible();
    await product.control.advance(10 * 60_000);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Final report' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Take the report back' })).toHaveCount(0);
    const facility = await browser.newContext({ baseURL: product.url });
    const there = await facility.newPage();
    await logIn(there, product.url, FACILITY);
    await there.goto(page.url());
    await expect(there.getByText('Invented polyp B.')).toBeVisible();
    await facility.close();
  });
});
