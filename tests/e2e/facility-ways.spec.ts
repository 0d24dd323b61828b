import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { apiDesk } from '#tests/support/api-desk.ts';
import { COMPLETE } from '#tests/support/complete-case.ts';
import { OTHER_SLIDE_FILE, SLIDE_FILE } from '#tests/support/slides/slide-file.ts';
import { enterAs, expect, logIn, test } from '#tests/support/test.ts';

/** A case of the facility that the demo's pathologist is reading, and a slide of it. */
const READ = {
  id: 'cas_dp-2026-000009',
  slide: 'sub_dp-2026-000009-a1',
  image: 'img_demo-09-a-1-1',
} as const;

test('S2.5-10 S2.7-03 a mailed case is sent out, returned, sent again and withdrawn, and a rescan is answered with a new image', async ({
  page,
  product,
}) => {
  const facility = await apiDesk(product.url, 'facility@example.org');
  const staff = await apiDesk(product.url, 'admin@example.org');
  const caseId = await facility.draft('EX26-00977');
  await enterAs(page, product.url, 'facility@example.org', `/review-project?case=${caseId}`);
  const sendOut = async (): Promise<void> => {
    await page.getByRole('checkbox', { name: /^I have compared/ }).check();
    await page.getByRole('button', { name: 'Send out case' }).click();
    await expect(page.getByText('The case was sent out.')).toBeVisible();
  };

  await test.step('by mail: a list for the parcel, with a label for each slide', async () => {
    await page.getByRole('link', { name: 'Packing list and labels to print' }).click();
    await expect(page.getByRole('table', { name: 'Slides in the parcel' })).toContainText('EX26-00977 A1');
    await expect(page.getByRole('region', { name: 'Labels' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'the packing list');
    await expectNoSidewaysScroll(page, 'the packing list');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('paragraph').filter({ hasText: /^Packing list$/ })).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Back to the case' }).click();
    await sendOut();
  });

  await test.step('returned with a reason, answered, and sent again', async () => {
    const text = 'Give the date of the earlier biopsy.';
    await staff.change(caseId, '/return', { kind: 'incomplete', reasons: [{ text }] });
    await page.goto('/send-out-cases?status=Returned');
    await page
      .getByRole('row', { name: /EX26-00977/ })
      .getByRole('link', { name: /^Edit/ })
      .click();
    await expect(page.getByRole('region', { name: 'Why the case came back' })).toContainText(text);
    await page.getByRole('link', { name: /Review and send/ }).click();
    await page.getByRole('textbox', { name: `Answer: ${text}` }).fill('It was taken in May 2024.');
    await sendOut();
  });

  await test.step('withdrawn, with a reason', async () => {
    await page.locator('summary', { hasText: 'Withdraw the case' }).click();
    await page.getByRole('button', { name: 'Withdraw case' }).click();
    await expect(page.getByText('Reason is required').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Reason' }).last().fill('Sent to another laboratory.');
    await page.getByRole('button', { name: 'Withdraw case' }).click();
    await expect(page.getByText('The case was withdrawn.')).toBeVisible();
  });

  await test.step('a slide that is out of focus is scanned anew', async () => {
    const reader = await apiDesk(product.url, 'provider@example.org');
    const asked = { imageId: READ.image, reason: 'out_of_focus' };
    await reader.change(READ.id, `/subsections/${READ.slide}/rescan-requests`, asked);
    expect(await reader.read(`/cases/${READ.id}`)).toMatchObject({ status: 'AdditionalWorkRequested' });
    await page.goto('/send-out-cases');
    await page.getByRole('link', { name: 'Answer requests for DP-2026-000009' }).first().click();
    await page.getByRole('link', { name: /^Upload the images of / }).click();
    const file = page.locator('#upload input[type=file]');
    await file.setInputFiles(SLIDE_FILE);
    await expect(
      page.getByText('This is the file of which a new scan was asked for: Out of focus.'),
    ).toBeVisible();
    await file.setInputFiles(OTHER_SLIDE_FILE);
    await expect(page.getByText('1 of 1 asked for')).toBeVisible();
  });
});

test('a very long name, lines of a text and a zone with a long name fit on the pages of a facility', async ({
  browser,
  product,
}) => {
  const facility = await apiDesk(product.url, 'facility@example.org');
  const reader = await apiDesk(product.url, 'provider@example.org');
  const caseId = await facility.draft('EX26-00978');
  const changes = {
    patient: { ...COMPLETE.patient, lastName: 'Wolfeschlegelsteinhausen-Bergerdorffwelchevor' },
    clinical: { ...COMPLETE.clinical, caseRecordId: 'EX26-00978', clinicalHistory: 'A papule.\nIt grew.' },
  };
  await facility.change(caseId, '', changes, { method: 'PATCH', from: '/form' });
  const asked = { about: 'clinical_history', text: 'Since when?' };
  await reader.change(READ.id, '/questions', { questions: [asked] });
  const context = await browser.newContext({
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await enterAs(page, product.url, 'facility@example.org', '/send-out-cases');
  await expect(page.getByText(/Bergerdorffwelchevor/).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'the list with a long name');
  await page.goto(`${product.url}/review-project?case=${caseId}`);
  expect(await page.getByRole('main').innerText()).toContain('A papule.\nIt grew.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/tasks-list?q=DP-2026-000009`);
  await page.getByRole('link', { name: /^Open Information missing/ }).click();
  await expect(page.getByText(/GMT\+5:30/).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'a task at 390 px');
  await context.close();
});

for (const [caseId, javaScriptEnabled] of [
  ['cas_dp-2026-000016', true],
  ['cas_dp-2026-000011', false],
] as const) {
  test(`a correction that came too late keeps its words and says so, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    product,
  }) => {
    const staff = await apiDesk(product.url, 'admin@example.org');
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled });
    const page = await context.newPage();
    await logIn(page, product.url, 'facility@example.org');
    await page.goto(`/case-details/${caseId}?part=clinical`);
    const history = page.getByRole('textbox', { name: 'Clinical history' });
    await history.fill('The lesion has grown since May.');
    await staff.change(caseId, '/cancel', { reason: 'The facility withdrew it by phone.' });
    await page.getByRole('button', { name: 'Save clinical information' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    // What the page reads anew after its answer is there, and leads nowhere.
    await page.waitForLoadState('networkidle');
    await expect(history).toHaveValue('The lesion has grown since May.');
    await context.close();
  });
}
