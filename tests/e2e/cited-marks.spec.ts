import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { drawAt, openCase, saveMark } from '#tests/support/slides/drawing.ts';
import { measurements, onScreen, opened, settled, toggleMeasuring } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const CASE = 'cas_dp-2026-000001';
const PAGE = `/pathologist/primary-diagnosis-case?case=${CASE}`;
const diagnosis = (page: Page) => page.getByRole('textbox', { name: 'Diagnosis of specimen A' });
const marks = (page: Page) => page.getByRole('region', { name: 'Marks of the slides' });
const state = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });

const lengthIn = async (page: Page): Promise<string> =>
  /[\d.]+ (?:μm|mm)(?= \[mark 1\])/u.exec(await diagnosis(page).inputValue())?.[0] ?? 'no length';

test('a ruler stands in the text as a live value, follows its mark, and blocks the signature until it is looked at', async ({
  page,
  product,
}) => {
  await openCase(page, product);
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await expect(saveMark(page)).toHaveText('Saved');

  const before = await test.step('from the list of marks into the text', async () => {
    await page.keyboard.press('l');
    const list = page.getByRole('complementary', { name: 'Marks of the case' });
    await list.getByRole('button', { name: /^Put .* into the text$/ }).click();
    await expect(diagnosis(page)).toHaveValue(/^[\d.]+ (μm|mm) \[mark 1\]$/u);
    // Ids only, and only until the mark is in the text: a reload does not put it in again.
    await expect(page).toHaveURL(new RegExp(`case=${CASE}$`));
    await expect(marks(page).getByRole('status')).toContainText('was put into Diagnosis, specimen A');
    await diagnosis(page).pressSequentially(' deep.');
    await diagnosis(page).blur();
    await expect(state(page)).toBeVisible();
    await page.reload();
    await expect(diagnosis(page)).toHaveValue(/^[\d.]+ (μm|mm) \[mark 1\] deep\.$/u);
    await expectAccessible(page, 'a text with a cited mark');
    return lengthIn(page);
  });

  const other = await page.context().newPage();
  await test.step('the citation opens its place on the slide', async () => {
    await other.goto(page.url());
    // The page moves once, when script has come.
    await expect(other.getByText('Templates').first()).toBeVisible();
    await marks(other).getByRole('link', { name: 'Show mark 1 on the slide' }).click();
    await opened(other);
    const address = new URL(other.url());
    expect([...address.searchParams.keys()].every((key) => ['case', 'image', 'mark'].includes(key))).toBe(
      true,
    );
    await expect.poll(async () => Math.abs((await settled(other)).centre.y - 900)).toBeLessThan(2);
  });

  await test.step('the ruler is drawn longer in the other window, and the text follows', async () => {
    await other.keyboard.press('l');
    const middle = await onScreen(other, { x: 1100, y: 900 }, await settled(other));
    await other.mouse.click(middle.x, middle.y);
    await other.getByRole('button', { name: 'End of the measurement' }).focus();
    await other.keyboard.press('Shift+ArrowRight');
    await expect(measurements(other)).toHaveCount(1);
    await expect(saveMark(other)).toHaveText('Saved');
    await expect.poll(() => lengthIn(page)).not.toBe(before);
    await expect(diagnosis(page)).toHaveValue(/\[mark 1\] deep\.$/u);
    await expect(marks(page)).toContainText(
      `Mark 1 was ${before} and is ${await lengthIn(page)}. Look at it.`,
    );
    await expectAccessible(page, 'a mark that has to be looked at');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'cited marks at 390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the checklist names it and leads there; a look settles it', async () => {
    await expect(state(page)).toBeVisible();
    await page.getByRole('link', { name: 'Sign out…' }).click();
    const line = page.getByRole('link', { name: /^Mark 1 was .* Look at it\.$/ });
    await expect(line).toBeVisible();
    await expect(page.getByRole('link', { name: /\[mark 1\]$/ })).toHaveAttribute('href', /&mark=/);
    await line.click();
    await expect(page).toHaveURL(/#marks$/);
    await marks(page).getByRole('button', { name: 'I have looked at mark 1' }).click();
    await expect(marks(page).getByText('Look at it.')).toBeHidden();
    await expect(state(page)).toBeVisible();
    await page.getByRole('link', { name: 'Sign out…' }).click();
    await expect(page.getByText('Every cited mark looked at as it is now: done')).toBeVisible();
    await page.goto(PAGE);
  });

  await test.step('undone it is as before; deleted it says so and becomes plain words', async () => {
    await other.keyboard.press('Control+z');
    await expect.poll(() => lengthIn(page)).toBe(before);
    await expect(marks(page)).toContainText('Look at it.');
    await other.keyboard.press('l');
    await other.getByRole('button', { name: /^Delete [\d.]+ / }).click();
    await expect(marks(page)).toContainText('Mark 1 was deleted.');
    await marks(page).getByRole('button', { name: 'Make mark 1 plain words' }).click();
    await expect(diagnosis(page)).toHaveValue(`${before} deep.`);
  });
  await other.close();
});
