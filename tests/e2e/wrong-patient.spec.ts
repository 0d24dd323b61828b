import type { BrowserContext, Page } from '@playwright/test';
import { isLong } from '#tests/support/long-run.ts';
import { pickUp } from '#tests/support/requests.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { drag, opened, pointIn, toggleMeasuring } from '#tests/support/slides/viewer.ts';
import { enter, expect, test } from '#tests/support/test.ts';

/** The figure of the promise; a few steps unless it is asked for in full. */
const STEPS = isLong ? 200 : 4;
const LONGEST_DELAY_MS = 400;
const LONGEST_PAUSE_MS = 900;

/** Everything by which one of the two cases shows itself on a page. */
const CASES = [
  { caseId: 'cas_dp-2026-000009', number: 'DP-2026-000009', patient: 'Abernethy', word: 'word-of-nine' },
  { caseId: 'cas_dp-2026-000001', number: 'DP-2026-000001', patient: 'Haverly', word: 'word-of-one' },
] as const;
type Watched = (typeof CASES)[number] & {
  readonly images: readonly string[];
  readonly marks: readonly string[];
};

const DIAGNOSIS = '/pathologist/primary-diagnosis-case';

/**
 * Looks at the page in each frame that is drawn, and tells of a frame in which more than one case shows itself: by its
 * number or patient in title and banners, by its picture, by a mark or by a text that was written for it.
 */
async function watchFrames(context: BrowserContext, cases: readonly Watched[]): Promise<string[]> {
  const mixed: string[] = [];
  await context.exposeBinding('mixedUp', (_, what: string) => void mixed.push(what));
  await context.addInitScript((watched: readonly Watched[]) => {
    const facts = (): readonly (readonly [string, string])[] => {
      const banner = document.querySelector('[aria-label="Patient"]')?.textContent ?? '';
      const images = [...document.querySelectorAll('[data-image]')].map(
        (one) => one.getAttribute('data-image') ?? '',
      );
      const marks = [...document.querySelectorAll('[data-mark], ol > li[data-id]')].map(
        (one) => one.getAttribute('data-mark') ?? one.getAttribute('data-id') ?? '',
      );
      const texts = [...document.querySelectorAll('textarea')].map(({ value }) => value).join(' ');
      return watched.flatMap(({ number, patient, word, images: own, marks: ownMarks }) => [
        ...(document.title.includes(number) ? [[number, 'title'] as const] : []),
        ...(banner.includes(number) || banner.includes(patient) ? [[number, 'banner'] as const] : []),
        ...(images.some((image) => own.includes(image)) ? [[number, 'picture'] as const] : []),
        ...(marks.some((mark) => ownMarks.includes(mark)) ? [[number, 'mark'] as const] : []),
        ...(texts.includes(word) ? [[number, 'text'] as const] : []),
      ]);
    };
    const seen = new Set<string>();
    Object.assign(window, { seenFacts: seen });
    const look = (): void => {
      const shown = facts();
      for (const [, what] of shown) seen.add(what);
      if (new Set(shown.map(([number]) => number)).size > 1)
        (window as unknown as { mixedUp: (what: string) => void }).mixedUp(JSON.stringify(shown));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, cases);
  return mixed;
}

/** Writes a word of the case into its comment and a ruler onto its first slide, and says how the two are named. */
async function furnish(page: Page, one: (typeof CASES)[number]): Promise<Watched> {
  await page.goto(`${DIAGNOSIS}?case=${one.caseId}`);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill(one.word);
  await comment.blur();
  await expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();
  await page.goto(`/viewer?case=${one.caseId}`);
  await opened(page);
  await toggleMeasuring(page);
  await drag(page, await pointIn(page, 0.4, 0.4), await pointIn(page, 0.6, 0.6));
  await toggleMeasuring(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const idsOf = (selector: string, name: string): Promise<readonly string[]> =>
    page
      .locator(selector)
      .evaluateAll((all, attribute) => all.map((each) => each.getAttribute(attribute) ?? ''), name);
  const images = [
    ...(await idsOf('nav [data-id], aside [data-id]', 'data-id')),
    ...(await idsOf('[data-image]', 'data-image')),
  ];
  const marks = await idsOf('ol > li[data-id]', 'data-id');
  expect([images.length > 0, marks.length > 0]).toEqual([true, true]);
  return { ...one, images, marks };
}

test(`no frame shows two cases in ${String(STEPS)} random steps of two tabs, with late answers`, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(240_000 + STEPS * 15_000);
  await enter(page, product.url);
  await pickUp(page, product.url);
  const watched: Watched[] = [];
  for (const one of CASES) watched.push(await furnish(page, one));
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: await page.context().storageState(),
  });
  const mixed = await watchFrames(context, watched);
  const tabs = [await context.newPage(), await context.newPage()];
  const random = seededRandom(20_261_124);
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[Math.floor(random() * choices.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
  const late = ['getCase', 'getViewerCase', 'getPrimaryDiagnosis', 'getDownloadLink', 'getAnnotations'];
  const link = async (tab: Page, name: string): Promise<void> => {
    const found = tab.getByRole('link', { name }).filter({ visible: true }).first();
    if ((await found.count()) > 0) await found.click({ timeout: 5000 }).catch(() => undefined);
  };
  const steps: readonly ((tab: Page) => Promise<unknown>)[] = [
    (tab) => tab.goto(`/viewer?case=${pick(CASES).caseId}`),
    (tab) => tab.goto(`${DIAGNOSIS}?case=${pick(CASES).caseId}`),
    (tab) => tab.goto('/selectedCases'),
    (tab) => link(tab, `Open ${pick(CASES).number}`),
    (tab) => link(tab, `${pick(CASES).number}: diagnosis`),
    (tab) => link(tab, 'My Cases'),
    (tab) => tab.goBack(),
    (tab) => tab.goForward(),
    (tab) => tab.reload(),
    (tab) => tab.keyboard.press('n'),
  ];
  for (let step = 0; step < STEPS; step += 1) {
    const tab = pick(tabs);
    await product.control.clearFaults();
    await product.control.fault({
      match: { operationId: pick(late) },
      kind: 'delay',
      delayMs: Math.ceil(random() * LONGEST_DELAY_MS),
    });
    // A page that is left while it loads refuses the step before; the next one goes on from there.
    await pick(steps)(tab).catch(() => undefined);
    await tab.bringToFront();
    await tab.waitForTimeout(random() * LONGEST_PAUSE_MS);
    expect(mixed, `after step ${String(step)}`).toEqual([]);
  }
  await product.control.clearFaults();
  // The rest proves that the watch would have seen a wrong patient: a case shows itself by all that it is watched
  // for.
  const [tab] = tabs;
  const seenIn = () =>
    tab?.evaluate(() => [...(window as unknown as { seenFacts: Set<string> }).seenFacts].toSorted());
  await tab?.goto(`${DIAGNOSIS}?case=${CASES[1].caseId}`);
  await expect.poll(seenIn).toEqual(['banner', 'text', 'title']);
  // The mark of the case is on the first slide, and the steps may have left the case on another one.
  await tab?.goto(`/viewer?case=${CASES[1].caseId}&image=${watched[1]?.images[0] ?? ''}`);
  await expect.poll(seenIn).toEqual(['banner', 'mark', 'picture', 'title']);
  await tab?.evaluate((other) => {
    document.title = other;
  }, CASES[0].number);
  await expect.poll(() => mixed.length).toBeGreaterThan(0);
  await context.close();
});
