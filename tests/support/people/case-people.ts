import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessible.ts';
import { expect } from '../test.ts';
import { typist } from '../typist.ts';

/** What a press that begins a download brings. */
export async function fileOf(page: Page, begin: () => Promise<void>): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await begin();
  return readFile(await (await coming).path());
}

/** A second reader writes a diagnosis before seeing the first one, and disagrees with words. */
export async function giveReview(theirs: Page, number: string): Promise<void> {
  const { follow, fill, press, reach, tick } = typist(theirs);
  const button = (name: string) => theirs.getByRole('button', { name, exact: true });
  await follow(theirs.getByRole('link', { name: `Open Second review of ${number}` }), 'the task');
  await expect(theirs).toHaveURL(/\/pathologist\/qa-task\?task=/);
  await follow(button('Start review'), 'start');
  const own = button('Save own diagnosis');
  await expect(own).toBeVisible();
  expect(await theirs.content()).not.toMatch(/Invented polyp|Vellacott/);
  await follow(own, 'too early');
  await expect(theirs.getByRole('alert')).toContainText('Diagnosis of specimen A is required');
  await expectAccessible(theirs, 'a refused own diagnosis');
  for (const text of await theirs.getByRole('textbox').all()) await fill(text, 'Hyperplastic.');
  await follow(own, 'the own diagnosis');
  await expect(theirs.getByText('Invented polyp A.').first()).toBeVisible();
  const minor = theirs.getByRole('radio', { name: /^Minor disagreement/ });
  await reach(theirs.getByRole('radio').first());
  await press('ArrowDown', 'minor disagreement');
  await expect(minor).toBeChecked();
  const submit = button('Submit result');
  await follow(submit, 'too early');
  await expect(theirs.getByRole('alert').first()).toContainText('Explain the disagreement');
  await tick(theirs.getByRole('checkbox', { name: 'Threshold' }));
  await fill(theirs.getByRole('textbox', { name: /^Comment/ }), 'The serration decides.');
  await follow(submit, 'the result');
  await expect(theirs.getByText('The result is submitted.')).toBeVisible();
}

/** The facility finds the amended report without a mouse, reads it and its difference, and signs nothing. */
export async function readAsFacility(facility: Page, number: string): Promise<void> {
  const { follow, fill, tick } = typist(facility);
  const link = (name: string) => facility.getByRole('link', { name });
  await facility.goto('/final-report');
  await expectAccessible(facility, 'the list of reports');
  const finding = facility.locator('details').filter({ hasText: 'Find by patient or number' });
  await follow(finding.locator('summary'), 'find a report');
  await fill(facility.getByLabel('Last name'), 'castel');
  await follow(facility.getByRole('button', { name: 'Find reports' }), 'find');
  await expect(facility.getByText('One report fits')).toBeVisible();
  expect(facility.url()).not.toMatch(/castel/i);
  // While the page behind it is still on its way, the table is pale.
  await expect(facility.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(facility, 'the reports that were found');
  await facility.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(facility, 'the reports that were found at 390 px');
  await facility.setViewportSize({ width: 1440, height: 900 });
  await follow(link('Back to the list'), 'back');
  await tick(facility.getByRole('checkbox', { name: `Select ${number}` }));
  const zip = await fileOf(facility, () =>
    follow(facility.getByRole('button', { name: 'Download as zip' }), 'zip'),
  );
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  await follow(link(`Open the report of ${number}`), 'the report');
  await follow(facility.locator('summary').filter({ hasText: 'See what changed' }), 'what changed');
  const change = facility.getByRole('group').filter({ hasText: 'See what changed' });
  await expect(change.getByText('Invented, and corrected.')).toBeVisible();
  await expect(facility.getByText('Reason: The report names another finding.')).toBeVisible();
  await expect(facility.getByRole('link', { name: 'Amend the report' })).toHaveCount(0);
  await expectAccessible(facility, 'an amended report');
  await follow(link('Billing copy with the codes'), 'the billing copy');
  await expect(facility.getByRole('heading', { name: 'Codes (billing copy)' })).toBeVisible();
  await follow(link('All reports of this patient'), 'all reports of the patient');
  await expect(link(`Open the report of ${number}`)).toBeVisible();
}
