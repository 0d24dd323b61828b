import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { pickUp } from '#tests/support/requests.ts';
import { expect, logIn, PASSWORD, test } from '#tests/support/test.ts';

const NUMBER = 'DP-2026-000001';
/** Somebody of the facility that sent the case. */
const FACILITY = { email: 'facility2@example.org', password: PASSWORD };
const COLLEAGUE = 'provider2@example.org';

/** What the facility's own program would send: no page of ours is needed for it. */
async function writeAsFacility({ request }: Page, api: string, caseId: string): Promise<void> {
  const login = await request.post(`${api}/users/login`, { data: FACILITY });
  const { data } = (await login.json()) as { readonly data: { readonly token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const sent = await request.post(`${api}/cases/${caseId}/messages`, {
    headers: { ...headers, 'Idempotency-Key': `"${randomUUID()}"` },
    data: { text: 'The second block is on its way.' },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

test('S1-02 a list says what others did since its reader looked, and a case is handed over by keyboard to a colleague who accepts it', async ({
  page,
  product,
  browser,
}) => {
  const caseId = await pickUp(page, product.url, NUMBER);
  const elsewhere = async (email: string) => {
    const there = await (await browser.newContext({ baseURL: product.url })).newPage();
    await logIn(there, product.url, email);
    return there;
  };
  const colleague = await elsewhere(COLLEAGUE);

  await test.step('what the facility writes stands in the row until the case is opened', async () => {
    await writeAsFacility(page, `${product.url}/api`, caseId);
    await page.goto(`${product.url}/selectedCases`);
    const row = page.getByRole('row').filter({ hasText: NUMBER });
    await expect(row).toContainText('New message by');
    await expectAccessible(page, 'My Cases with a change');
    await page.goto(`${product.url}/pathologist/primary-diagnosis-case?case=${caseId}`);
    await expect(page.getByRole('heading', { name: 'Diagnosis', exact: true })).toBeVisible();
    await page.goto(`${product.url}/selectedCases`);
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('New message by');
  });

  await test.step('the case is chosen and offered by keyboard alone', async () => {
    await page.getByRole('checkbox', { name: `Select ${NUMBER}` }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Hand over…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Hand over ${NUMBER}` });
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await expectAccessible(page, 'the dialog of a hand-over');
    await dialog.getByRole('radio').focus();
    await page.keyboard.press('Space');
    await dialog.getByLabel('Note').focus();
    await page.keyboard.insertText('I am away from tomorrow.');
    await dialog.getByRole('button', { name: 'Offer 1 case' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Offered by you' })).toContainText(
      'it stays yours until then',
    );
  });

  await test.step('the colleague sees no patient, accepts, and has the case', async () => {
    await colleague.goto('/selectedCases');
    const offer = colleague.getByRole('region', { name: 'Offered to you' });
    await expect(offer).toContainText('I am away from tomorrow.');
    await expect(offer).not.toContainText('Haverly');
    await colleague.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(colleague, 'an offer at 390 px');
    await expectAccessible(colleague, 'an offer at 390 px');
    await offer.getByRole('button', { name: `Accept ${NUMBER}` }).focus();
    await colleague.keyboard.press('Enter');
    await expect(colleague.getByRole('link', { name: `Open ${NUMBER}` })).toBeVisible();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Offered by you' })).toContainText('was taken over by');
    await expect(page.getByRole('link', { name: `Open ${NUMBER}` })).toBeHidden();
  });
  await colleague.context().close();
});
