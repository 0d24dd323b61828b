import type { APIRequestContext, Page } from '@playwright/test';
import { oneOf } from '#tests/support/long-run.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

const SIGNED = 'cas_dp-2026-000005';
const OPEN = 'cas_dp-2026-000009';
const PARCEL = 'cas_dp-2026-000008';

const TABS = ['Dashboard', 'Accounts', 'Users', 'Enquiries', 'Groups', 'Cases', 'Tasks'];

interface Duty {
  readonly email: string;
  readonly tabs: readonly string[];
  readonly opens: readonly string[];
  readonly refused: readonly string[];
  /** What no page may say to the duty, in the very text of the page. */
  readonly hides: 'diagnoses' | 'patients' | null;
}

/** Typed by hand: what each of the staff does (domain 2.2), and what is none of their business. */
const DUTIES: Readonly<Record<string, Duty>> = {
  Accounts: {
    email: 'accounts@example.org',
    tabs: [...TABS, 'Billing'],
    opens: [
      '/admin',
      '/billings',
      '/create-billing',
      `/case-details/${SIGNED}`,
      '/case',
      '/tasks',
      '/support',
    ],
    refused: [
      `/final-report/${SIGNED}`,
      `/upload-project?case=${PARCEL}`,
      '/support?part=jobs',
      '/support?part=audit',
      '/support?part=refusals',
    ],
    hides: 'diagnoses',
  },
  Relationship_Manager: {
    email: 'relations@example.org',
    tabs: TABS,
    opens: [
      '/admin',
      '/account',
      '/users',
      '/enquiries',
      '/groups',
      '/case',
      '/tasks',
      '/show-cases',
      '/support',
    ],
    refused: [
      `/case-details/${OPEN}`,
      `/upload-project?case=${PARCEL}`,
      `/final-report/${SIGNED}`,
      '/billings',
      '/support?part=audit',
    ],
    hides: 'patients',
  },
  Lab_Operations: {
    email: 'labops@example.org',
    tabs: TABS,
    opens: [
      '/admin',
      '/case',
      `/case-details/${OPEN}`,
      `/upload-project?case=${PARCEL}`,
      '/support?part=jobs',
    ],
    refused: ['/billings', '/create-billing', '/support?part=mails', '/support?part=audit'],
    hides: null,
  },
  Admin: {
    email: 'admin@example.org',
    tabs: [...TABS, 'Billing'],
    opens: ['/billings', '/support?part=mails', '/support?part=refusals', `/final-report/${SIGNED}`],
    refused: [],
    hides: null,
  },
};

const textOf = async (asked: APIRequestContext, path: string): Promise<string> =>
  (await asked.get(path, { maxRedirects: 0 })).text();

/** Words that an admin reads: surnames in the list of cases, or lines of a diagnosis. */
async function readWords(admin: Page, hides: 'diagnoses' | 'patients'): Promise<readonly string[]> {
  if (hides === 'patients') {
    await admin.goto('/case?pageSize=100');
    const names = await admin.locator('tbody [data-label=Patient]').allTextContents();
    return [...new Set(names.flatMap((name) => /^([\p{L}' -]{4,}), /u.exec(name)?.[1] ?? []))];
  }
  await admin.goto(`/case-details/${SIGNED}`);
  const section = admin.locator('section', {
    has: admin.getByRole('heading', { name: 'Diagnosis', exact: true }),
  });
  await expect(section).toBeVisible();
  const texts = await section.locator('dd').allInnerTexts();
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.length > 20);
}

for (const [duty, { email, tabs, opens, refused, hides }] of oneOf(Object.entries(DUTIES)))
  test(`S1-03 S2.2-05 S2.2-06 ${duty} sees the tabs, the pages and the words of that duty, and is refused the rest`, async ({
    page,
    product,
    browser,
  }) => {
    await logIn(page, product.url, email);
    const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link');
    await page.goto('/admin');
    await expect(menu).toHaveText(tabs);
    for (const path of opens) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (const path of refused) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 403]);
      // Whoever is refused is still at home, and has the way on.
      await expect(menu).toHaveText(tabs);
    }
    if (hides === null) return;
    const context = await browser.newContext({ baseURL: product.url });
    const admin = await context.newPage();
    await logIn(admin, product.url, 'admin@example.org');
    const words = await readWords(admin, hides);
    expect(words.length).toBeGreaterThan(0);
    let said = 0;
    for (const path of [...opens, ...refused]) {
      const [theirs, own] = await Promise.all([textOf(page.request, path), textOf(admin.request, path)]);
      said += words.filter((word) => own.includes(word)).length;
      expect([path, words.filter((word) => theirs.includes(word))]).toEqual([path, []]);
    }
    // An admin is told them on these very pages, so this test would see them as well.
    expect(said).toBeGreaterThan(0);
    await context.close();
  });
