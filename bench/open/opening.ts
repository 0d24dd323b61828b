import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';
import { logIn } from '../../tests/support/requests.ts';
import { type OpenTimes, readOpening, watchOpening } from './page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const VIEWPORT = { width: 1440, height: 900 } as const;
/** The case of the large slide, which opens with it. */
export const CASE = { number: 'DP-2026-000011', id: 'cas_dp-2026-000011' } as const;
const PATIENCE_MS = 120_000;
const TILE = /\/wsi\/tiles\/(?<slide>[^/]+)\/(?<level>\d+)\/\d+_\d+\.jpg/;
const FILE = /\/wsi\/files\//;

export type Route = 'dzi' | 'tiff';

/** Medians of these are told; milliseconds. */
export interface Figures {
  readonly cold: OpenTimes[];
  readonly warm: OpenTimes[];
}
export const emptyFigures = (): Figures => ({ cold: [], warm: [] });

/** What a run of the product asked for to show its first view. */
export interface Asked {
  readonly tiles: readonly string[];
  readonly file: string | null;
  readonly fileBytes: number;
  readonly descriptor: string | null;
  /** The scale of the view in the pane: CSS pixels for each level-0 pixel. */
  readonly scale: number;
  /** The longer side of the slide in level-0 pixels. */
  readonly width: number;
}

export interface Bench {
  readonly browser: Browser;
  readonly product: Product;
  readonly latency: number;
}

async function freshContext({ browser, product }: Bench): Promise<BrowserContext> {
  return browser.newContext({ baseURL: product.url, viewport: VIEWPORT, deviceScaleFactor: 1 });
}

async function pageWithLatency(context: BrowserContext, latency: number): Promise<Page> {
  const page = await context.newPage();
  // The loader of these scripts names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return page;
}

/** From the press of Open on My Cases, once the page there has nothing left to do. */
async function pressOpen(page: Page): Promise<OpenTimes> {
  await page.goto('/selectedCases', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `Open ${CASE.number}` }).click();
  return waitForOpening(page);
}

async function waitForOpening(page: Page): Promise<OpenTimes> {
  const handle = await page.waitForFunction(readOpening, undefined, { timeout: PATIENCE_MS });
  const times = await handle.jsonValue();
  if (times === null) throw new Error('The view did not become complete.');
  return times;
}

function follow(page: Page): () => Promise<Asked> {
  const tiles: string[] = [];
  const answers: Promise<number>[] = [];
  let [file, descriptor]: (string | null)[] = [null, null];
  page.on('response', (response) => {
    const url = response.url();
    if (TILE.test(url)) tiles.push(url);
    if (url.includes('.dzi?')) descriptor = url;
    if (!FILE.test(url)) return;
    file = url;
    answers.push(response.headerValue('content-length').then(Number));
  });
  return async () => {
    const fileBytes = (await Promise.all(answers)).reduce((sum, length) => sum + length, 0);
    const text = descriptor === null ? '' : await (await fetch(descriptor ?? '')).text();
    const sides = ['Width', 'Height'].map((name) => Number(new RegExp(`${name}="(\\d+)"`).exec(text)?.[1]));
    const view = (await page.getByRole('application', { name: 'Slide' }).getAttribute('data-view')) ?? '';
    const scale = Number(view.split(' ')[2]);
    return {
      tiles: [...tiles],
      file: file ?? null,
      descriptor: descriptor ?? null,
      fileBytes,
      scale,
      width: Math.max(...sides),
    };
  };
}

const slideIn = (url: string): string | undefined => TILE.exec(url)?.groups?.['slide'];

export const levelIn = (url: string): number => Number(TILE.exec(url)?.groups?.['level'] ?? Number.NaN);

/** A level's pixel is at least so many screen pixels wide where a view is shown by it, as OpenSeadragon has it. */
const LEAST_RATIO = 0.5;

/** The tiles of the level that the first view is shown by; what is looked ahead for is not among them. */
export function tilesOfView({ tiles, scale, width }: Asked): readonly string[] {
  const top = Math.ceil(Math.log2(width));
  const level = top - Math.max(0, Math.ceil(Math.log2(LEAST_RATIO / scale)));
  return [...new Set(tiles.filter((url) => levelIn(url) === level))];
}

export interface Opening {
  readonly cold: OpenTimes;
  readonly warm: OpenTimes;
  readonly asked: Asked;
  /** Milliseconds from the key to the complete next slide; not a number by the file, where nobody asks. */
  readonly next: number;
}

const QUIET_MS = 500;

/**
 * The neighbours are made ready while the reader looks at the slide: a second after it was opened that begins. What still
 * comes of the slide itself, such as the picture in the corner, says nothing about them.
 */
function followNeighbours(page: Page, shown: string | undefined): () => Promise<void> {
  const isOfNeighbour = (url: string): boolean => TILE.test(url) && slideIn(url) !== shown;
  let hasBegun = false;
  page.on('response', (response) => {
    hasBegun ||= isOfNeighbour(response.url());
  });
  const nextTile = (timeout: number): Promise<unknown> =>
    page.waitForResponse((response) => isOfNeighbour(response.url()), { timeout });
  return async () => {
    if (!hasBegun) await nextTile(PATIENCE_MS);
    let isQuiet = false;
    while (!isQuiet) {
      isQuiet = await nextTile(QUIET_MS).then(
        () => false,
        () => true,
      );
    }
  };
}

export async function openInProduct(bench: Bench, route: Route): Promise<Opening> {
  const { product, latency } = bench;
  await product.control.clearFaults();
  if (route === 'tiff')
    await product.control.fault({ match: { operationId: 'getDziDescriptor' }, kind: 'status', status: 404 });
  const context = await freshContext(bench);
  try {
    const page = await pageWithLatency(context, latency);
    await logIn(page, product.url);
    await page.addInitScript(watchOpening);
    const asked = follow(page);
    const cold = await pressOpen(page);
    const first = await asked();
    // Nothing more of the first visit: a slow one has begun with the neighbours too.
    await page.goto('/selectedCases');
    const neighboursReady = followNeighbours(page, slideIn(first.tiles[0] ?? ''));
    const warm = await pressOpen(page);
    if (route === 'tiff') return { cold, warm, asked: first, next: Number.NaN };
    await neighboursReady();
    await page.keyboard.press('n');
    const next = await waitForOpening(page);
    return { cold, warm, asked: first, next: next.complete };
  } finally {
    await context.close();
    await product.control.clearFaults();
  }
}

const assets = path.join(root, 'build/client/assets');

/** A script of the product, which the browser shows as a text: a page of its origin with nothing in it. Needs a build. */
function bareAddress(): string {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sizeOf = (name: string): number => statSync(path.join(assets, name)).size;
  return `/assets/${scripts.sort((one, other) => sizeOf(one) - sizeOf(other))[0] ?? ''}`;
}

/** A bare page of the product's origin, twice: with nothing in the caches and with all of it there. */
export async function openBare(
  bench: Bench,
  open: (page: Page) => Promise<OpenTimes>,
): Promise<[OpenTimes, OpenTimes]> {
  const context = await freshContext(bench);
  try {
    const page = await pageWithLatency(context, bench.latency);
    const address = bareAddress();
    const once = async (): Promise<OpenTimes> => {
      await page.goto(address);
      return open(page);
    };
    return [await once(), await once()];
  } finally {
    await context.close();
  }
}
