import { CASE, comment, diagnosisOf, PAGE } from '#tests/support/diagnosis-page.ts';
import { expect, test } from '#tests/support/test.ts';

test('without script the text is posted, and a text of another case is not taken', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByPlaceholder('Your email *').fill('provider@example.org');
  await page.locator('input[type=password]').fill('Pathology-2026');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.goto(PAGE);
  await diagnosisOf(page, 'C').fill('PROSTATE, RIGHT:\n- Benign.');
  await page.getByRole('textbox', { name: 'Code 1' }).fill('N40.0');
  await page.getByRole('button', { name: 'Save text' }).click();
  await expect(page.getByText('Saved at').first()).toBeVisible();
  await page.goto(PAGE);
  await expect(diagnosisOf(page, 'C')).toHaveValue('PROSTATE, RIGHT:\n- Benign.');
  await expect(page.getByRole('textbox', { name: 'Code 1' })).toHaveValue('N40.0');
  const me = await page.locator('[name=userId]').inputValue();
  const etag = await page.locator('#diagnosis [name=etag]').inputValue();
  const fields = { comment: 'Of somebody else.' };
  for (const [strange, why] of [
    [{ userId: me, caseId: 'cas_dp-2026-000006', etag, fields }, 'belongs to another case'],
    [{ userId: 'usr_other', caseId: CASE, etag, fields }, 'written by another person'],
  ] as const) {
    const answer = await page.request.put(`/resources/diagnosis/${CASE}`, {
      headers: { Origin: product.url },
      data: strange,
    });
    const said = await answer.text();
    expect(said).toContain('"kind":"refused"');
    expect(said).toContain(why);
  }
  await page.reload();
  await expect(comment(page)).toHaveValue('');
  await context.close();
});
