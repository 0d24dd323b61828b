import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { CASE, comment, diagnosisOf, keptTexts, PAGE, state } from '#tests/support/diagnosis-page.ts';
import {
  changingView,
  isViewerAtHand,
  noteAllRequests,
  opened,
  settled,
} from '#tests/support/slides/viewer.ts';
import { enter, expect, openSignedIn, test } from '#tests/support/test.ts';

test('S2.7-07 S2.5-11 what is written is saved by itself, is there on another machine, and leads from the list and to the slide', async ({
  page,
  product,
  browser,
}) => {
  await enter(page, product.url, '/selectedCases');
  await test.step('from My Cases to the text', async () => {
    await page.getByRole('link', { name: 'DP-2026-000009: diagnosis' }).click();
    await expect(page).toHaveURL(new RegExp(`case=${CASE}$`));
    await expect(page.getByRole('region', { name: 'Patient' })).toContainText('Abernethy, Royce');
    await expectAccessible(page, 'the diagnosis page');
  });
  await test.step('text, a code and a study are saved without a press', async () => {
    await diagnosisOf(page, 'A').fill(
      'PROSTATE, RIGHT LATERAL BASE, NEEDLE BIOPSY:\n- Benign prostatic tissue.',
    );
    await diagnosisOf(page, 'B').fill('Second part.');
    await expect(state(page)).toContainText('Saved at');
    await page.getByRole('button', { name: 'Add a code' }).click();
    await page.getByRole('textbox', { name: 'Code 1' }).fill('N40.0');
    await page.getByRole('button', { name: 'Add a study' }).click();
    const study = page.getByRole('group', { name: 'Study 1' });
    await study.getByLabel('Stain').fill('PIN4');
    await study.getByLabel('Block').fill('A1');
    await study.getByLabel('Result').fill('Basal cells are there');
    const isPlaceKept = page.waitForResponse(
      (response) =>
        response.url().includes('/resources/last-place/') &&
        response.request().postData()?.includes('"field":"comment"') === true,
    );
    await comment(page).fill('A comment.');
    await comment(page).blur();
    await expect(state(page)).toContainText('Saved at');
    await expect.poll(() => keptTexts(page)).toEqual([]);
    await isPlaceKept;
  });
  await test.step('another machine has all of it', async () => {
    const other = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
    const there = await other.newPage();
    await noteAllRequests(there);
    await enter(there, product.url, PAGE);
    await expect(diagnosisOf(there, 'A')).toHaveValue(/RIGHT LATERAL BASE, NEEDLE BIOPSY:\n- Benign/);
    await expect.poll(() => isViewerAtHand(there)).toBe(true);
    await expect(diagnosisOf(there, 'B')).toHaveValue('Second part.');
    await expect(there.getByRole('textbox', { name: 'Code 1' })).toHaveValue('N40.0');
    await expect(there.getByRole('group', { name: 'Study 1' }).getByLabel('Result')).toHaveValue(
      'Basal cells are there',
    );
    await expect(comment(there)).toHaveValue('A comment.');
    await expect(comment(there)).toBeFocused();
    await expectNoSidewaysScroll(there, 'the diagnosis page at 390 px');
    await expectAccessible(there, 'the diagnosis page at 390 px');
    await there.getByRole('navigation', { name: 'Parts of this page' }).getByText('Diagnosis').click();
    await expect(there.getByRole('heading', { name: 'Diagnosis', exact: true })).toBeInViewport();
    await other.close();
  });
  await test.step('a slide opens in the viewer in the middle of a sentence, and Back leads to the case again', async () => {
    await comment(page).fill('A comment, and on.');
    await page.getByRole('region', { name: 'Slides' }).getByRole('link', { name: /B1_HE/ }).click();
    await expect(page).toHaveURL(/\/viewer\?case=.*&image=/);
    await page.getByRole('link', { name: 'Back to Primary diagnosis' }).click();
    await expect(diagnosisOf(page, 'A')).toHaveValue(/RIGHT LATERAL BASE/);
    await expect(comment(page)).toHaveValue('A comment, and on.');
    await expect.poll(() => keptTexts(page)).toEqual([]);
  });
  await test.step('another machine has the texts before, and begins with the slide and the view that were shown last', async () => {
    await diagnosisOf(page, 'B').fill('Another text.');
    await diagnosisOf(page, 'B').blur();
    await expect(state(page)).toContainText('Saved at');
    await page.getByRole('region', { name: 'Slides' }).getByRole('link', { name: /B1_HE/ }).click();
    await opened(page);
    const shown = await changingView(page, () => page.keyboard.press('+'));
    await page.getByRole('link', { name: 'Back to Primary diagnosis' }).click();
    await expect(diagnosisOf(page, 'B')).toHaveValue('Another text.');
    const other = await browser.newContext({ baseURL: product.url });
    const there = await other.newPage();
    await enter(there, product.url, PAGE);
    const partB = there.getByRole('region', { name: 'Specimen B' });
    await partB.getByText('Earlier texts').click();
    await partB.getByRole('button', { name: /Second part/ }).click();
    await expect(diagnosisOf(there, 'B')).toHaveValue('Second part.');
    await there.getByRole('link', { name: 'Open viewer' }).click();
    await opened(there);
    await expect(there).toHaveURL(/image=.*b-1/);
    const found = await settled(there);
    expect(found.scale).toBeCloseTo(shown.scale, 6);
    expect(found.centre.x).toBeCloseTo(shown.centre.x, 0);
    expect(found.centre.y).toBeCloseTo(shown.centre.y, 0);
    await other.close();
  });
});

test('templates and codes are put in, a replaced text comes back, and orders are asked about twice', async ({
  page,
  product,
}) => {
  await enter(page, product.url, PAGE);
  const partA = page.getByRole('region', { name: 'Specimen A' });
  await test.step('a template fits the specimen and has its side filled in', async () => {
    await partA.getByText('Templates').click();
    await partA.getByRole('button', { name: /Benign prostate core/ }).click();
    await expect(diagnosisOf(page, 'A')).toHaveValue(
      'PROSTATE, RIGHT, NEEDLE BIOPSY:\n- Benign prostatic tissue.',
    );
    await diagnosisOf(page, 'A').blur();
    await expect(state(page)).toContainText('Saved at');
  });
  await test.step('a text that was replaced can be put back', async () => {
    await diagnosisOf(page, 'A').fill('PROSTATE, RIGHT: something else.');
    await diagnosisOf(page, 'A').blur();
    await partA.getByText('Earlier texts').click();
    await partA.getByRole('button', { name: /Benign prostatic tissue/ }).click();
    await expect(diagnosisOf(page, 'A')).toHaveValue(/Benign prostatic tissue/);
  });
  await test.step('a code is found by its words', async () => {
    await page.getByRole('combobox', { name: 'Find a code' }).fill('neoplasm of prostate');
    await page.getByRole('option', { name: /C61/ }).click();
    await expect(page.getByRole('textbox', { name: 'Code 1' })).toHaveValue('C61');
    await expect(state(page)).toContainText('Saved at');
  });
  const orders = page.locator('details').filter({ hasText: 'Order stains or recuts' });
  const order = async (stain: string) => {
    await expect(orders).not.toHaveAttribute('open');
    await orders.getByText('Order stains or recuts').click();
    await orders.getByLabel('What').selectOption('Immunohistochemistry');
    await orders.getByLabel('Part and block').selectOption('C|C1');
    await orders.getByLabel('Stain').fill(stain);
    await orders.getByRole('button', { name: 'Send order' }).click();
  };
  await test.step('an order without its stain is refused at the field', async () => {
    await order('');
    await expect(orders.getByText('Stain is required for this slide type').first()).toBeVisible();
  });
  await test.step('an order that was not sent is there again after a reload, and open', async () => {
    await page.reload();
    await expect(orders.getByLabel('Part and block')).toBeVisible();
    await expect(orders.getByLabel('Part and block')).toHaveValue('C|C1');
  });
  await test.step('an order stands in the list, and the same again is asked about', async () => {
    await orders.getByLabel('Stain').fill('CD20');
    await orders.getByRole('button', { name: 'Send order' }).click();
    await expect(page.getByText('The order was sent.')).toBeVisible();
    const line = page
      .getByRole('region', { name: 'Requests' })
      .getByRole('listitem')
      .filter({ hasText: 'CD20' });
    await expect(line).toContainText('Specimen C, block C1');
    await expect(line).toContainText('Requested');
    await order('CD20');
    await expect(orders.getByText('CD20 on block C1 already exists. Order again?').first()).toBeVisible();
    await orders.getByLabel('Order it again, although it is there already').check();
    await orders.getByRole('button', { name: 'Send order' }).click();
    await expect(line).toHaveCount(2);
  });
  await test.step('the text is still written while the case waits', async () => {
    await expect(page.getByText('Waiting for slides or information').first()).toBeVisible();
    await comment(page).fill('Waits for CD20.');
    await comment(page).blur();
    await expect(state(page)).toContainText('Saved at');
  });
  await test.step('a rescan and a question stand in the list too', async () => {
    const rescan = page.locator('details').filter({ hasText: 'Ask for a rescan' });
    await rescan.getByText('Ask for a rescan').first().click();
    await rescan.getByLabel('Slide', { exact: false }).first().selectOption({ index: 1 });
    await rescan.getByLabel('What is wrong').selectOption('Out of focus');
    await rescan.getByRole('button', { name: 'Ask for the rescan' }).click();
    await expect(page.getByText('Rescan: out of focus')).toBeVisible();
    const question = page.locator('details').filter({ hasText: 'Ask for missing information' });
    await question.getByText('Ask for missing information').click();
    await question.getByLabel('About').selectOption('Clinical history');
    await question.getByRole('textbox', { name: 'Question' }).fill('Was there an earlier biopsy?');
    await question.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByText('Question about clinical history')).toBeVisible();
  });
});

test('two windows that write the same field lose neither text: the reader is asked', async ({
  page,
  product,
}) => {
  await enter(page, product.url, PAGE);
  const second = await page.context().newPage();
  await openSignedIn(second, PAGE);
  await comment(page).fill('From the first window.');
  await comment(page).blur();
  await expect(state(page)).toContainText('Saved at');
  await comment(second).fill('From the second window.');
  await comment(second).blur();
  const asked = second.getByRole('dialog', { name: 'This was changed elsewhere' });
  await expect(asked).toContainText('From the first window.');
  await expect(asked).toContainText('From the second window.');
  await expect(asked).toContainText('Changed by you, in another window');
  await asked.getByRole('radio', { name: /Yours/ }).check();
  await asked.getByRole('button', { name: 'Save these choices' }).click();
  await expect(state(second)).toContainText('Saved at');
  await expect(comment(second)).toHaveValue('From the second window.');
  await page.reload();
  await expect(comment(page)).toHaveValue('From the second window.');
});

test('what is written without a network stays, outlives a crash unreadable to others, and is sent afterwards', async ({
  page: next,
  product,
}) => {
  const context = next.context();
  const page = await context.newPage();
  await enter(page, product.url, PAGE);
  await test.step('offline it says so and keeps the text encrypted', async () => {
    await comment(page).fill('On the server.');
    await comment(page).blur();
    await expect(state(page)).toContainText('Saved at');
    await context.setOffline(true);
    await comment(page).fill('Written in the tunnel.');
    await comment(page).blur();
    await expect(state(page)).toHaveText(
      'Not saved: You are offline. Please check your internet connection.',
    );
    await expect.poll(async () => (await keptTexts(page)).length).toBe(1);
    expect(JSON.stringify(await keptTexts(page))).not.toContain('tunnel');
  });
  await test.step('another page of the same case does not take what this one still holds', async () => {
    await page.route('**/resources/diagnosis/**', (route) => route.abort());
    await context.setOffline(false);
    await comment(page).fill('Written in the tunnel, and on.');
    await comment(page).blur();
    const second = await context.newPage();
    await openSignedIn(second, PAGE);
    await expect(comment(second)).toHaveValue('On the server.');
    await second.close();
  });
  await test.step('a page that crashed leaves it to the next one', async () => {
    // Without its last words: a browser that is killed says none.
    await page.close({ runBeforeUnload: false });
    await enter(next, product.url, PAGE);
    await expect(next.getByText('is here again')).toBeVisible();
    await expect(comment(next)).toHaveValue('Written in the tunnel, and on.');
    await expect(state(next)).toContainText('Saved at');
    await expect.poll(() => keptTexts(next)).toEqual([]);
    await next.reload();
    await expect(comment(next)).toHaveValue('Written in the tunnel, and on.');
  });
});
