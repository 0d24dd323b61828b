import { pdfPages } from '#tests/support/pdf-pages.ts';
import { opened } from '#tests/support/slides/viewer.ts';
import { enter, expect, openSignedIn, test } from '#tests/support/test.ts';
import { typist } from '#tests/support/typist.ts';

const CASE = 'cas_dp-2026-000009';
const PAGE = `/pathologist/primary-diagnosis-case?case=${CASE}`;

test('a reader without a mouse takes a template and a code, names a colleague, the frozen section and a picture, and sees them printed', async ({
  page,
  product,
}) => {
  await enter(page, product.url, PAGE);
  const { press, follow, fill, choose, reach } = typist(page);
  const state = page.getByRole('status').filter({ hasText: /^(Saving…|Saved at|Not saved)/ });
  const partA = page.getByRole('region', { name: 'Specimen A' });
  const diagnosis = page.getByRole('textbox', { name: 'Diagnosis of specimen A' });
  const colleague = page.getByRole('group', { name: 'Colleague 1' });
  const picture = page.getByRole('group', { name: 'Picture 1' });
  const during = page.getByRole('textbox', { name: 'Intraoperative result' });
  const fits = page.getByRole('textbox', { name: 'Intraoperative correlation' });

  await test.step('the template leaves the caret in its field, and the code is found by its words', async () => {
    await follow(partA.locator('summary', { hasText: 'Templates' }), 'templates');
    await follow(partA.getByRole('button', { name: /Benign prostate core/ }), 'a template');
    await expect(diagnosis).toHaveValue(/Benign prostatic tissue/);
    await expect(diagnosis).toBeFocused();
    const codes = page.getByRole('combobox', { name: 'Find a code' });
    await reach(codes);
    await page.keyboard.type('neoplasm of prostate');
    await expect(page.getByRole('option', { name: /C61/ })).toBeVisible();
    await press('ArrowDown', 'the first code');
    await press('Enter', 'choose');
    await expect(page.getByRole('textbox', { name: 'Code 1' })).toHaveValue('C61');
  });

  await test.step('the other parts of the report are written', async () => {
    await page.reload();
    await follow(page.getByRole('button', { name: 'Add a colleague' }), 'a colleague');
    await fill(colleague.getByLabel('Name'), 'Dr. Invented');
    await fill(colleague.getByLabel('Opinion'), 'Agrees that it is benign.');
    await fill(during, 'Frozen: deferred.');
    await fill(fits, 'The sections are benign.');
    await follow(page.getByRole('button', { name: 'Add a picture' }), 'a picture');
    await choose(picture.getByLabel('Slide'), 'Specimen B');
    await fill(picture.getByLabel('Caption'), 'Invented glands');
  });

  await test.step('the report as it will be printed has them without a press of Save', async () => {
    const beside = page.context().waitForEvent('page');
    await follow(page.getByRole('link', { name: /^See it as printed/ }), 'the report');
    await beside;
    await expect(state).toContainText('Saved at');
    const file = await page.request.get(`${product.url}/files/report-draft/${CASE}`);
    const text = (await pdfPages(new Uint8Array(await file.body()))).join(' ');
    for (const words of [
      'DRAFT - NOT SIGNED',
      'Dr. Invented: Agrees that it is benign.',
      'Frozen: deferred.',
      'The sections are benign.',
      'Invented glands',
    ])
      expect(text).toContain(words);
    await page.reload();
    await expect(colleague.getByLabel('Opinion')).toHaveValue('Agrees that it is benign.');
    await expect(fits).toHaveValue('The sections are benign.');
    await expect(picture.getByLabel('Caption')).toHaveValue('Invented glands');
  });

  await test.step('what the result said before comes back, and a removed row stays away', async () => {
    await reach(during);
    await press('Control+a', 'all of it');
    await page.keyboard.insertText('Another result.');
    await press('Tab', 'on');
    const result = page.locator('#intraoperativeResult');
    await follow(result.locator('summary', { hasText: 'Earlier texts' }), 'earlier texts');
    await follow(result.getByRole('button', { name: /Frozen: deferred/ }), 'put back');
    await expect(during).toHaveValue('Frozen: deferred.');
    await follow(page.getByRole('button', { name: 'Remove picture 1' }), 'remove');
    await expect(picture).toHaveCount(0);
    await press('F2', 'to the slides');
  });

  await test.step('a stain is ordered from inside the slide, and F2 leads back to the text', async () => {
    await opened(page);
    await follow(
      page.getByRole('button', { name: 'Ask for recuts, stains, a rescan or information' }),
      'ask',
    );
    const dialog = page.getByRole('dialog', { name: 'Ask for more of this case' });
    const order = dialog.locator('details').filter({ hasText: 'Order stains or recuts' });
    await follow(order.locator('summary'), 'order');
    await choose(order.getByLabel('What'), 'Immuno');
    await fill(order.getByLabel('Stain'), 'CD20');
    await follow(order.getByRole('button', { name: 'Send order' }), 'send');
    await expect(dialog.getByText('The order was sent.')).toBeVisible();
    await press('Escape', 'back to the slide');
    await expect(dialog).toBeHidden();
    await press('F2', 'to the text');
    await expect(during).toHaveValue('Frozen: deferred.');
    await expect(picture).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Requests' })).toContainText('CD20');
  });
});

test('two windows that name colleagues lose neither: the reader is asked in words', async ({
  page,
  product,
}) => {
  await enter(page, product.url, PAGE);
  const second = await page.context().newPage();
  await openSignedIn(second, PAGE);
  for (const [window, name] of [
    [page, 'Dr. First'],
    [second, 'Dr. Second'],
  ] as const) {
    await window.getByRole('button', { name: 'Add a colleague' }).click();
    await window.getByRole('group', { name: 'Colleague 1' }).getByLabel('Name').fill(name);
    await window.getByRole('group', { name: 'Colleague 1' }).getByLabel('Opinion').fill('Agrees.');
    await window.getByRole('group', { name: 'Colleague 1' }).getByLabel('Opinion').blur();
    if (window === page) await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();
  }
  const asked = second.getByRole('dialog', { name: 'This was changed elsewhere' });
  await expect(asked).toContainText('Dr. First: Agrees.');
  await expect(asked).toContainText('Dr. Second: Agrees.');
  await asked.getByRole('radio', { name: /Yours/ }).check();
  await asked.getByRole('button', { name: 'Save these choices' }).click();
  await expect(second.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Colleague 1' }).getByLabel('Name')).toHaveValue('Dr. Second');
});
