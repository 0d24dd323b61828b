import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { apiDesk } from '#tests/support/api-desk.ts';
import { killBrowser, killRenderers } from '#tests/support/killing/killed-browser.ts';
import { isLong } from '#tests/support/long-run.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { pickUp } from '#tests/support/requests.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { enter, expect, test } from '#tests/support/test.ts';

/** The figure of the promise; one moment of each kind unless it is asked for in full. */
const MOMENTS = isLong ? 100 : 4;
/** What may be lost of what was typed. */
const MOST_LOST_MS = 5000;
const LONGEST_WRITING_MS = isLong ? 9000 : 3000;

const [NINE, ONE] = ['cas_dp-2026-000009', 'cas_dp-2026-000001'] as const;
/** Two cases of the reader, and fields of each; what is typed names the case that it is for. */
const PLACES = [
  { caseId: NINE, mark: 'nine', field: 'Diagnosis of specimen A' },
  { caseId: ONE, mark: 'one', field: 'Comment' },
  { caseId: NINE, mark: 'nine', field: 'Microscopic description' },
  // A line of the synoptic report, which is full sooner than a text and is begun anew each time.
  { caseId: ONE, mark: 'one', field: 'Margins' },
] as const;
type Place = (typeof PLACES)[number];

const ENDS = [
  'the page is killed',
  'the network goes, and the page is killed',
  'nothing can be saved, and the page is killed',
  'the server is killed, and the page after it',
] as const;
type End = (typeof ENDS)[number];

const fieldOf = (page: Page, { field }: Place) => page.getByRole('textbox', { name: field });
const addressOf = ({ caseId }: Place): string => `/pathologist/primary-diagnosis-case?case=${caseId}`;

/** A text as it was at a moment. */
interface Typed {
  readonly at: number;
  readonly text: string;
}

async function open(page: Page, place: Place): Promise<void> {
  await page.goto(addressOf(place));
  await expect(fieldOf(page, place)).toBeEditable();
}

/** A synoptic report of one of the cases, with a line that is answered and one that is not. */
async function giveSynoptic(url: string): Promise<void> {
  const desk = await apiDesk(url, 'provider@example.org');
  const elements = [
    { element: 'Procedure', response: 'Excision' },
    { element: 'Margins', response: '' },
  ];
  const block = { specimenID: 'A', template: 'Cancer resection', elements, notApplicableReason: null };
  const body = {
    diagnoses: [],
    seeDiagnosis: false,
    findings: [],
    urgentResult: { isUrgent: null, communication: null },
    synoptic: [block],
  };
  const path = '/primary-diagnosis';
  await desk.change(ONE, path, body, { method: 'PUT', from: path });
}

/** What lies in this browser of texts that no server has. */
const keptTexts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('diagnosis:')));

async function cutOff(page: Page, product: Product, end: End): Promise<void> {
  if (end === ENDS[1]) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const conditions = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', conditions);
  }
  if (end === ENDS[3]) await product.kill();
  if (end === ENDS[2])
    await product.control.fault({ match: { operationId: 'savePrimaryDiagnosis' }, kind: 'reset' });
}

/** Types words at the end of the field until the page is gone; what stood there after each of them, with its time. */
async function writeUntilKilled(
  page: Page,
  place: Place,
  round: number,
  { writingMs, cutMs, cut }: { writingMs: number; cutMs: number; cut: () => Promise<void> },
): Promise<readonly Typed[]> {
  const field = fieldOf(page, place);
  if (place.field === 'Margins') await field.fill('');
  await field.focus();
  await page.keyboard.press('Control+End');
  const before = await field.inputValue();
  const typed: Typed[] = [{ at: Date.now(), text: before }];
  const start = Date.now();
  let isCut = false;
  for (let word = 0; Date.now() - start < writingMs; word += 1) {
    if (!isCut && Date.now() - start >= cutMs) {
      isCut = true;
      await cut();
    }
    await page.keyboard.type(`${place.mark}-${String(round)}-${String(word)} `);
    typed.push({ at: Date.now(), text: await field.inputValue() });
  }
  // The moment may fall behind the last word, and the end comes all the same.
  if (!isCut) await cut();
  return typed;
}

test.describe('what was typed of a diagnosis is there again', () => {
  let profile = '';
  let product: Product;
  /** What a server that was killed finds again when it begins anew at the same address. */
  const startAgain = async (port: string, tries = 10): Promise<Product> => {
    try {
      return await startProduct({
        PORT: port,
        SESSION_SECRET: 'one secret for all servers of this test',
        SESSION_STORE: path.join(profile, 'kept-sessions'),
        MOCK_DATA: path.join(profile, 'kept-cases'),
      });
    } catch (error) {
      // Between the two servers a connection of another program may have the port for a moment.
      const isTaken = String(error).includes('That port is taken');
      if (!isTaken || tries === 1) throw error;
      return startAgain(port, tries - 1);
    }
  };
  test.beforeEach(async () => {
    profile = mkdtempSync(path.join(tmpdir(), 'diagnosis-'));
    product = await startAgain('0');
  });
  test.afterEach(async () => {
    await product.stop();
    killBrowser(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  async function launch(): Promise<BrowserContext> {
    const { launchOptions } = test.info().project.use;
    return chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: product.url });
  }

  test(`after ${String(MOMENTS)} ends at random moments of writing, at most 5 s of it lost, and each case has its own`, async () => {
    test.setTimeout(240_000 + MOMENTS * 60_000);
    const random = seededRandom(20_261_123);
    const context = await launch();
    let page = await context.newPage();
    await enter(page, product.url);
    await pickUp(page, product.url);
    await giveSynoptic(product.url);
    const stood: Record<string, string> = {};
    let mostLostMs = 0;
    for (let round = 0; round < MOMENTS; round += 1) {
      const end = ENDS[round % ENDS.length] ?? ENDS[0];
      const place = PLACES[(round + Math.floor(round / ENDS.length)) % PLACES.length] ?? PLACES[0];
      await open(page, place);
      const writingMs = 500 + random() * LONGEST_WRITING_MS;
      const typed = await writeUntilKilled(page, place, round, {
        writingMs,
        cutMs: random() * writingMs,
        cut: () => cutOff(page, product, end),
      });
      const killedAt = Date.now();
      expect(killRenderers(profile)).toBeGreaterThan(0);
      if (end === ENDS[3]) product = await startAgain(new URL(product.url).port);
      await product.control.clearFaults();
      const dead = page;
      page = await context.newPage();
      void dead.close().catch(() => undefined);
      await open(page, place);
      // What a page kept that is gone by now is taken over a moment after the next one has begun, and is saved then.
      const mayBe = new Map(typed.map(({ at, text }) => [text.trimEnd(), at]));
      const foundAt = async () => mayBe.get((await fieldOf(page, place).inputValue()).trimEnd()) ?? 0;
      await expect.poll(() => keptTexts(page), 'what was kept is saved').toEqual([]);
      await expect
        .poll(foundAt, `round ${String(round)}, when ${end}`)
        .toBeGreaterThan(killedAt - MOST_LOST_MS);
      stood[place.caseId + place.field] = await fieldOf(page, place).inputValue();
      mostLostMs = Math.max(mostLostMs, (typed.at(-1)?.at ?? 0) - (await foundAt()));
    }
    console.log(`${String(MOMENTS)} ends: at most ${String(mostLostMs)} ms of typing lost`);
    for (const place of PLACES) {
      await open(page, place);
      const text = await fieldOf(page, place).inputValue();
      const stands = stood[place.caseId + place.field];
      if (stands !== undefined) expect(text).toBe(stands);
      for (const { mark } of PLACES) if (mark !== place.mark) expect(text).not.toContain(`${mark}-`);
    }
    await context.close();
  });
});
