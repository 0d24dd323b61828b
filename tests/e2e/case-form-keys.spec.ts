import type { Page } from '@playwright/test';
import { handsOn } from '#tests/support/keyboard.ts';
import { enterAs, expect, test } from '#tests/support/test.ts';

const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 invented') };

const box = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a case is entered and sent out by keyboard alone, and the tree of the page names each field with its error', async ({
  page,
  product,
}) => {
  await enterAs(page, product.url, 'facility@example.org', '/upload-project');
  const { press, reach, write, search: find, choose } = handsOn(page);
  const group = (name: string | RegExp) => page.getByRole('group', { name });
  const step = () => page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]');

  await test.step('the patient: what is wrong is said first, and leads to its field', async () => {
    await write(box(page, 'Last name'), 'Example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(step()).toContainText('errors');
    await press(page.getByRole('link', { name: 'First name is required' }));
    await expect(box(page, 'First name')).toBeFocused();
    await expect(box(page, 'First name')).toHaveAccessibleDescription(/First name is required/);
    await expect(box(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
    await write(box(page, 'First name'), 'Petra');
    await write(box(page, 'Date of birth'), '05/12/1961');
    await choose(group(/^Gender/), /^Female/);
    await write(box(page, 'Medical record number'), 'EX-4410132');
    await page.keyboard.press('Enter');
    await expect(step()).toContainText('Clinical');
  });

  await test.step('the clinical information, with a file', async () => {
    await write(box(page, 'Accession number'), 'EX26-00132');
    await choose(group(/^Case type/), /^Primary/);
    await write(box(page, 'Submitting physician').first(), 'Dr. Demo');
    await write(box(page, 'NPI of the submitting physician'), '1234567893');
    await write(box(page, 'Clinical history'), 'Invented history of a papule.');
    await write(box(page, 'ICD-10 codes'), 'D49.2');
    await write(box(page, 'Gross description'), 'One tan shave of skin.');
    const labReports = page.locator('input[type=file]').and(page.getByLabel('Lab reports'));
    await reach(labReports);
    await labReports.setInputFiles({ ...PDF, name: 'lab.pdf' });
    await expect(page.getByRole('link', { name: 'lab.pdf' })).toBeVisible();
    await press(page.getByRole('button', { name: /^Continue to/ }));
    await expect(step()).toContainText('Specimens');
  });

  await test.step('a specimen with its slides', async () => {
    await press(page.getByRole('button', { name: 'Add specimen' }));
    const specimen = group('Specimen A');
    await expect(specimen.getByRole('textbox', { name: 'Facility specimen ID' })).toBeFocused();
    await write(specimen.getByRole('textbox', { name: 'Facility specimen ID' }), 'EX26-00132-A');
    await find(page.getByRole('combobox', { name: 'Specimen type' }), 'shave');
    await find(page.getByRole('combobox', { name: 'Body site' }), 'skin');
    await reach(specimen.getByLabel('Subsite'));
    await page.keyboard.type('Nose');
    await choose(specimen.getByRole('group', { name: /^Laterality/ }), /^Left/);
    await write(specimen.getByRole('textbox', { name: 'Collection date' }), '11/17/2026');
    await write(specimen.getByRole('textbox', { name: 'Received date' }), '11/18/2026');
    await write(specimen.getByRole('textbox', { name: 'Total number of slides' }), '1');
    await press(specimen.getByRole('button', { name: /^Add slides/ }));
    const slides = group('Slides A1');
    await expect(slides.getByRole('textbox', { name: 'Block' })).toBeFocused();
    await write(slides.getByRole('textbox', { name: 'Slide label' }), 'EX26-00132 A1');
    await press(page.getByRole('button', { name: /^Continue to/ }));
    await expect(step()).toContainText('Delivery');
  });

  await test.step('by mail, and out', async () => {
    await choose(group(/slides be delivered/), /^Mail/);
    await write(box(page, 'Carrier'), 'Demo Carrier');
    await write(box(page, 'Tracking number'), 'DC0000132');
    await write(box(page, 'Shipped on'), '11/19/2026');
    await write(box(page, 'Slides sent'), '1');
    await choose(group(/^Billing component/), /^Professional/);
    await choose(group(/^Service/), /^Send out/);
    await press(page.getByRole('button', { name: /^Continue to/ }));
    await expect(page).toHaveURL(/\/review-project\?case=/);
    await press(page.getByRole('checkbox', { name: /^I have compared/ }), 'Space');
    await press(page.getByRole('button', { name: 'Send out case' }));
    await expect(page.getByRole('heading', { name: /^Case DP-/ })).toBeVisible();
  });
});
