import { test as base, expect, type Page } from '@playwright/test';
import { openBench, remount, slideFiles } from './bench.ts';
import { type HostileServer, startHostileServer } from './hostile-server.ts';
import { type Product, startProduct } from './product.ts';
import { logIn, PASSWORD } from './requests.ts';

interface TestFixtures {
  /** The product, put back to its first state before each test. */
  readonly product: Product;
  /** The worker's page of the bench with one slide, whose pane is a new one, and whose pointer lies outside it. */
  readonly pane: Page;
}

/** What a worker starts once, when the first of its tests needs it. */
interface WorkerFixtures {
  readonly server: Product;
  /** The product with its bench page. */
  readonly bench: Product;
  readonly world: World;
  /** A page of the bench with one slide, opened once: opening it takes longer than most of its tests. */
  readonly benchPage: Page;
}

/** The bench page, and a server of another origin that its policy lets slides come from. */
export interface World {
  readonly bench: Product;
  readonly slides: HostileServer;
}

const ONCE = { scope: 'worker', timeout: 240_000 } as const;

/**
 * The browser page already knows the address of the product. Everything is told here, in one place: a worker is thrown
 * away with all its servers when the next test asks for fixtures of another make.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // The patterns are empty on purpose: the runner reads the needed fixtures from them.
  server: [
    async ({}, use) => {
      const server = await startProduct();
      await use(server);
      await server.stop();
    },
    ONCE,
  ],
  bench: [async ({ world }, use) => use(world.bench), ONCE],
  world: [
    async ({}, use) => {
      const slides = await startHostileServer();
      const bench = await startProduct({ SLIDE_BENCH: '1', SLIDE_ORIGINS: slides.origin });
      await use({ bench, slides });
      await bench.stop();
      await slides.stop();
    },
    ONCE,
  ],
  benchPage: [
    async ({ browser, bench }, use) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      const [slide = ''] = await slideFiles(page, bench);
      await openBench(page, bench, [slide]);
      await use(page);
      await context.close();
    },
    ONCE,
  ],
  pane: async ({ benchPage }, use) => {
    await benchPage.mouse.move(0, 0);
    await remount(benchPage);
    await use(benchPage);
  },
  product: async ({ server }, use) => {
    await server.control.reset();
    await use(server);
  },
  page: async ({ page }, use) => {
    await use(page);
    // What a test's own routes are still answering when it ends is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect, logIn, PASSWORD };

/** Logs in without the form, and goes to the list of available cases, or where else it is told. */
export const enter = (page: Page, url: string, to = '/availableCases'): Promise<void> =>
  enterAs(page, url, 'provider@example.org', to);

/** Logs somebody else in. */
export async function enterAs(page: Page, url: string, email: string, to: string): Promise<void> {
  await logIn(page, url, email);
  await openSignedIn(page, `${url}${to}`);
}

/**
 * Another window of somebody who is signed in. A login of its own would end the session of the window before, under a
 * request of it that is on its way.
 */
export async function openSignedIn(page: Page, to: string): Promise<void> {
  await page.goto(to);
  await awaken(page);
}

/** Waits until React has taken the page over: before that, a press is that of a plain form or link. */
export async function awaken(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Logs in as a person does. */
export async function signIn(page: Page, email = 'provider@example.org'): Promise<void> {
  // The login page is that of the product that the page is on: some tests start one of their own.
  const here = page.url();
  await page.goto(here === 'about:blank' ? '/login' : new URL('/login', here).href);
  await page.getByPlaceholder('Your email *').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A reload for which the browser asks again for everything, tiles too: links to a slide stay the same for a while. */
export async function reloadAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.reload();
}
