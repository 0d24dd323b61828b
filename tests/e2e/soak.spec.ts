import type { CDPSession, Page } from '@playwright/test';
import { onlyLong } from '#tests/support/long-run.ts';
import { openPickedUp, settled } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

/** Over the first dozens of changes the engine compiles more and more of the code, which is heap too. */
const RUNS = [{ warmUp: 40, changes: 200 }];

// A trace keeps the page's past in the page itself.
if (process.env['TRACE'] === '1') test.use({ trace: 'off' });

async function openCase(page: Page, url: string): Promise<void> {
  await openPickedUp(page, url);
  await settled(page);
}

/** Bytes that live on after everything that can be collected was. */
async function heapOf(cdp: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** A viewer has a navigator, which is one too; whatever else lies in the page was left behind. */
const viewersIn = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('.pane-host > .openseadragon-container').length);

async function changeSlide(page: Page, turn: number): Promise<void> {
  await page.keyboard.press(turn % 2 === 0 ? 'n' : 'p');
  await settled(page);
}

for (const { warmUp, changes } of onlyLong(RUNS))
  test(`${changes} slide changes with split view on and off leave nothing behind`, async ({
    page,
    product,
  }) => {
    test.setTimeout(changes * 10_000 + 90_000);
    await openCase(page, product.url);
    const cdp = await page.context().newCDPSession(page);
    const change = async (turn: number) => {
      if (turn % 4 === 1) await page.keyboard.press('s');
      await changeSlide(page, turn);
      expect(await viewersIn(page)).toBe(turn % 8 >= 1 && turn % 8 < 5 ? 2 : 1);
    };
    for (let turn = 0; turn < warmUp; turn += 1) await change(turn);
    const before = await heapOf(cdp);
    for (let turn = 0; turn < changes; turn += 1) await change(warmUp + turn);
    // Back to one pane, as when the measure was taken.
    if ((await viewersIn(page)) === 2) await page.keyboard.press('s');
    await settled(page);
    const after = await heapOf(cdp);
    test
      .info()
      .annotations.push({ type: 'heap', description: `${String(before)} to ${String(after)} bytes` });
    expect(after).toBeLessThan(before * 1.1);
  });
