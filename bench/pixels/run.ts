import type { Browser, Page } from '@playwright/test';
import { addressOf, type Contender, type Places } from './contenders.ts';
import type { DataServer, Traffic } from './data-server.ts';
import type { Driver, FirstView, PathTimes } from './driver-page.ts';
import { requirePicture } from './picture.ts';
import { PANE, PATH_MS, pathAt, TOUR } from './views.ts';

interface WithDriver {
  readonly __driver: Driver;
}

/** What a run is made with. */
export interface Bench {
  readonly browser: Browser;
  readonly data: DataServer;
  readonly places: Places;
  /** The script that drives the pages. */
  readonly driver: string;
  /** What the last view of the tour has to look like. */
  readonly picture: Buffer;
}

/** Milliseconds, but for the traffic, which is that of the tour alone. */
export interface TourRun {
  readonly first: FirstView;
  readonly tour: number;
  /** The time of the page's main thread over the tour, in milliseconds. */
  readonly task: number;
  readonly traffic: Traffic;
}

/** Milliseconds for one page: a page that never starts, or has crashed, does not say so. */
const PATIENCE = 240_000;

/** Rejects when it takes too long. */
function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page did not answer in time.')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** In a browser context of its own, so that nothing is in its caches; gone before the next one starts. */
async function onFreshPage<T>(
  { browser, data, places, driver }: Bench,
  contender: Contender,
  latency: number,
  work: (page: Page, first: FirstView) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PANE, deviceScaleFactor: 1 });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      console.error(`In the page of ${contender}: ${error.message}`);
    });
    await page.addInitScript(driver);
    data.reset(latency);
    const run = async (): Promise<T> => {
      await page.goto(addressOf(contender, places), { waitUntil: 'commit' });
      return work(page, await page.evaluate(() => (globalThis as unknown as WithDriver).__driver.first));
    };
    return await within(run());
  } finally {
    await context.close();
  }
}

/** Milliseconds of the main thread since the page began. */
async function taskTimer(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

export function runTour(bench: Bench, contender: Contender, latency: number): Promise<TourRun> {
  return onFreshPage(bench, contender, latency, async (page, first) => {
    const taskTime = await taskTimer(page);
    bench.data.reset(latency);
    const before = await taskTime();
    const views = await page.evaluate(
      (wanted) => (globalThis as unknown as WithDriver).__driver.tour(wanted),
      TOUR,
    );
    const task = (await taskTime()) - before;
    const traffic = bench.data.traffic();
    await requirePicture(page, bench.picture);
    const tour = views.reduce((sum, time) => sum + time, 0);
    return { first, tour, task, traffic };
  });
}

/** The floor of becoming sharp: the last view of the path with nothing of it there, in milliseconds. */
export function runLastView(bench: Bench, contender: Contender, latency: number): Promise<number> {
  return onFreshPage(bench, contender, latency, async (page) => {
    const [time = Number.NaN] = await page.evaluate(
      (wanted) => (globalThis as unknown as WithDriver).__driver.tour([wanted]),
      pathAt(PATH_MS),
    );
    return time;
  });
}

/** `task` is the time of the page's main thread over the path, in milliseconds. */
export type PathRun = PathTimes & { readonly task: number };

export function runPath(bench: Bench, contender: Contender, latency: number): Promise<PathRun> {
  return onFreshPage(bench, contender, latency, async (page) => {
    const taskTime = await taskTimer(page);
    const before = await taskTime();
    const times = await page.evaluate(() => (globalThis as unknown as WithDriver).__driver.path());
    return { ...times, task: (await taskTime()) - before };
  });
}
