import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { labels } from '#contracts/generated/labels.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { handsOn } from '#tests/support/keyboard.ts';
import { isLong, thirdOf } from '#tests/support/long-run.ts';
import { SCREENS_OF_ADMINS } from '#tests/support/screens-to-look-at.ts';
import { root } from '#tests/support/source-files.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

/** Opens the form of an action by its name, with the keyboard alone, and gives it back. */
async function openMove(page: Page, intent: string): Promise<Locator> {
  const form = page.locator(`#${intent}`);
  await page.locator('details', { has: form }).locator('summary').press('Enter');
  await expect(form).toBeVisible();
  return form;
}

const send = (form: Locator) => form.getByRole('button').last().press('Enter');

const isDone = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

const SLIDE = join(root, 'mock-server/slides/files/CMU-1-Small-Region.svs');

/** Opens the form of an action as somebody without a mouse does. */
async function tabInto(page: Page, intent: string): Promise<Locator> {
  const form = page.locator(`#${intent}`);
  await handsOn(page).press(page.locator('details', { has: form }).locator('summary'));
  await expect(form).toBeVisible();
  return form;
}

const sendByTab = (page: Page, form: Locator) => handsOn(page).press(form.getByRole('button').last());

/** Goes to a page by the menu. */
async function goTo(page: Page, name: string, address: RegExp): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await handsOn(page).press(menu.getByRole('link', { name, exact: true }));
  await expect(page).toHaveURL(address);
}

/** Finds a row by the search of its list, and opens it. */
async function findByKeys(page: Page, text: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await handsOn(page).reach(page.locator('[data-list-search]'));
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${text}`));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await handsOn(page).press(page.locator('a[data-row-open]').first());
}

test('S1-03 S2.4-01 S2.4-02 S6-03 an admin finds a case from the dashboard, assigns it and closes its task by keyboard alone', async ({
  page,
  product,
}) => {
  await logIn(page, product.url, 'admin@example.org');
  await page.request.post(`${product.url}/create-task`, {
    form: {
      type: '9',
      case: 'DP-2026-000001',
      title: 'Check the lines',
      assigneeId: 'usr_demo000006',
      idempotencyKey: `"${crypto.randomUUID()}"`,
    },
    headers: { Origin: product.url },
  });
  await page.goto('/admin');
  const figure = page.getByRole('link', { name: /^Cases overdue/ });
  const count = /\d+/.exec((await figure.textContent()) ?? '')?.[0] ?? '';
  await expectAccessible(page, 'the dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the dashboard on a phone');
  await handsOn(page).press(figure);
  await expect(page).toHaveURL(/\/case\?overdue=true/);
  await expect(page.getByText(`1–${count} of ${count}`).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'the cases on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'the cases of the operator');
  await expectNoSidewaysScroll(page, 'the cases of the operator');
  const download = page.waitForEvent('download');
  await handsOn(page).press(page.getByRole('link', { name: 'Export as CSV' }));
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await goTo(page, 'Cases', /\/case$/);
  await findByKeys(page, 'DP-2026-000001');
  await expect(page).toHaveURL(/\/case-details\//);
  const hold = await tabInto(page, 'hold');
  await handsOn(page).reach(hold.getByLabel('Reason'));
  await page.keyboard.type(labels.HoldReason.payment);
  await expect(hold.getByLabel('Reason')).toHaveValue('payment');
  await sendByTab(page, hold);
  await isDone(page, 'The case is on hold.');
  await handsOn(page).press(page.getByRole('button', { name: 'Lift hold' }));
  await isDone(page, 'The hold is lifted.');

  const assign = await tabInto(page, 'assign');
  await sendByTab(page, assign);
  await expect(assign.getByRole('alert').first()).toContainText('Pathologist is required');
  await expectAccessible(page, 'a case of the operator');
  await handsOn(page).press(assign.getByLabel(/^Dr\./).first(), 'Space');
  await sendByTab(page, assign);
  await isDone(page, 'The case is assigned, and its pathologist is told.');
  await expect(page.locator('dt', { hasText: 'Held by' }).locator('+ dd')).toContainText('Dr.');

  await goTo(page, 'Tasks', /\/tasks$/);
  await findByKeys(page, 'DP-2026-000001');
  await expect(page).toHaveURL(/\/task-detail\/tsk_/);
  await handsOn(page).press(page.getByRole('button', { name: 'Start task' }));
  await handsOn(page).press(page.getByRole('button', { name: 'Complete task', disabled: false }));
  await expect(page.getByText('Completed').first()).toBeVisible();

  await goTo(page, 'Cases', /\/case$/);
  await findByKeys(page, 'DP-2026-000001');
  const release = await tabInto(page, 'release');
  await handsOn(page).choose(release, /busy/i);
  await sendByTab(page, release);
  await isDone(page, 'The case is back in Available Cases.');
});

test('S2.4-04 S2.4-05 S2.4-07 an admin activates a provider, converts an enquiry, takes a sheet in and issues a bill', async ({
  page,
  product,
}) => {
  await logIn(page, product.url, 'admin@example.org');
  await page.goto('/users?status=Provisionally+Active');
  await page.locator('a[data-row-open]').first().press('Enter');
  await expect(page).toHaveURL(/\/UserDetail\/usr_/);
  await send(await openMove(page, 'activate'));
  await isDone(page, 'The status is changed.');
  await expectAccessible(page, 'a user');

  await page.goto('/enquiries');
  const sheet = Buffer.from(
    'firstName,lastName,email,phone,organisation,leadSource\nAda,Invented,ada@example.org,+12125550100,Ada Lab,Website\nNo,Address,,,Nowhere,Website\n',
  );
  await page.locator('summary', { hasText: 'Import enquiries from a sheet' }).press('Enter');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: sheet });
  await page.getByRole('button', { name: 'Rehearse import' }).press('Enter');
  await isDone(page, 'Rehearsal, nothing is written yet: 1 of 2 rows can go in, 1 have errors.');
  await expect(page.getByLabel('Rows with errors')).toContainText('Row 3');
  // The table is pale while the list is read anew.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'the enquiries');
  await page.getByRole('button', { name: 'Import the good row' }).press('Enter');
  await isDone(page, '1 of 2 rows are in');
  await page.getByRole('link', { name: 'Invented', exact: false }).first().press('Enter');
  await expect(page).toHaveURL(/\/enquiries-detail\/enq_/);
  await send(await openMove(page, 'interest'));
  await isDone(page, 'The enquiry is now: Interested.');
  const convert = await openMove(page, 'convert');
  await convert.getByLabel(/provider/i).press('Space');
  await send(convert);
  await isDone(page, 'The enquiry has an account and a registration');
  await page.getByRole('link', { name: 'Open the account' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lab');

  await page.goto('/billings?status=Ready');
  await page.locator('a[data-row-open]').first().press('Enter');
  const issue = await openMove(page, 'issue');
  await send(issue);
  await expect(issue.getByRole('alert').first()).toContainText('Invoice number is required');
  await issue.getByLabel('Invoice number').fill('INV-2026-1');
  await send(issue);
  await isDone(page, 'The line is on the invoice');
  await expect(page.getByRole('button', { name: 'Edit line' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'a billing line');
});

test('S2.4-03 S2.4-06 S2.4-08 an admin makes a task and counts the slides of a parcel, and each page can be used by everyone', async ({
  page,
  product,
}) => {
  await logIn(page, product.url, 'admin@example.org');
  await page.goto('/create-task');
  await page.getByLabel('Type').selectOption({ label: 'Missing information' });
  await page.getByLabel('Case number').fill('DP-2026-999999');
  await page.getByLabel('Title').fill('Ask for the history');
  await page.getByLabel('Or everyone with this role, whoever takes it first').selectOption('Facility');
  await page.getByRole('button', { name: 'Create task' }).press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('No case has this number');
  await page.getByLabel('Case number').fill('DP-2026-000003');
  await page.getByRole('button', { name: 'Create task' }).press('Enter');
  await expect(page).toHaveURL(/\/task-detail\/tsk_/);
  const cancel = await openMove(page, 'cancel');
  await cancel.getByLabel('Reason').fill('Asked by phone');
  await send(cancel);
  await isDone(page, 'The task is cancelled.');
  await expectAccessible(page, 'a task of the operator');

  // What the facility told by phone goes into its form, and the audit of the case has who wrote it.
  await page.goto('/case-details/cas_dp-2026-000008');
  await page.getByRole('link', { name: 'Edit case' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit case');
  await page.getByLabel('Middle name').fill('Quill');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expectAccessible(page, 'the form of a case in the hands of an operator');
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review' }).press('Enter');
  await expect(page.getByText('The facility sends it out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send out case' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Page of the case' }).press('Enter');
  await page.locator('summary', { hasText: /^Show the last/ }).press('Enter');
  await expect(page.getByText(/Case changed by/).first()).toContainText('Case changed by');
  await page.goto('/case-details/cas_dp-2026-000009');
  await expect(page.getByText(/^The form can be changed until/)).toBeVisible();

  await page.goto('/upload-specimen-form');
  await page.getByLabel('Number').fill('DP-2026-000008');
  await page.getByRole('button', { name: 'Find case' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Patient' })).toContainText('Marchetti, Delores');
  await page.getByRole('button', { name: 'Record receipt' }).press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('Received of slide A1 is required');
  for (const [slide, count] of Object.entries({ A1: '1', A2: '0', A3: '1', A4: '1', A5: '1' }))
    await page.getByLabel(`Received of slide ${slide}`).fill(count);
  await expectAccessible(page, 'the slides of a parcel');
  await page.getByRole('button', { name: 'Record receipt' }).press('Enter');
  await isDone(page, '4 of 5 slides are received, 1 is missing');
  await page.getByRole('link', { name: 'Scan the slides' }).press('Enter');
  await expect(page.getByText(/^Scans are missing of A1, /)).toBeVisible();
  const bytes = readFileSync(SLIDE);
  const slide = page.getByRole('listitem').filter({ hasText: 'Slide A1' }).first();
  const label = (await slide.getByText(/^On the label: /).textContent())?.replace('On the label: ', '');
  await page.locator('input[type=file]').setInputFiles([
    { name: `${label}.svs`, mimeType: 'application/octet-stream', buffer: bytes },
    { name: 'unnamed.svs', mimeType: 'application/octet-stream', buffer: bytes },
  ]);
  await expect(page.getByText('Which slide is unnamed.svs?')).toBeVisible();
  await expectAccessible(page, 'the scans of a parcel');
  await page.getByRole('button', { name: 'Leave it out' }).press('Enter');
  await expect(page.getByText('1 of 1 scanned')).toBeVisible({ timeout: 60_000 });

  // Pages of the operator, each in one theme and one width, and others at the next run; in the long run all in all.
  for (const [index, path] of thirdOf(SCREENS_OF_ADMINS).entries()) {
    const looks = LOOKS.filter((_, at) => isLong || at === (index + LOOK) % LOOKS.length);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectAccessible(page, `${path} at ${width} px, ${colorScheme}`);
      await expectNoSidewaysScroll(page, `${path} at ${width} px, ${colorScheme}`);
      await page.setViewportSize({ width: 320, height: 900 });
      await expectNoSidewaysScroll(page, `${path} at 320 px`);
    }
  }
});

const LOOKS = [390, 1440].flatMap((width) =>
  (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const LOOK = Number(process.env['TEST_RUN'] ?? 0);
