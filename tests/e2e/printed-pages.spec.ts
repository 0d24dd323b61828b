import { pdfPages } from '#tests/support/pdf-pages.ts';
import { enterAs, expect, test } from '#tests/support/test.ts';

/** Signed, with a synoptic table and two specimens: it takes more than one sheet. */
const CASE = 'cas_dp-2026-000002';

test('each sheet of a printed report or case says whose it is and how many there are, and no sheet has commands', async ({
  page,
  product,
}) => {
  await enterAs(page, product.url, 'admin@example.org', `/final-report/${CASE}`);
  for (const path of [`/final-report/${CASE}`, `/case-details/${CASE}`]) {
    await page.goto(product.url + path);
    const patient = page.getByRole('region', { name: 'Patient' });
    const [name = '', facts = '', numbers = ''] = await patient.getByRole('paragraph').allInnerTexts();
    expect(facts).toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(numbers).toMatch(/Accession .+ Case DP-2026-000002/);
    const sheets = await pdfPages(Uint8Array.from(await page.pdf({ format: 'Letter' })));
    expect(sheets.length).toBeGreaterThan(1);
    // Only a report is superseded by another one.
    const isReport = path.startsWith('/final-report');
    expect(sheets[0]?.includes('Look on the platform for a later version')).toBe(isReport);
    await expect(page.getByText('Look on the platform for a later version')).toBeHidden();
    for (const [at, sheet] of sheets.entries()) {
      for (const text of [name, facts, numbers]) expect(sheet, path).toContain(text);
      expect(sheet).toContain(`page ${at + 1} of ${sheets.length}`);
      expect(sheet).not.toMatch(/LinkedIn|Log out|Copy link|Ask for|Billing copy|Download PDF|Open slides/);
    }
  }
});
