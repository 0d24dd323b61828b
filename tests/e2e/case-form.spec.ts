import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { SLIDE_FILE } from '#tests/support/slides/slide-file.ts';
import { opened } from '#tests/support/slides/viewer.ts';
import { awaken, enter, enterAs, expect, logIn, PASSWORD, test } from '#tests/support/test.ts';

const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 invented') };

const box = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Chooses by typing, as in a list that is too long to look through. */
async function search(page: Page, label: string, words: string, at = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(at).fill(words);
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** What this browser keeps of drafts and their files. */
const keptIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
      /^case-(creation|file)/.test(name),
    ),
  );

/** What it keeps of them, as noise. */
const keptTexts = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('case-creation'))
      .map((name) => localStorage.getItem(name)),
  );

const goOn = (page: Page) => page.getByRole('button', { name: /^Continue to/ }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible();

/** Ends the page as a crash does: it says no last words. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('S1-01 S2.5-01 S2.7-03 S4.3-01 S4.3-02 a case with files and slides is entered over a reload, a crash and the end of a session, sent out, read and signed by a pathologist, and its report is opened by the facility', async ({
  page: next,
  browser,
  product,
}) => {
  test.slow();
  let page = await next.context().newPage();
  await enterAs(page, product.url, 'facility@example.org', '/upload-project');

  // Nothing is typed yet: every error is told at once, and its line leads to its field.
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Last name is required');
  await page.getByRole('link', { name: 'Medical record number is required' }).click();
  await expect(box(page, 'Medical record number')).toBeFocused();
  await expectAccessible(page, 'the patient with errors');

  await box(page, 'Last name').fill('Example');
  await box(page, 'First name').fill('Petra');
  await box(page, 'Date of birth').fill('05/12/1961');
  await expect(page.getByText(/^May 12, 1961, \d+ y$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Female' }).check();
  await box(page, 'Medical record number').fill('EX-4410131');
  await expect(page).toHaveURL(/\?case=cas_[\w-]+&step=patient$/);
  await goOn(page);

  await box(page, 'Accession number').fill('EX26-00131');
  await page.getByRole('radio', { name: 'Primary Diagnosis' }).check();
  await box(page, 'Submitting physician').first().fill('Dr. Demo');
  await box(page, 'NPI of the submitting physician').fill('1234567893');
  await box(page, 'ICD-10 codes').fill('D49.2');
  await box(page, 'Gross description').fill('One tan shave of skin.');
  await box(page, 'Clinical history').fill('Invented history of a papule.');
  // Before the server has it.
  const keyed = page.waitForResponse(/\/resources\/storage-key/);
  await page.reload();
  await awaken(page);
  await keyed;
  await expect(box(page, 'Clinical history')).toHaveValue('Invented history of a papule.');
  await saved(page);
  // The session ends while something is typed: after the login it is there again.
  await page.context().clearCookies({ name: '__Host-pcs' });
  await box(page, 'Clinical impression').fill('Nevus.');
  await page.getByRole('link', { name: /Specimens and slides/ }).click();
  await page.waitForURL(/\/login/);
  await page.getByPlaceholder('Your email *').fill('facility@example.org');
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/upload-project\?case=/);
  await page.getByRole('link', { name: /Clinical/ }).click();
  await expect(box(page, 'Clinical impression')).toHaveValue('Nevus.');

  await page.getByRole('checkbox', { name: 'There is another clinical document' }).check();
  for (const label of [
    'Clinical history letter',
    'Lab reports',
    'Radiology, endoscopy or operative report',
    'Other clinical document',
    "Primary physician's document",
  ]) {
    const name = `${label.replaceAll(/\W+/g, '-')}.pdf`;
    await page
      .locator('input[type=file]')
      .and(page.getByLabel(label))
      .setInputFiles({ ...PDF, name });
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await goOn(page);

  for (const [at, letter] of ['A', 'B'].entries()) {
    await page.getByRole('button', { name: 'Add specimen' }).click();
    const group = () => page.getByRole('group', { name: `Specimen ${letter}`, exact: true });
    let specimen = group();
    await specimen.getByRole('textbox', { name: 'Facility specimen ID' }).fill(`EX26-00131-${letter}`);
    await search(page, 'Specimen type', 'shave', at);
    await search(page, 'Body site', 'skin', at);
    await specimen.getByLabel('Subsite').selectOption('Nose');
    await specimen.getByRole('radio', { name: 'Left' }).check();
    if (at === 1) {
      // The page crashes a moment after the last word, and the next one has it.
      const accession = specimen.getByRole('textbox', { name: 'Facility specimen ID' });
      await saved(page);
      const before = await keptTexts(page);
      await accession.fill('EX26-00131-2');
      await expect.poll(() => keptTexts(page)).not.toEqual(before);
      const address = page.url();
      await crash(page);
      page = next;
      await page.goto(address);
      await awaken(page);
      await expect(
        page
          .getByRole('group', { name: 'Specimen B', exact: true })
          .getByRole('textbox', { name: 'Facility specimen ID' }),
      ).toHaveValue('EX26-00131-2');
      specimen = group();
    }
    if (at === 0) {
      await specimen.getByRole('textbox', { name: 'Collection date' }).fill('11/17/2026');
      await specimen.getByRole('textbox', { name: 'Received date' }).fill('11/18/2026');
    }
    await specimen.getByRole('textbox', { name: 'Total number of slides' }).fill('2');
    for (const number of [1, 2]) {
      await specimen.getByRole('button', { name: /^Add slides/ }).click();
      const slides = page.getByRole('group', { name: `Slides ${letter}${number}` });
      await slides.getByRole('textbox', { name: 'Slide label' }).fill(`EX26-00131 ${letter}${number}`);
      await slides.locator('input[type=file]').setInputFiles(SLIDE_FILE);
      if (letter === 'A' && number === 1) {
        // What the browser saw in the file is told before it is sent, the picture of its label with it.
        await expect(slides.getByText(/2,220 × 2,967 pixels, 1 level, 0\.499 μm per pixel/)).toBeVisible();
      } else await slides.getByRole('button', { name: 'Use it for this slide too' }).click();
      await expect(slides.getByText('1 added')).toBeVisible();
      if (letter === 'A' && number === 1) {
        // The slide itself is there from the disk.
        await slides.getByRole('button', { name: /^Look at the slide/ }).click();
        const dialog = page.getByRole('dialog', { name: 'CMU-1-Small-Region.svs' });
        await expect(dialog.getByRole('application')).toHaveAttribute('data-state', 'ready');
        await dialog.getByRole('button', { name: 'Zoom in' }).click();
        await expectAccessible(page, 'a slide from the disk');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
  }
  await expectAccessible(page, 'the specimens');
  await goOn(page);

  await page.getByRole('radio', { name: /Upload the slide images/i }).check();
  await page
    .getByRole('radio', { name: /Professional/ })
    .first()
    .check();
  await page.getByRole('radio', { name: 'Send Out' }).check();
  await goOn(page);

  await expect(page).toHaveURL(/\/review-project\?case=/);
  await expect(page.getByText('EX26-00131 B2')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the review');
  await expectAccessible(page, 'the review');
  await page.getByRole('button', { name: 'Send out case' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Confirm that patient, specimen and slide labels match',
  );
  await page.getByRole('checkbox', { name: /^I have compared/ }).check();
  await page.getByRole('button', { name: 'Send out case' }).click();
  const heading = page.getByRole('heading', { name: /^Case DP-/ });
  const number = ((await heading.textContent()) ?? '').replace('Case ', '');
  expect(await keptIn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('a pathologist takes the case, reads every slide and signs it', async () => {
    // The intake has looked at its slides by then.
    await product.control.advance(5000);
    const context = await browser.newContext({ baseURL: product.url });
    const reader = await context.newPage();
    await enter(reader, product.url, `/availableCases?q=${number}`);
    await reader.getByRole('button', { name: `Pick up ${number}` }).click();
    await reader.getByRole('button', { name: 'Open', exact: true }).click();
    for (const slide of [1, 2, 3, 4]) {
      if (slide > 1) await reader.keyboard.press('n');
      await expect(reader.getByText(`${slide} of 4`, { exact: true })).toBeVisible();
      await opened(reader);
    }
    await reader.keyboard.press('F2');
    for (const letter of ['A', 'B'])
      await box(reader, `Diagnosis of specimen ${letter}`).fill(
        `SKIN, LEFT NOSE, SHAVE BIOPSY:\n- Invented nevus ${letter}.`,
      );
    await reader.getByRole('checkbox', { name: 'It says no more than the diagnosis' }).check();
    await reader.getByRole('button', { name: 'Add a code' }).click();
    await box(reader, 'Code 1').fill('D22.39');
    await reader.getByRole('link', { name: 'Sign out…' }).click();
    await reader.getByRole('radio', { name: 'No' }).check();
    await reader.getByLabel('Where you read the case').selectOption({ index: 1 });
    await reader.getByRole('checkbox', { name: 'This is the patient whose slides I read' }).check();
    await reader.getByLabel('Password').first().fill(PASSWORD);
    await reader.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(reader.getByRole('heading', { name: 'Final report' })).toBeVisible();
    await context.close();
  });

  await test.step('the facility opens the report', async () => {
    await product.control.advance(10 * 60_000);
    await page.goto(`/send-out-cases?q=${number}`);
    await page.getByRole('link', { name: `Report of ${number}` }).click();
    await expect(page.getByText('Invented nevus B.')).toBeVisible();
    await expect(page.getByText(/^Electronically signed by/)).toBeVisible();
    await page.goto(`/review-project?case=${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`);
    await awaken(page);
  });

  // Another one like it, which is given up again.
  await page.getByRole('button', { name: 'Duplicate as new' }).click();
  await expect(box(page, 'Last name')).toHaveValue('Example');
  await box(page, 'Middle name').fill('Quinn');
  await saved(page);
  expect(await keptIn(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(box(page, 'Last name')).toHaveValue('');
  await expect.poll(() => keptIn(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a case is typed step by step, and each step says what it lacks', async ({ page, product }) => {
    await logIn(page, product.url, 'facility@example.org');
    await page.goto('/upload-project');
    await box(page, 'Last name').fill('Example');
    await goOn(page);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('alert')).toContainText('First name is required');
    await expect(box(page, 'Last name')).toHaveValue('Example');
    await page.getByRole('link', { name: /Specimens and slides/ }).click();
    await page.getByRole('button', { name: 'Add specimen' }).click();
    await expect(page.getByRole('heading', { name: 'Specimen A' })).toBeVisible();
    await page.getByRole('link', { name: /Review and send/ }).click();
    await expect(page.getByRole('link', { name: 'First name is required' })).toBeVisible();
  });
});
