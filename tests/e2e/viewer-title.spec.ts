import type { Page } from '@playwright/test';
import { OWN_CASE, opened, paneOf } from '#tests/support/slides/viewer.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

/** Where pixels are compared, across and down the canvas, as parts of it. */
const GRID = [0.3, 0.4, 0.5, 0.6, 0.7];

interface Watched {
  readonly frames: number;
  readonly blank: number;
  readonly titles: readonly string[];
  /** Titles over the picture of another slide. */
  readonly wrong: readonly string[];
}

type Signature = readonly number[];
interface WatchWindow {
  __signature?: () => Signature | null;
  __known?: Record<string, Signature>;
  __watched?: Watched;
}

/** Puts the reading of a frame into the page: colours at fixed places, or null where nothing can be seen. */
async function readSignatures(page: Page): Promise<void> {
  await page.evaluate((grid) => {
    (globalThis as WatchWindow).__signature = () => {
      const pane = document.querySelector('[role=application][aria-label=Slide]');
      const canvas = pane?.querySelector('canvas');
      const context = canvas?.getContext('2d', { willReadFrequently: true });
      if (!pane || !canvas || !context || getComputedStyle(pane).opacity === '0') return null;
      const pixels = grid.flatMap((x) =>
        grid.map((y) =>
          context.getImageData(Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1),
        ),
      );
      const colours = pixels.flatMap(({ data }) => [...data]);
      return colours.every((value) => value === 0) ? null : colours;
    };
  }, GRID);
}

/** What each slide of the case looks like at home, by its title. */
async function learn(page: Page): Promise<void> {
  await page.evaluate(() => void ((globalThis as WatchWindow).__known = {}));
  for (let at = 0; at < OWN_CASE.images; at += 1) {
    await opened(page);
    await page.locator('section[aria-label="First pane"] [data-sharp="true"]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const shared = globalThis as WatchWindow;
      const title = document.querySelector('section[aria-label="First pane"] h2')?.textContent ?? '';
      if (shared.__known) shared.__known[title] = shared.__signature?.() ?? [];
    });
    if (at + 1 === OWN_CASE.images) return;
    const before = await paneOf(page).getAttribute('data-image');
    await page.keyboard.press('n');
    await expect(paneOf(page)).not.toHaveAttribute('data-image', before ?? '');
  }
}

/** Looks at every frame from now on: which slide its picture is nearest to, and which one its title names. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shared = globalThis as WatchWindow;
    const known = Object.entries(shared.__known ?? {});
    const seen = { frames: 0, blank: 0, titles: new Set<string>(), wrong: [] as string[] };
    const far = (a: Signature, b: Signature) =>
      a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0);
    const look = () => {
      const title = document.querySelector('section[aria-label="First pane"] h2')?.textContent ?? '';
      const picture = shared.__signature?.() ?? null;
      seen.frames += 1;
      seen.titles.add(title);
      if (picture === null) seen.blank += 1;
      else {
        const own = far(picture, shared.__known?.[title] ?? []);
        // Blur on its way may be like anything; the very picture of another slide may not be there. Some slides of
        // the case are one file: the same view of them has to be the same picture to the last pixel.
        if (known.some(([other, its]) => other !== title && far(picture, its) === 0 && own > 0))
          seen.wrong.push(title);
      }
      shared.__watched = { ...seen, titles: [...seen.titles] };
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('title and picture change together: no frame shows a slide under the name of another', async ({
  page,
  product,
}) => {
  await logIn(page, product.url);
  await page.goto(`/viewer?case=${OWN_CASE.id}`);
  await opened(page);
  const first = (await paneOf(page).getAttribute('data-image')) ?? '';
  await readSignatures(page);
  await learn(page);
  const known = await page.evaluate(() => (globalThis as WatchWindow).__known ?? {});
  expect(new Set(Object.values(known).map(String)).size).toBeGreaterThan(1);

  await product.control.fault({ match: { operationId: 'getDownloadLink' }, kind: 'delay', delayMs: 900 });
  await page.goto(`/viewer?case=${OWN_CASE.id}&image=${first}`);
  await expect(paneOf(page)).toBeAttached();
  await page.evaluate((learnt) => void ((globalThis as WatchWindow).__known = learnt), known);
  await readSignatures(page);
  await watch(page);
  const title = page.getByRole('region', { name: 'First pane' }).getByRole('heading').first();
  // The first slide's name too is to have been on a frame before the first key takes it away.
  await page.waitForFunction(() => ((globalThis as WatchWindow).__watched?.frames ?? 0) > 0);
  for (const key of ['n', 'n', 'n', 'p', 'n', 'n', 'p', 'p', 'n', 'n']) {
    const before = (await title.textContent()) ?? '';
    await page.keyboard.press(key);
    await expect(title).not.toHaveText(before);
    // A busy machine draws no frame for a while; the next key waits until one was looked at.
    const now = (await title.textContent()) ?? '';
    await page.waitForFunction((name) => (globalThis as WatchWindow).__watched?.titles.includes(name), now);
    if (key === 'p') await opened(page);
  }
  await opened(page);
  // A busy machine draws few frames; a picture is to have been looked at on more than ten of them all the same.
  const pictured = () =>
    page.evaluate(() => {
      const { frames = 0, blank = 0 } = (globalThis as WatchWindow).__watched ?? {};
      return frames - blank;
    });
  await expect.poll(pictured).toBeGreaterThan(10);
  const watched = await page.evaluate(() => (globalThis as WatchWindow).__watched);
  expect(watched?.wrong).toEqual([]);
  // A press right after another may pass a slide by.
  expect(watched?.titles.length).toBeGreaterThan(3);

  // That a wrong title would have been seen.
  const other = Object.keys(known).find((name) => name !== watched?.titles.at(-1)) ?? '';
  await title.evaluate((heading, name) => void (heading.textContent = name), other);
  const wrong = () => page.evaluate(() => (globalThis as WatchWindow).__watched?.wrong.length ?? 0);
  await expect.poll(wrong).toBeGreaterThan(0);
});

test('S4.4-02 entering another specimen says so', async ({ page, product }) => {
  await logIn(page, product.url);
  await page.goto(`/viewer?case=${OWN_CASE.id}`);
  await opened(page);
  await page.getByRole('button', { name: 'Next slide', exact: true }).click();
  await expect(page.getByText(/^Moving to Specimen \S+$/)).toBeVisible();
  await expect(page.getByText(`2 of ${String(OWN_CASE.images)}`, { exact: true })).toBeVisible();
});
