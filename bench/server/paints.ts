import type { Browser, Page } from '@playwright/test';
import { medianOf } from '../table.ts';

/** What a reader meets of a page: when something and when most of it is to be seen, what jumps, what blocks, what it costs. */
export interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly blocked: number;
  readonly kilobytes: number;
}

/** Runs in the page, before it: the browser forgets what nobody has watched. */
function watch(): void {
  const seen = { largest: 0, shift: 0, blocked: 0 };
  Object.assign(window, { __seen: seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => void (seen.largest = startTime));
  on('layout-shift', (entry) => void (seen.shift += Number(Reflect.get(entry, 'value'))));
  on('longtask', ({ duration }) => void (seen.blocked += Math.max(0, duration - 50)));
}

/** Runs in the page. */
function readPaint(): Paint {
  const seen = Reflect.get(window, '__seen') as { largest: number; shift: number; blocked: number };
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const bytes = loaded.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'transferSize') ?? 0), 0);
  return { first: first?.startTime ?? Number.NaN, ...seen, kilobytes: bytes / 1024 };
}

const SETTLED_MS = 700;

async function paintOnce(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page: Page = await context.newPage();
  // What compiles this file names its functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  // Shifts and long tasks come after the load as well; there is nothing to wait for but time.
  await page.waitForTimeout(SETTLED_MS);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return paint;
}

/** The medians of so many cold visits. */
export async function paintsOf(browser: Browser, url: string, runs: number): Promise<Paint> {
  const paints: Paint[] = [];
  for (let run = 0; run < runs; run += 1) paints.push(await paintOnce(browser, url));
  const middle = (name: keyof Paint) => medianOf(paints.map((paint) => paint[name]));
  return {
    first: middle('first'),
    largest: middle('largest'),
    shift: middle('shift'),
    blocked: middle('blocked'),
    kilobytes: middle('kilobytes'),
  };
}
