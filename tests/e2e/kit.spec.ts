import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { expect, test } from '#tests/support/test.ts';

const LOOKS = [
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
] as const;

/** Opens the kit and waits until React has taken it over. */
async function openKit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/bench/kit`);
  await expect(page.getByRole('combobox', { name: 'Site' }).and(page.locator('input'))).toBeVisible();
}

async function withoutScript(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/bench/kit');
  return page;
}

test.describe('the kit', () => {
  for (const [width, theme] of oneOf(LOOKS)) {
    test(`can be read by everybody at ${width} px, ${theme}`, async ({ page, bench }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.context().addCookies([{ name: 'theme', value: theme, url: bench.url }]);
      await openKit(page, bench.url);
      await page.screenshot({ path: info.outputPath(`kit-${width}-${theme}.png`), fullPage: true });
      await expectAccessible(page, `${width} px ${theme}`);
      await expectNoSidewaysScroll(page, `${width} px ${theme}`);
      await page.getByRole('button', { name: 'Show a conflict' }).click();
      await page.screenshot({ path: info.outputPath(`conflict-${width}-${theme}.png`) });
      await expectAccessible(page, `the conflict, ${width} px ${theme}`);
      for (const part of ['form', 'detail']) {
        await page.goto(`${bench.url}/bench/kit/${part}`);
        await page.screenshot({ path: info.outputPath(`${part}-${width}-${theme}.png`), fullPage: true });
        await expectAccessible(page, `${part}, ${width} px ${theme}`);
        await expectNoSidewaysScroll(page, `${part}, ${width} px ${theme}`);
      }
    });
  }

  test('has its headings in order and no style attribute in what the server sends', async ({
    page,
    bench,
  }) => {
    const answer = await page.request.get(`${bench.url}/bench/kit`);
    expect(await answer.text()).not.toMatch(/\sstyle="/);
    await openKit(page, bench.url);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  });

  test('brings the reader to the errors of a form, and each of them to its field', async ({
    page,
    bench,
  }) => {
    await openKit(page, bench.url);
    const form = page.locator('form#kit');
    await form.getByRole('button', { name: 'Send out case' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    for (const [line, field] of [
      ['Birth date is required', form.getByLabel('Birth date')],
      ['Choose a side', form.getByRole('group', { name: 'Side' })],
      ['Choose a site', form.getByRole('combobox', { name: 'Site' })],
      ['Number is required', form.getByLabel('Number')],
    ] as const) {
      await summary.getByRole('link', { name: line }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(line));
    }
    // A second try that fails in the same way is told in the same way.
    await form.getByRole('button', { name: 'Send out case' }).click();
    await expect(summary).toBeFocused();
    await form.getByLabel('Number').fill('NY-1');
    await expect(summary.getByRole('link', { name: 'Number is required' })).toHaveCount(0);
  });

  test('lets a choice of many be typed, and says a birth date back', async ({ page, bench }, info) => {
    await openKit(page, bench.url);
    const form = page.locator('form#kit');
    const site = form.getByRole('combobox', { name: 'Site' });
    await site.fill('lym no');
    await expect(page.locator('li[role=option]')).toHaveText(['Lymph node']);
    await page.screenshot({ path: info.outputPath('combobox.png') });
    await site.press('ArrowDown');
    await site.press('Enter');
    await expect(site).toHaveValue('Lymph node');
    await expect(form.locator('select[name=site]')).toHaveValue('Lymph_Node');
    await site.fill('nowhere');
    await site.press('Tab');
    await expect(site).toHaveValue('Lymph node');
    await form.getByLabel('Birth date').fill('4/5/1950');
    await expect(form.getByText(/^April 5, 1950, \d+ y$/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Wanted by' }).fill('11/20/2026');
    await form.getByRole('button', { name: 'Calendar for Wanted by' }).click();
    await page.screenshot({ path: info.outputPath('calendar.png') });
    await expectAccessible(page, 'the calendar');
    await page.getByRole('button', { name: 'Friday, November 27, 2026' }).click();
    await expect(form.getByRole('textbox', { name: 'Wanted by' })).toHaveValue('11/27/2026');
    // Fields that other answers ask for, and a warning that holds nothing back.
    await site.fill('bre');
    await site.press('ArrowDown');
    await site.press('Enter');
    await expect(form.getByLabel('BI-RADS category')).toBeVisible();
    await form.getByLabel('ICD-10 code').fill('C50.4');
    await expect(form.getByLabel('Earlier diagnosis and treatment')).toBeVisible();
    await form.getByLabel('CAP accreditation').fill('12');
    await form.getByLabel('Phone').fill('+1(212)555 0100');
    await expect(form.getByText('CAP numbers usually have 7 digits.')).toBeVisible();
    await form.getByLabel('Phone').blur();
    await expect(form.getByLabel('Phone')).toHaveValue('+1 212 555 0100');
  });

  test('adds and removes a row without script, and shows the errors of the form', async ({
    browser,
    bench,
  }) => {
    const page = await withoutScript(browser, bench.url);
    const form = page.locator('form#kit');
    await form.getByLabel('Last name').fill('Okonkwo');
    await form.getByRole('button', { name: 'Add licence' }).click();
    await expect(form.getByLabel('Number')).toHaveCount(2);
    await expect(form.getByLabel('Last name')).toHaveValue('Okonkwo');
    await form.getByLabel('Number').first().fill('NY-1');
    await form.getByRole('button', { name: 'Remove Licence 2' }).click();
    await expect(form.getByLabel('Number')).toHaveCount(1);
    await expect(form.getByLabel('Number')).toHaveValue('NY-1');
    await form.getByRole('combobox', { name: 'Site' }).selectOption('Thyroid');
    await form.getByRole('button', { name: 'Send out case' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(summary.getByRole('link', { name: 'Birth date is required' })).toBeVisible();
    await summary.getByRole('link', { name: 'Choose a side' }).click();
    await expect(page).toHaveURL(/#kit-laterality$/);
    await expect(form.getByRole('combobox', { name: 'Site' })).toHaveValue('Thyroid');
    await page.context().close();
  });

  test('adds and removes a row with script, and keeps the focus', async ({ page, bench }) => {
    await openKit(page, bench.url);
    const form = page.locator('form#kit');
    await form.getByRole('button', { name: 'Add licence' }).click();
    await expect(form.getByLabel('State').nth(1)).toBeFocused();
    await form.getByRole('button', { name: 'Remove Licence 1' }).click();
    await form.getByRole('button', { name: 'Remove Licence 1' }).click();
    await expect(form.getByRole('button', { name: 'Add licence' })).toBeFocused();
  });

  test('has a form page that is not left by chance, and a detail page that tells of changes', async ({
    page,
    bench,
  }) => {
    await page.goto(`${bench.url}/bench/kit/form`);
    const form = page.locator('form#case');
    const site = form.getByRole('combobox', { name: 'Site' }).and(page.locator('input'));
    await site.fill('Thyroid');
    await site.press('ArrowDown');
    await site.press('Enter');
    for (const [label, text] of [
      ['Last name', 'Nobody'],
      ['Birth date', '4/5/1950'],
      ['Phone', '+1 212 555 0100'],
      ['Clinical history', 'A node of the thyroid'],
      ['Number', 'NY-1'],
    ] as const)
      await form.getByLabel(label).fill(text);
    await form.getByRole('textbox', { name: 'Wanted by' }).fill('11/27/2099');
    await form.getByRole('radio', { name: 'Midline' }).check();
    await form.getByLabel('Priority').selectOption('STAT');
    await form.getByLabel('The patient agreed').check();

    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay on this page' }).click();
    await expect(form.getByLabel('Clinical history')).toHaveValue('A node of the thyroid');

    // What the API refuses arrives at its fields, a row's too.
    await form.getByRole('button', { name: 'Send out case' }).click();
    await form.getByRole('alert').getByRole('link', { name: 'This licence is not known' }).click();
    await expect(form.getByLabel('Number')).toBeFocused();
    await form.getByLabel('Number').fill('NY-2');
    await form.getByLabel('Last name').fill('Okonkwo');
    await form.getByRole('button', { name: 'Send out case' }).click();

    await expect(page).toHaveURL(/\/bench\/kit\/detail$/);
    await expect(page.getByRole('button', { name: 'Sign out case' })).toHaveAccessibleDescription(
      'A stain of block A2 has not come yet.',
    );
    const release = page.getByRole('button', { name: 'Release case' });
    await release.click();
    await expect(page.getByRole('alert')).toContainText('“Release case” was not done.');
    await release.click();
    await expect(page.getByText('The case is back in Available Cases.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('has the second half of a detail page beside the first where the window is wide, else below', async ({
    page,
    bench,
  }) => {
    await page.goto(`${bench.url}/bench/kit/detail`);
    const placeOf = async (name: string) => {
      const { x = 0, y = 0 } = (await page.getByRole('heading', { name, exact: true }).boundingBox()) ?? {};
      return { x, y };
    };
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = [await placeOf('Facts'), await placeOf('Waits')];
      if (width === 1440) {
        expect(second.y).toBe(first.y);
        expect(second.x).toBeGreaterThan(first.x + 400);
      } else {
        expect(second.x).toBe(first.x);
        expect(second.y).toBeGreaterThan(first.y);
      }
    }
  });

  test('is a page of a bench only', async ({ page, product }) => {
    for (const path of ['/bench/kit', '/bench/kit/form', '/bench/kit/detail']) {
      expect((await page.request.get(product.url + path)).status(), path).toBe(404);
      const posted = await page.request.post(product.url + path, { headers: { Origin: product.url } });
      expect(posted.status(), path).toBe(404);
    }
  });
});
