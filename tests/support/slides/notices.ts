import { expect, type Page } from '@playwright/test';
import { paneOf } from './viewer.ts';

/** Where the pane is, and what it shows: nothing that is said over a slide may move it. */
export const placeOfSlide = async (page: Page) => ({
  box: await paneOf(page).boundingBox(),
  view: await paneOf(page).getAttribute('data-view'),
});

/** No notice over the slide lies on another one, on the scale bar or on the overview. */
export async function expectApart(page: Page): Promise<void> {
  const overlapping = await page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
    const notices = boxesOf('[data-notices] > :not(:last-child), [data-notices] > :last-child > *');
    const others = boxesOf('.scale-bar, .navigator');
    return notices.flatMap(({ text, box }, at) =>
      [...notices.slice(at + 1), ...others]
        .filter(({ box: { left, right, top, bottom } }) => {
          const isBeside = box.left >= right || left >= box.right;
          return !isBeside && box.top < bottom && top < box.bottom;
        })
        .map((other) => [text, other.text]),
    );
  });
  expect(overlapping).toEqual([]);
}
