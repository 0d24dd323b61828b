import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { pdfPages } from '#tests/support/pdf-pages.ts';
import { expect, logIn, PASSWORD, test } from '#tests/support/test.ts';

/** A case that the first provider has signed for the facility of the demo's facility user. */
const REPORT = '/final-report/cas_dp-2026-000005';
const NUMBER = 'DP-2026-000005';

/** Goes on with Tab until the control of this name has the focus, and so shows that a hand without a mouse gets there. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' | 'textbox'): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80; steps += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

/** Where a control is reached by the keys, and what is typed into it. */
async function sign(page: Page, meaning: 'addendum' | 'amendment'): Promise<void> {
  await page.getByLabel('Where you are').selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'This is the patient whose report I change' }).check();
  await page.getByLabel('Password').first().fill(PASSWORD);
  await page.getByRole('button', { name: `Sign the ${meaning}` }).click();
}

const textOfPdf = async (page: Page, version: number): Promise<string> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: `PDF of version ${version}` }).click();
  return (await pdfPages(new Uint8Array(await readFile(await (await coming).path())))).join(' ');
};

test('S2.6-03 S2.7-03 a signed report gets an addendum and is amended, and the facility reads what changed', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url);
  await page.goto(`${product.url}${REPORT}`);

  await test.step('an addendum by keyboard alone: written, looked at, signed', async () => {
    await tabTo(page, 'Write an addendum', 'link');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Addendum to report ${NUMBER}` })).toBeVisible();
    await tabTo(page, 'Reason', 'textbox');
    await page.keyboard.type('A stain came in.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Invented words on one stain.');
    await tabTo(page, 'Go on to the signature', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Sign the addendum to report ${NUMBER}` })).toBeVisible();
    await expect(page.getByText('Invented words on one stain.')).toBeVisible();
    await expectAccessible(page, 'the signature of an addendum');
    await sign(page, 'addendum');
    await expect(page.getByRole('heading', { name: 'Report with addendum' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Addendum, version 2' })).toContainText(
      'Invented words on one stain.',
    );
  });

  const diagnosis = page.getByRole('textbox', { name: 'Diagnosis of specimen A' });
  await test.step('an amendment is kept, gone on with, and shows the difference before it is signed', async () => {
    await page.getByRole('link', { name: 'Amend the report' }).click();
    await expectAccessible(page, 'the form of an amendment');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'the form of an amendment at 390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('textbox', { name: 'Reason' }).fill('The report names another finding.');
    await diagnosis.fill('COLON:\n- Invented, and corrected.');
    await page.getByRole('button', { name: 'Keep for later' }).click();
    await expect(page.getByRole('heading', { name: 'Amendment in progress' })).toBeVisible();
    await page.getByRole('link', { name: 'Look at it and sign' }).click();
    await page.getByRole('link', { name: 'Choose what went wrong.' }).click();
    await expect(diagnosis).toHaveValue('COLON:\n- Invented, and corrected.');
    await page.getByRole('radio', { name: 'Report defect' }).check();
    await page.getByLabel('Who was told', { exact: true }).fill('Dr. Invented, ordering physician');
    await page.getByRole('button', { name: 'See the difference' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Say who told it');
    await page.getByLabel('Who told it').fill('Dr. Imara Vellacott');
    await page.getByLabel('How', { exact: true }).selectOption('By phone');
    await page.getByRole('button', { name: 'See the difference' }).click();
    const change = page.getByRole('listitem').filter({ hasText: 'Diagnosis, specimen A' });
    await expect(change).toContainText('Invented, and corrected.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'the signature of an amendment');
  });

  await test.step('it is signed; what changed is said, and the first version stays', async () => {
    await sign(page, 'amendment');
    await expect(page.getByRole('heading', { name: 'Amended report' })).toBeVisible();
    expect(await textOfPdf(page, 3)).toContain('AMENDED REPORT');
    await page.getByRole('button', { name: 'Check the PDF against its signature' }).click();
    await expect(page.getByText('byte for byte the one that was signed')).toBeVisible();
    await page.getByRole('link', { name: 'Version 1', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('SUPERSEDED. Version 3 is valid.');
    await expect(page.getByText('Invented, and corrected.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open the valid version' }).click();
  });

  await test.step('the facility user finds it in the list, reads it and its difference, and signs nothing', async () => {
    const facility = await browser.newContext({ baseURL: product.url });
    const there = await facility.newPage();
    await logIn(there, product.url, 'facility@example.org');
    await there.goto(`${product.url}/final-report`);
    await expectAccessible(there, 'the list of reports');
    await there.getByText('Find by patient or number').click();
    await there.getByLabel('Last name').fill('nakas');
    await there.getByRole('button', { name: 'Find reports' }).click();
    await expect(there.getByText('One report fits')).toBeVisible();
    expect(there.url()).not.toMatch(/nakas/i);
    // While the page behind it is still on its way, the table is pale.
    await expect(there.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(there, 'the reports that were found');
    await there.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(there, 'the reports that were found at 390 px');
    await there.setViewportSize({ width: 1440, height: 900 });
    await there.getByRole('link', { name: 'Back to the list' }).click();
    await there.getByRole('checkbox', { name: `Select ${NUMBER}` }).check();
    const coming = there.waitForEvent('download');
    await there.getByRole('button', { name: 'Download as zip' }).click();
    expect((await readFile(await (await coming).path())).subarray(0, 2).toString()).toBe('PK');
    await there.getByRole('link', { name: `Open the report of ${NUMBER}` }).click();
    await there.getByText(/See what changed/).click();
    const change = there.getByRole('group').filter({ hasText: 'See what changed' });
    await expect(change.getByText('Invented, and corrected.')).toBeVisible();
    await expect(there.getByText('Reason: The report names another finding.')).toBeVisible();
    await expect(there.getByRole('link', { name: 'Amend the report' })).toHaveCount(0);
    await expectAccessible(there, 'an amended report');
    await there.getByRole('link', { name: 'Billing copy with the codes' }).click();
    await expect(there.getByRole('heading', { name: 'Codes (billing copy)' })).toBeVisible();
    await there.getByRole('link', { name: 'All reports of this patient' }).click();
    await expect(there.getByRole('link', { name: `Open the report of ${NUMBER}` })).toBeVisible();
    await facility.close();
  });
});
