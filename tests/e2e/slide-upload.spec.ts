import { stat } from 'node:fs/promises';
import type { Page, Request, Route } from '@playwright/test';
import { partBytesFor, partLengthOf } from '#app/core/uploads/parts.ts';
import { isLong } from '#tests/support/long-run.ts';
import { writeSlide } from '#tests/support/slides/big-slide.ts';
import { enterAs, expect, test } from '#tests/support/test.ts';

/** 508 MB, and 10 MB in the short run. */
const SIDE = isLong ? 22_528 : 3_200;
const BREAKS = isLong ? 7 : 2;
const BYTES_PER_SECOND = isLong ? 32e6 : 4e6;
/** The longest that the page may not answer. */
const LONGEST_TASK_MS = 100;

const PARTS = /\/resources\/upload-part\//;

/** A line as slow as a real one, which the test can cut. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: BYTES_PER_SECOND,
    });
  await set(false);
  return {
    /** Cuts the line when so many parts were begun: the latest never gets through, and others are on their way. */
    breakAt: (parts: number, begun: ReadonlySet<number>): Promise<void> =>
      new Promise((resolve, reject) => {
        let isDue = true;
        const cut = async (route: Route): Promise<void> => {
          if (!isDue || begun.size < parts) return route.continue();
          isDue = false;
          const isPart = (request: Request) => request === route.request();
          const failed = page.waitForEvent('requestfailed', { predicate: isPart, timeout: 0 });
          await set(true);
          await route.continue();
          await failed;
          await set(false);
          resolve();
        };
        page.route(PARTS, (route) => cut(route).catch(reject)).catch(reject);
      }),
  };
}

/** The tasks of the page that took long, by when they began. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: { readonly at: number; readonly ms: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask' });
  });

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
const longestSince = (page: Page, since: number): Promise<number> =>
  page.evaluate((from) => {
    const { tasks } = window as unknown as { tasks: readonly { at: number; ms: number }[] };
    return Math.max(0, ...tasks.filter(({ at }) => at >= from).map(({ ms }) => ms));
  }, since);

test(`S5-05 a slide of ${Math.round(SIDE ** 2 / 1e6)} MB arrives whole over a line that breaks ${BREAKS} times and over a reload`, async ({
  page,
  product,
}, info) => {
  test.setTimeout(isLong ? 900_000 : 60_000);
  const path = info.outputPath('slide.tif');
  const hash = await writeSlide(path, SIDE);
  const { size } = await stat(path);
  const cut = { bytes: size, partBytes: partBytesFor(size) };
  const sent: number[] = [];
  const begun = new Set<number>();
  let uploadId = '';
  page.on('request', (request) => {
    const [, id, part] = /\/resources\/upload-part\/([^/]+)\/(\d+)$/.exec(request.url()) ?? [];
    if (id === undefined) return;
    uploadId = id;
    sent.push(Number(part));
    begun.add(Number(part));
  });
  const partsOf = (share: number) => Math.floor(share * Math.ceil(size / cut.partBytes));
  await watchTasks(page);
  await enterAs(page, product.url, 'facility@example.org', '/upload-project?step=specimens');
  await page.getByRole('button', { name: 'Add specimen' }).click();
  await page.getByRole('button', { name: /^Add slides/ }).click();
  const slides = page.getByRole('group', { name: 'Slides A1' });
  const line = await lineOf(page);
  const longest: number[] = [];
  let began = await now(page);
  let breaking = line.breakAt(partsOf(1 / (BREAKS + 1)), begun);
  await slides.locator('input[type=file]').setInputFiles(path);
  for (let at = 1; at <= BREAKS; at += 1) {
    await breaking;
    const isHalfway = at === Math.ceil(BREAKS / 2);
    if (!isHalfway && at < BREAKS) breaking = line.breakAt(partsOf((at + 1) / (BREAKS + 1)), begun);
    if (!isHalfway) continue;
    longest.push(await longestSince(page, began));
    await page.reload();
    await expect(slides.getByText('Choose the file again to go on')).toBeVisible();
    began = await now(page);
    breaking = line.breakAt(partsOf((at + 1) / (BREAKS + 1)), begun);
    await slides.locator('input[type=file]').setInputFiles(path);
  }
  await expect(slides.getByText('1 added')).toBeVisible({ timeout: isLong ? 600_000 : 60_000 });
  longest.push(await longestSince(page, began));

  const answer = await page.request.get(`${product.url}/resources/upload/${uploadId}`);
  expect(await answer.json()).toMatchObject({ upload: { bytes: size, intake: { checksum: hash } } });
  const twice = sent.reduce((sum, number) => sum + (partLengthOf(cut, number) ?? 0), 0) - size;
  const share = twice / size;
  console.info(
    `${(share * 100).toFixed(1)} % sent twice; the longest task took ${Math.round(Math.max(...longest))} ms.`,
  );
  // A part is a greater share of a small file, and other work of this machine a greater share of a task.
  expect(share).toBeLessThan(isLong ? 0.05 : 2);
  if (isLong) expect(Math.max(...longest)).toBeLessThanOrEqual(LONGEST_TASK_MS);
});
