import { enter, expect, test } from '#tests/support/test.ts';

const DESK = '/pathologist/primary-diagnosis-case?case=cas_dp-2026-000009';

test('a window that is zoomed to 400 % shows the text that is typed, under the line that says whose it is', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, product.url, DESK);
  const field = page.getByRole('textbox', { name: 'Comment' }).first();
  await field.focus();
  await field.pressSequentially('Invented.');
  await expect(page.getByRole('region', { name: 'Patient' })).toBeInViewport({ ratio: 1 });
  // What is seen at the places of its first and its last line in sight is the field itself.
  const seen = await field.evaluate((area) => {
    const { top, bottom, left } = area.getBoundingClientRect();
    const inSight = [Math.max(top + 4, 4), Math.min(bottom - 4, window.innerHeight - 4)];
    return {
      height: Math.min(bottom, window.innerHeight) - Math.max(top, 0),
      isSeen: inSight.map((y) => document.elementFromPoint(left + 8, y) === area),
    };
  });
  expect(seen.isSeen).toEqual([true, true]);
  expect(seen.height).toBeGreaterThan(40);
});

test('at 400 % nothing that takes the focus on the way back through the page is behind the patient', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, product.url, DESK);
  await page.getByRole('link', { name: 'Ask for a second review' }).focus();
  const patient = page.getByRole('region', { name: 'Patient' });
  for (let back = 0; back < 8; back += 1) {
    await page.keyboard.press('Shift+Tab');
    const below = await patient.evaluate((banner) => {
      const { top } = document.activeElement?.getBoundingClientRect() ?? { top: 0 };
      return top - banner.getBoundingClientRect().bottom;
    });
    expect(below, `step ${String(back)}`).toBeGreaterThanOrEqual(0);
  }
});
