import type { Page } from '@playwright/test';
import { changingView, OWN_CASE, opened, openOwnCase } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

/** What the legend says of a magnification, in whole percent. */
async function seenAt(page: Page, name: string): Promise<number> {
  const legend = page.getByRole('group', { name: 'Tissue seen', exact: true });
  const share = legend
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
  return Number.parseInt((await share.last().textContent()) ?? '', 10);
}

test('what was seen of the tissue is mapped, led on by key, kept for the reader and said at sign-out', async ({
  page,
  product,
}) => {
  await test.step('the whole slide was seen, and nothing of it at 20x', async () => {
    await openOwnCase(page, product.url);
    await page.keyboard.press('v');
    await expect.poll(() => seenAt(page, 'Any')).toBe(100);
    expect(await seenAt(page, '20x')).toBe(0);
  });

  await test.step('the key leads to unseen tissue at the magnification of the view, and it counts as seen', async () => {
    await changingView(page, () => page.keyboard.press('1'));
    await expect.poll(() => seenAt(page, '20x')).toBeGreaterThan(0);
    const first = await seenAt(page, '20x');
    const there = await changingView(page, () => page.keyboard.press('g'));
    expect(there.scale).toBeCloseTo(1, 6);
    await expect.poll(() => seenAt(page, '20x')).toBeGreaterThan(first);
  });

  await test.step('a reload knows it, and so does the last step of the case', async () => {
    const before = await seenAt(page, '20x');
    // The coverage is written a second after the view.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('seen-slides:usr'))),
      )
      .not.toHaveLength(0);
    await page.reload();
    await opened(page);
    await expect.poll(() => seenAt(page, '20x')).toBeGreaterThanOrEqual(before);
    await page.goto(`/pathologist/primary-diagnosis-case?case=${OWN_CASE.id}&step=sign-out`);
    await expect(
      page.getByText(
        /^Seen of the opened slides: \d+ % of the tissue at 10x or more.* 1 of 7 slides were opened\./,
      ),
    ).toBeVisible();
  });
});
