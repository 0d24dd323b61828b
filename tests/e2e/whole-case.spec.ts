import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { pdfPages } from '#tests/support/pdf-pages.ts';
import { fileOf, giveReview, readAsFacility } from '#tests/support/people/case-people.ts';
import { opened } from '#tests/support/slides/viewer.ts';
import { root } from '#tests/support/source-files.ts';
import { enter, enterAs, expect, PASSWORD, test } from '#tests/support/test.ts';
import { typedNow, typist } from '#tests/support/typist.ts';

/** Three specimens, four slides, of the facility of the demo's facility user. */
const NUMBER = 'DP-2026-000004';
const SITES = { A: 'CECUM', B: 'ASCENDING COLON', C: 'SIGMOID COLON' };
const NEW_SLIDE = path.join(root, 'mock-server/slides/files/CMU-1-Small-Region.svs');

const checklist = (page: Page) => page.getByRole('list').filter({ hasText: 'Licence valid today' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const box = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

async function somebodyElse(browser: Browser, url: string, email: string, to: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await enterAs(page, url, email, to);
  return page;
}

test('S1-02 S2.6-03 S2.7-03 a case of three specimens goes from Available to its amended report, its readers and who answers the order without a mouse, each in their own browser', async ({
  page,
  product,
  browser,
}) => {
  await enter(page, product.url);
  const { reach, press, type, follow, fill, tick, choose, typeMoment } = typist(page);

  await test.step('it is picked up and its slides are read', async () => {
    await follow(button(page, `Pick up ${NUMBER}`), 'pick up');
    await expect(page.getByText(`${NUMBER} is now in My Cases.`)).toBeVisible();
    await follow(page.getByRole('navigation').getByRole('link', { name: 'My Cases' }).first(), 'My Cases');
    await follow(link(page, `Open ${NUMBER}`), 'open the slides');
    await opened(page);
    for (const shown of ['2', '3', '4']) {
      await press('n', 'next slide');
      await expect(page.getByText(`${shown} of 4`, { exact: true })).toBeVisible();
      await opened(page);
    }
    await press('F2', 'to the text');
  });

  await test.step('it is written, a stain is ordered, and the checklist leads to what is open', async () => {
    for (const [letter, site] of Object.entries(SITES))
      await fill(
        box(page, `Diagnosis of specimen ${letter}`),
        `COLON, ${site}, POLYPECTOMY:\n- Invented polyp ${letter}.`,
      );
    await fill(box(page, 'Microscopic'), 'Invented words on the microscopic picture.');
    await follow(button(page, 'Add a code'), 'a code of the finding');
    await fill(box(page, 'Code 1'), 'K63.5');
    await fill(box(page, 'Comment'), 'An invented comment.');
    const order = page.locator('details').filter({ hasText: 'Order stains or recuts' });
    await follow(order.locator('summary'), 'order a stain');
    await choose(order.getByLabel('What'), 'Immuno');
    await choose(order.getByLabel('Part and block'), 'Specimen A');
    await fill(order.getByLabel('Stain'), 'CD20');
    await follow(button(page, 'Send order'), 'send');
    await expect(page.getByText('The order was sent.')).toBeVisible();
    await follow(link(page, 'Sign out…'), 'to the signature');
    await expect(page.getByRole('heading', { name: `Sign out ${NUMBER}` })).toBeVisible();
    await expectAccessible(page, 'sign-out');
    await follow(
      checklist(page).getByRole('link', { name: 'Orders or questions are still open.' }),
      'its place',
    );
    await expect(page).toHaveURL(/primary-diagnosis-case\?case=.*#requests$/);
  });

  const facility = await somebodyElse(
    browser,
    product.url,
    'facility@example.org',
    `/tasks-list?q=${NUMBER}&status=Open`,
  );
  await test.step('the facility answers the order with its slide', async () => {
    const hands = typist(facility);
    await hands.follow(facility.getByRole('link', { name: /^Open .* A1$/ }), 'the task');
    await hands.follow(button(facility, 'Start task'), 'start');
    const chooser = facility.waitForEvent('filechooser');
    await hands.follow(facility.locator('#upload input[type=file]'), 'choose the file');
    await (await chooser).setFiles(NEW_SLIDE);
    await expect(facility.getByText('All images that were asked for are there.')).toBeVisible();
    await hands.follow(
      facility.getByRole('button', { name: /^(Complete task|Hand in work)$/, disabled: false }),
      'hand in',
    );
    await expect(facility.getByText('The task is completed.')).toBeVisible();
  });

  await test.step('the new slide is marked until it is opened', async () => {
    await page.reload();
    const line = page
      .getByRole('region', { name: 'Slides' })
      .getByRole('listitem')
      .filter({ hasText: 'NEW' });
    await follow(line.last().getByRole('link'), 'the new slide');
    await opened(page);
    await press('F2', 'to the text');
    await expect(page.getByText('5 of 5 opened')).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  await test.step('a second review is asked for, of a named colleague, blinded', async () => {
    await follow(link(page, 'Ask for a second review'), 'to the review');
    await expect(page).toHaveURL(/\/case-details\/.*#second-reviews$/);
    await expect(page.getByText('Invented polyp A.').first()).toBeVisible();
    await follow(page.locator('summary', { hasText: 'Ask for a second review' }), 'open the form');
    await expectAccessible(page, 'the form of a second review');
    await choose(page.getByRole('combobox', { name: 'Reviewer' }), 'Dr. Osric');
    await tick(page.getByRole('checkbox', { name: /^Blind/ }));
    await follow(button(page, 'Send to the reviewer'), 'send');
    await expect(page.getByText('The second review is asked for.')).toBeVisible();
    await page.goto(
      page.url().replace(/case-details\/([^#?]+).*/, 'pathologist/primary-diagnosis-case?case=$1'),
    );
    await expect(page.getByRole('region', { name: 'Second review' })).toContainText('prospective');
    await expect(box(page, 'Diagnosis of specimen A')).toHaveCount(0);
  });

  await test.step('the reviewer writes a diagnosis before seeing the first one, and disagrees with words', async () => {
    const theirs = await somebodyElse(browser, product.url, 'provider2@example.org', '/task');
    await giveReview(theirs, NUMBER);
    await theirs.context().close();
  });

  await test.step('the first reader reads the result, and can only read it', async () => {
    await page.reload();
    await follow(link(page, 'Read the result'), 'the result');
    await expect(page.getByText('The serration decides.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoSidewaysScroll(page, 'a result on a phone');
    await expectAccessible(page, 'a result on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const identity = page.getByRole('checkbox', { name: 'This is the patient whose slides I read' });
  const password = page.getByLabel('Password').first();
  const settle = async (): Promise<void> => {
    const settled = box(page, 'How the difference with the reviewer was settled');
    if (await settled.isVisible()) await fill(settled, 'We looked at it together.');
  };
  const site = async (label: string): Promise<void> => {
    await reach(page.getByLabel(label));
    await press('ArrowDown', 'the first site');
  };

  await test.step('without its answers nothing is signed, and a wrong password keeps them', async () => {
    await page.goto('/selectedCases');
    await follow(link(page, `${NUMBER}: diagnosis`), 'the text');
    await follow(link(page, 'Sign out…'), 'to the signature');
    await follow(button(page, 'Sign out'), 'too early');
    for (const text of [
      'Answer whether the result is urgent',
      'Choose where you read the case',
      'Tick that this is the right patient',
      'Password is required',
    ])
      await expect(page.getByRole('alert').first()).toContainText(text);
    await reach(page.getByRole('radio').first());
    await press('Space', 'not urgent');
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await settle();
    await site('Where you read the case');
    await tick(identity);
    await fill(password, 'not the password');
    await press('Enter', 'sign out');
    await expect(page.getByRole('alert').first()).toContainText(/password/i);
    await expect(identity).toBeChecked();
  });

  await test.step('it is signed, and the report is there with its PDF', async () => {
    await fill(password, PASSWORD);
    await press('Enter', 'sign out');
    await expect(page.getByRole('heading', { name: 'Final report' })).toBeVisible();
    await expect(page.getByText('Invented polyp B.')).toBeVisible();
    await expect(page.getByText(/^Electronically signed by/)).toBeVisible();
    await expectAccessible(page, 'the final report');
    const pdf = await fileOf(page, () => follow(link(page, 'Download PDF'), 'the PDF'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'the final report at 390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the facility does not see it in the first ten minutes, and the signer takes it back', async () => {
    expect((await facility.goto(page.url()))?.status()).toBe(404);
    await fill(box(page, 'Reason'), 'A word was left out.');
    await follow(button(page, 'Take back'), 'take back');
    await expect(box(page, 'Comment')).toHaveValue('An invented comment.');
  });

  await test.step('it is signed anew, and after ten minutes nobody takes it back', async () => {
    await follow(link(page, 'Sign out…'), 'to the signature');
    await settle();
    await site('Where you read the case');
    await tick(identity);
    await fill(password, PASSWORD);
    await press('Enter', 'sign out');
    await expect(page.getByRole('heading', { name: 'Take the report back' })).toBeVisible();
    await product.control.advance(10 * 60_000);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Final report' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Take the report back' })).toHaveCount(0);
    await facility.goto(page.url());
    await expect(facility.getByText('Invented polyp B.')).toBeVisible();
  });

  const sign = async (meaning: 'addendum' | 'amendment'): Promise<void> => {
    await site('Where you are');
    await tick(page.getByRole('checkbox', { name: 'This is the patient whose report I change' }));
    await fill(password, PASSWORD);
    await press('Enter', `sign the ${meaning}`);
  };

  await test.step('an addendum is written, looked at and signed', async () => {
    await follow(link(page, 'Write an addendum'), 'an addendum');
    await expect(page.getByRole('heading', { name: `Addendum to report ${NUMBER}` })).toBeVisible();
    await fill(box(page, 'Reason'), 'A stain came in.');
    await fill(box(page, 'Text of the addendum'), 'Invented words on one stain.');
    await follow(button(page, 'Go on to the signature'), 'on');
    await expect(page.getByRole('heading', { name: `Sign the addendum to report ${NUMBER}` })).toBeVisible();
    await expectAccessible(page, 'the signature of an addendum');
    await sign('addendum');
    await expect(page.getByRole('heading', { name: 'Report with addendum' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Addendum, version 2' })).toContainText(
      'Invented words on one stain.',
    );
  });

  const diagnosis = box(page, 'Diagnosis of specimen A');
  await test.step('an amendment is kept, gone on with, and shows the difference before it is signed', async () => {
    await follow(link(page, 'Amend the report'), 'an amendment');
    await expectAccessible(page, 'the form of an amendment');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'the form of an amendment at 390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    await fill(box(page, 'Reason'), 'The report names another finding.');
    await reach(diagnosis);
    await press('Control+a', 'all of the text');
    await type('COLON, CECUM:\n- Invented, and corrected.', 'the right words');
    await follow(button(page, 'Keep for later'), 'keep');
    await expect(page.getByRole('heading', { name: 'Amendment in progress' })).toBeVisible();
    await follow(link(page, 'Look at it and sign'), 'to its signature');
    await follow(link(page, 'Choose what went wrong.'), 'what is missing');
    await expect(diagnosis).toHaveValue('COLON, CECUM:\n- Invented, and corrected.');
    await reach(page.getByRole('radio').first());
    await press('ArrowUp', 'the last cause');
    await expect(page.getByRole('radio', { name: 'Report defect' })).toBeChecked();
    await fill(page.getByLabel('Who was told', { exact: true }), 'Dr. Invented, ordering physician');
    await follow(button(page, 'See the difference'), 'too early');
    await expect(page.getByRole('alert').first()).toContainText('Say who told it');
    await fill(page.getByLabel('Who told it'), 'Dr. Imara Vellacott');
    await choose(page.getByLabel('How', { exact: true }), 'By phone');
    const when = page.getByLabel('When', { exact: true });
    await typeMoment(when, '01012026', '0900AM');
    await expect(when).toHaveValue('2026-01-01T09:00');
    await follow(button(page, 'See the difference'), 'the difference');
    await follow(
      link(page, 'Nobody can have been told of a change before the report was signed.'),
      'the year',
    );
    const zone = await when.evaluate(
      (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    );
    await typeMoment(when, ...typedNow(zone));
    await follow(button(page, 'See the difference'), 'the difference');
    await expect(page.getByRole('listitem').filter({ hasText: 'Diagnosis, specimen A' })).toContainText(
      'Invented, and corrected.',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'the signature of an amendment');
  });

  await test.step('it is signed; what changed is said, and the first version stays', async () => {
    await sign('amendment');
    await expect(page.getByRole('heading', { name: 'Amended report' })).toBeVisible();
    const pdf = await fileOf(page, () => follow(link(page, 'PDF of version 3'), 'its PDF'));
    expect((await pdfPages(new Uint8Array(pdf))).join(' ')).toContain('AMENDED REPORT');
    await follow(button(page, 'Check the PDF against its signature'), 'check');
    await expect(page.getByText('byte for byte the one that was signed')).toBeVisible();
    await follow(page.getByRole('link', { name: 'Version 1', exact: true }), 'the first version');
    await expect(page.getByRole('alert')).toContainText('SUPERSEDED. Version 3 is valid.');
    await expect(page.getByText('Invented, and corrected.')).toHaveCount(0);
  });

  await test.step('the facility user finds it in the list, reads it and its difference, and signs nothing', async () => {
    await readAsFacility(facility, NUMBER);
    await facility.context().close();
  });
});
