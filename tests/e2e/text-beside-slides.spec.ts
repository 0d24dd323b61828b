import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickUp } from '#tests/support/requests.ts';
import { drawAt, saveMark } from '#tests/support/slides/drawing.ts';
import { OWN_CASE, opened, settled, toggleMeasuring } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const NUMBER = 'DP-2026-000001';
const OTHER_NUMBER = 'DP-2026-000009';
const textOf = (caseId: string): string => `/pathologist/primary-diagnosis-case?case=${caseId}`;
const diagnosis = (page: Page) => page.getByRole('textbox', { name: 'Diagnosis of specimen A' });
const stranger = (page: Page) => page.getByRole('alert').filter({ hasText: 'case DP-' });

test('text and slides stand in two windows, one key apart, follow each other’s case and say where they differ', async ({
  page,
  product,
}) => {
  const caseId = await pickUp(page, product.url);
  await page.goto(`${product.url}${textOf(caseId)}`);
  const coming = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Viewer in a second window' }).click();
  const slides = await coming;
  await settled(slides);
  expect(new URL(slides.url()).searchParams.get('case')).toBe(caseId);

  await test.step('F2 leads from the slide to the text, and a mark goes there without a page being left', async () => {
    await slides.keyboard.press('F2');
    await expect(diagnosis(page)).toBeFocused();
    await toggleMeasuring(slides);
    await drawAt(slides, 900);
    await expect(saveMark(slides)).toHaveText('Saved');
    await slides.keyboard.press('l');
    await slides.getByRole('button', { name: /^Put .* into the text$/ }).click();
    await expect(diagnosis(page)).toHaveValue(/^[\d.]+ (μm|mm) \[mark 1\]$/u);
    await expect(slides.getByText(/was put into Diagnosis, specimen A/)).toBeVisible();
    await page.getByRole('button', { name: 'Save text' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();
  });

  await test.step('the slides follow the text to another case', async () => {
    await page.goto(`${product.url}${textOf(OWN_CASE.id)}`);
    await expect(slides).toHaveURL(new RegExp(`case=${OWN_CASE.id}`));
    await opened(slides);
    await expect(stranger(page)).toBeHidden();
  });

  await test.step('slides of another case are said on both sides, and nothing goes from them into the text', async () => {
    await slides.goto(`${product.url}/viewer?case=${caseId}`);
    await opened(slides);
    await expect(stranger(page)).toContainText(
      `The window with the slides shows case ${NUMBER}; this is the text of case ${OTHER_NUMBER}.`,
    );
    await expect(stranger(slides)).toContainText(
      `These are slides of case ${NUMBER}; the window with the text shows case ${OTHER_NUMBER}.`,
    );
    await expectAccessible(page, 'a text beside slides of another case');
    await expectAccessible(slides, 'slides beside the text of another case');
    await slides.keyboard.press('l');
    await slides.getByRole('button', { name: /^Put .* into the text$/ }).click();
    await expect(slides.getByText(`The text beside is that of case ${OTHER_NUMBER}.`)).toBeVisible();
    await expect(diagnosis(page)).toHaveValue('');
  });

  await test.step('one press brings both together again', async () => {
    await page.getByRole('button', { name: `Show the slides of ${OTHER_NUMBER} there` }).click();
    await expect(slides).toHaveURL(new RegExp(`case=${OWN_CASE.id}`));
    await expect(stranger(page)).toBeHidden();
    await opened(slides);
    await expect(stranger(slides)).toBeHidden();
  });

  await test.step('without the second window the same key leads to the slides and back', async () => {
    await slides.close();
    await page.bringToFront();
    await diagnosis(page).press('F2');
    await expect(page).toHaveURL(/\/viewer\?case=/);
    await opened(page);
    await page.keyboard.press('F2');
    await expect(diagnosis(page)).toBeVisible();
  });
});
