import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { killBrowser, killRenderers } from '#tests/support/killing.ts';
import { isLong } from '#tests/support/long-run.ts';
import type { Product } from '#tests/support/product.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { storedRulers } from '#tests/support/slides/stored-marks.ts';
import {
  drag,
  onScreen,
  openPickedUp,
  type ShownView,
  settled,
  toggleMeasuring,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

/** The figures of the promise; a few of them unless asked for in full. */
const FACTOR = isLong ? 1 : 0.01;
const RENDERER_KILLS = 200 * FACTOR;
const BROWSER_KILLS = Math.max(1, 20 * FACTOR);
/** Strokes that are shown as kept before the end comes, and how long it may hesitate then. */
const MOST_STROKES = 6;
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

/** As fast as the browser takes it, until the page is gone: presses to a dead page need not fail by themselves. */
async function drawUntilKilled(page: Page, view: ShownView, dead: { readonly is: boolean }): Promise<void> {
  await toggleMeasuring(page);
  const [left, right] = [
    await onScreen(page, { x: 500, y: 500 }, view),
    await onScreen(page, { x: 1700, y: 2400 }, view),
  ];
  for (let at = 0; !dead.is; at += 1) {
    const y = left.y + ((at * 7) % Math.max(1, right.y - left.y));
    await drag(page, { x: left.x, y }, { x: right.x, y: y + 3 });
  }
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

/**
 * Draws and is killed at a random moment after some strokes; how many of them were shown as kept. The network goes at
 * another random moment, before the first stroke as well as after the last.
 */
async function drawAndKill(
  reader: Reader,
  page: Page,
  random: () => number,
  kill: (profile: string) => number,
): Promise<number> {
  const view = await settled(page);
  Object.assign(reader.shown, { page, kept: 0 });
  const strokes = Math.ceil(random() * MOST_STROKES);
  const offlineAfter = Math.floor(random() * (strokes + 1));
  const goOffline = await networkSwitch(page);
  if (offlineAfter === 0) await goOffline();
  const dead = { is: false };
  const drawing = drawUntilKilled(page, view, dead).catch(() => undefined);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (reader.shown.kept < strokes) {
    await once(reader.changes, 'kept', { signal: patience });
    if (reader.shown.kept >= offlineAfter) await goOffline();
  }
  await pause(random() * LONGEST_HESITATION_MS);
  // A press that was on its way to the page may never be answered.
  const gone = new Promise<void>((resolve) => {
    page.once('crash', () => resolve());
    page.once('close', () => resolve());
  });
  expect(kill(reader.profile)).toBeGreaterThan(0);
  // Its process is gone in any case; that Playwright has heard of it is not what this is about.
  await answered('the end of the page', Promise.race([drawing, gone])).catch(() => undefined);
  dead.is = true;
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

/** Everything that was shown as kept is there, each ruler whole, and the page shows what lies in storage. */
async function expectWhole(page: Page, least: number): Promise<number> {
  await settled(page);
  const rulers = await answered('the rulers in storage', storedRulers(page));
  expect(rulers.length).toBeGreaterThanOrEqual(least);
  expect(new Set(rulers.map(({ id }) => id)).size).toBe(rulers.length);
  // One question for all of them: Playwright goes through all earlier ones at each.
  const halves = rulers.filter(
    ({ from, to }) =>
      ![from.x, from.y, to.x, to.y].every(Number.isFinite) || (from.x === to.x && from.y === to.y),
  );
  expect(halves).toEqual([]);
  const listed = page.locator('ol > li[data-id]');
  await expect(listed).toHaveCount(rulers.length);
  const texts = await listed.allTextContents();
  expect(texts.filter((text) => !LABEL.test(text))).toEqual([]);
  return rulers.length;
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

  test(`after the network went and the page was killed at ${RENDERER_KILLS} random moments of drawing`, async ({
    product,
  }) => {
    test.setTimeout(PATIENCE_MS + RENDERER_KILLS * 60_000);
    const random = seededRandom(20_260_311);
    const reader = await launch(newProfile(), product);
    let page = await reader.context.newPage();
    const address = await openCase(page, product);
    await silenceApi(product);
    let [there, shown] = [0, 0];
    for (let kill = 0; kill < RENDERER_KILLS; kill += 1) {
      const kept = await drawAndKill(reader, page, random, killRenderers);
      shown += kept;
      const dead = page;
      page = await pageAfter(reader.context, address);
      void dead.close().catch(() => undefined);
      there = await expectWhole(page, there + kept);
    }
    console.log(`${RENDERER_KILLS} pages killed: ${shown} gestures shown as kept, ${there} there`);
    expect(shown).toBeGreaterThanOrEqual(RENDERER_KILLS);
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
      const kept = await drawAndKill(reader, page, random, killBrowser);
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
