import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { killBrowser, killRenderers } from '#tests/support/killing/killed-browser.ts';
import { isLong } from '#tests/support/long-run.ts';
import type { Product } from '#tests/support/product.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { visitAtRandom } from '#tests/support/slides/random-visit.ts';
import { standingMarks, storedMarks } from '#tests/support/slides/stored-marks.ts';
import { openPickedUp, paneOf, settled, storedEntries } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

/** The figures of the promise; a few of them unless asked for in full. */
const FACTOR = isLong ? 1 : 0.01;
const VISITS = 200 * FACTOR;
const BROWSER_KILLS = Math.max(1, 20 * FACTOR);
/** Every so many visits, one ends without a network by the page being closed; the others by a kill. */
const CLOSED_EVERY = 2;
/** Gestures that are shown as kept before the end comes, and how long it may hesitate then. */
const MOST_GESTURES = 6;
const LONGEST_HESITATION_MS = 120;
/** What Playwright asks of a page whose process is killed meanwhile may stay without an answer for ever. */
const ANSWER_LIMIT_MS = 60_000;
/** Catches hanging, for whatever a page does answer to. */
const PATIENCE_MS = 180_000;
const MOST_PAGES = 5;
const LABEL = /\d+\.\d{3} (fm|pm|nm|μm|mm|px)/;

// Tracing keeps hold of objects of pages that are killed here, and fails the test for them.
if (process.env['TRACE'] === '1') test.use({ trace: 'off' });

interface Reader {
  readonly context: BrowserContext;
  readonly profile: string;
  /** What this page has shown as kept, as far as it could say so before its end; the word of an earlier one may come late. */
  readonly shown: { page: Page | null; kept: number };
  /** 'kept' at each change of it. Listened to: asking again and again would fill the report with steps. */
  readonly changes: EventEmitter;
}

/** What stands in `data-kept`, told at each change. */
async function tellKept({ context, shown, changes }: Reader): Promise<void> {
  await context.exposeBinding('keptShown', ({ page }, kept: number) => {
    if (page !== shown.page) return;
    shown.kept = Math.max(shown.kept, kept);
    changes.emit('kept');
  });
  await context.addInitScript(() => {
    const tell = () => {
      const kept = Number(document.querySelector('[data-kept]')?.getAttribute('data-kept') ?? 0);
      (window as unknown as { keptShown: (kept: number) => void }).keptShown(kept);
    };
    new MutationObserver(tell).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-kept'],
    });
  });
}

async function launch(profile: string, product: Product): Promise<Reader> {
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  });
  const reader = { context, profile, shown: { page: null, kept: 0 }, changes: new EventEmitter() };
  await tellKept(reader);
  return reader;
}

/** Only this browser's storage counts. */
async function silenceApi(product: Product): Promise<void> {
  for (const operationId of ['getAnnotations', 'putAnnotations'])
    await product.control.fault({ match: { operationId }, kind: 'status', status: 503 });
}

async function openCase(page: Page, product: Product): Promise<string> {
  await openPickedUp(page, product.url);
  await settled(page);
  return page.url();
}

/** Rejects with the name of a step that nothing answers, long before the test's own limit would end it unnamed. */
async function answered<T>(step: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing answered: ${step}`)), ANSWER_LIMIT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes the network away from this page alone: its context could not be told of another state once the page is gone. */
async function networkSwitch(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return () => session.send('Network.emulateNetworkConditions', conditions);
}

type End = (page: Page) => Promise<void> | void;

const killed =
  (kill: (profile: string) => number, { profile }: Reader): End =>
  () =>
    expect(kill(profile)).toBeGreaterThan(0);
const closed: End = (page) => page.close();

/**
 * Works on a case until the end comes, at a random moment after some gestures; how many of them were shown as kept. The
 * network goes before another random one of them, the first as well as one after the last: then there was one all along.
 */
async function visitUntil(reader: Reader, page: Page, random: () => number, end: End): Promise<number> {
  await settled(page);
  Object.assign(reader.shown, { page, kept: 0 });
  const gestures = Math.ceil(random() * MOST_GESTURES);
  const goOffline = await networkSwitch(page);
  const offlineFrom = Math.floor(random() * (gestures + (end === closed ? 0 : 1)));
  const over = { is: false };
  const before = async (step: number): Promise<boolean> => {
    if (step === offlineFrom) await goOffline();
    return step < offlineFrom;
  };
  const stuck = new AbortController();
  const visiting = visitAtRandom({ page, random }, { isOver: () => over.is, before }).catch(
    (cause: unknown) => stuck.abort(cause),
  );
  const patience = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), stuck.signal]);
  while (reader.shown.kept < gestures) await once(reader.changes, 'kept', { signal: patience });
  if (end === closed) await goOffline();
  await pause(random() * LONGEST_HESITATION_MS);
  // A press that was on its way to the page may never be answered.
  const gone = new Promise<void>((resolve) => {
    page.once('crash', () => resolve());
    page.once('close', () => resolve());
  });
  await end(page);
  // The process of the page is gone in any case; that Playwright has heard of it is not what this is about.
  await answered('the end of the page', Promise.race([visiting, gone])).catch(() => undefined);
  over.is = true;
  return reader.shown.kept;
}

/**
 * The browser may give a page the spare process that was just killed with the others: such a page crashes, or
 * never answers.
 */
async function pageAfter(context: BrowserContext, address: string): Promise<Page> {
  const opened = async (): Promise<Page> => {
    const page = await answered('a new page', context.newPage());
    await page.goto(address, { timeout: ANSWER_LIMIT_MS });
    return page;
  };
  for (let left = MOST_PAGES; left > 1; left -= 1) {
    try {
      return await opened();
    } catch (cause) {
      console.log(`A page that did not come: ${cause instanceof Error ? cause.message : 'unknown'}`);
    }
  }
  return opened();
}

/**
 * Every gesture that was shown as kept is there, each ruler whole, and the page shows what lies in storage: on the slide
 * that is open, and in the list of all marks. How many gestures lie there.
 */
async function expectWhole(page: Page, least: number): Promise<number> {
  await settled(page);
  const entries = await answered('the marks in storage', storedMarks(page));
  const gestures = new Set(entries.map(({ gesture }) => gesture));
  expect(gestures.size).toBeGreaterThanOrEqual(least);
  const made = entries.flatMap(({ event: { type, ruler, patch } }) =>
    type === 'ruler.drawn' || type === 'patch.placed' ? [ruler?.id ?? patch?.id] : [],
  );
  expect(new Set(made).size).toBe(made.length);
  const marks = standingMarks(entries);
  const halves = marks.filter(({ ruler }) => {
    if (ruler === null) return false;
    const { from, to } = ruler;
    const isWhole = [from.x, from.y, to.x, to.y].every(Number.isFinite);
    return !isWhole || (from.x === to.x && from.y === to.y);
  });
  expect(halves).toEqual([]);
  const image = await paneOf(page).getAttribute('data-image');
  // One question for all of them: Playwright goes through all earlier ones at each.
  const listed = page.locator('ol > li[data-id]');
  const here = marks.filter((mark) => mark.ruler !== null && mark.image === image);
  await expect(listed).toHaveCount(here.length);
  const texts = await listed.allTextContents();
  expect(texts.filter((text) => !LABEL.test(text))).toEqual([]);
  await page.keyboard.press('l');
  const rows = page.locator('tr[data-mark]');
  await expect(rows).toHaveCount(marks.length);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({ id: row.dataset['mark'] ?? '', text: row.textContent })),
  );
  const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id).toSorted();
  expect(ids(shown)).toEqual(ids(marks));
  const textOf = new Map(shown.map(({ id, text }) => [id, text]));
  const wordless = marks.filter(({ id, note }) => !(textOf.get(id) ?? '').includes(note ?? ''));
  expect(wordless).toEqual([]);
  await page.keyboard.press('l');
  return gestures.size;
}

/** Once the server answers again, it has every gesture of the open slide that this browser has. */
async function expectSent(page: Page, product: Product): Promise<void> {
  await product.control.clearFaults();
  await page.reload();
  await settled(page);
  const image = (await paneOf(page).getAttribute('data-image')) ?? '';
  const own = (await storedMarks(page)).filter((entry) => entry.image === image);
  const unsent = async () => {
    const sent = new Set((await storedEntries(page, image)).map(({ gesture }) => gesture));
    return own.filter(({ gesture }) => !sent.has(gesture));
  };
  await expect.poll(unsent).toEqual([]);
}

test.describe('a mark that was shown as kept is there again', () => {
  const profiles: string[] = [];
  const newProfile = (): string => {
    const profile = mkdtempSync(path.join(tmpdir(), 'viewer-'));
    profiles.push(profile);
    return profile;
  };
  test.afterEach(() => {
    for (const profile of profiles.splice(0)) {
      killBrowser(profile);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  test(`after the network went and the page was killed or closed at ${VISITS} random moments of a visit`, async ({
    product,
  }) => {
    test.setTimeout(PATIENCE_MS + VISITS * 60_000);
    const random = seededRandom(20_260_311);
    const reader = await launch(newProfile(), product);
    let page = await reader.context.newPage();
    const address = await openCase(page, product);
    await silenceApi(product);
    let [there, shown] = [0, 0];
    for (let visit = 1; visit <= VISITS; visit += 1) {
      const end = visit % CLOSED_EVERY === 0 ? closed : killed(killRenderers, reader);
      const kept = await visitUntil(reader, page, random, end);
      shown += kept;
      const dead = page;
      page = await pageAfter(reader.context, address);
      void dead.close().catch(() => undefined);
      there = await expectWhole(page, there + kept);
    }
    console.log(`${VISITS} visits: ${shown} gestures shown as kept, ${there} there`);
    expect(shown).toBeGreaterThanOrEqual(VISITS);
    await expectSent(page, product);
    await reader.context.close();
  });

  test(`after the whole browser was killed ${BROWSER_KILLS} times`, async ({ product }) => {
    test.setTimeout(PATIENCE_MS + BROWSER_KILLS * 60_000);
    const random = seededRandom(7);
    const profile = newProfile();
    let reader = await launch(profile, product);
    let page = await reader.context.newPage();
    const address = await openCase(page, product);
    const cookies = await reader.context.cookies();
    await silenceApi(product);
    let [there, shown] = [0, 0];
    for (let kill = 0; kill < BROWSER_KILLS; kill += 1) {
      const kept = await visitUntil(reader, page, random, killed(killBrowser, reader));
      shown += kept;
      await reader.context.close().catch(() => undefined);
      reader = await launch(profile, product);
      // The session's cookie is not what this is about: a browser writes cookies when it likes.
      await reader.context.addCookies(cookies);
      page = await reader.context.newPage();
      await page.goto(address);
      there = await expectWhole(page, there + kept);
    }
    console.log(`${BROWSER_KILLS} browsers killed: ${shown} gestures shown as kept, ${there} there`);
    expect(shown).toBeGreaterThanOrEqual(BROWSER_KILLS);
    await reader.context.close();
  });
});
