import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { pickUp } from '#tests/support/requests.ts';
import { expect, logIn, PASSWORD, test } from '#tests/support/test.ts';
import { opened } from '#tests/support/viewer.ts';

const checklist = (page: Page) => page.getByRole('list').filter({ hasText: 'Licence valid today' });
const signature = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });

async function write(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Diagnosis of specimen A' })
    .fill('SKIN, LEFT CHEEK, SHAVE BIOPSY:\n- Seborrheic keratosis.');
  await page.getByRole('textbox', { name: 'Microscopic' }).fill('Invented words on the microscopic picture.');
  await page.getByRole('button', { name: 'Add a code' }).click();
  await page.getByRole('textbox', { name: 'Code 1' }).fill('L82.1');
  await page.getByRole('textbox', { name: 'Comment' }).fill('An invented comment.');
  await page.getByRole('textbox', { name: 'Comment' }).blur();
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();
}

test('S2.6 a case is written, signed and taken back, each refusal at its place, and the facility sees nothing of it before', async ({
  page,
  product,
}) => {
  const caseId = await pickUp(page, product.url);
  await page.goto(`${product.url}/pathologist/primary-diagnosis-case?case=${caseId}`);
  await write(page);

  await test.step('the checklist names what is missing and leads there', async () => {
    await page.getByRole('link', { name: 'Sign out…' }).click();
    await expect(page.getByRole('heading', { name: 'Sign out DP-2026-000001' })).toBeVisible();
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
    await page.keyboard.press('n');
    await opened(page);
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
    await expect(page.getByText('Seborrheic keratosis.')).toBeVisible();
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
    const facility = await page.context().browser()?.newContext({ baseURL: product.url });
    const there = await facility?.newPage();
    if (there === undefined) throw new Error('There is no browser');
    await logIn(there, product.url, 'facility@example.org');
    expect((await there.goto(page.url()))?.status()).toBe(404);
    await facility?.close();
    await page.getByLabel('Reason').fill('The side is wrong.');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('An invented comment.');
  });
});
