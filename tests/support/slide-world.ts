import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { BenchWindow } from './bench-viewer.ts';
import { type HostileServer, startHostileServer } from './hostile-server.ts';
import { type Product, startProduct } from './product.ts';
import { root } from './source-files.ts';
import { test as base } from './test.ts';

interface World {
  readonly bench: Product;
  readonly slides: HostileServer;
}

/** The bench page, and a server of another origin that its policy lets slides come from. */
export const test = base.extend<object, { readonly world: World }>({
  world: [
    // Empty on purpose: the runner reads the needed fixtures from this pattern.
    async ({}, use) => {
      const slides = await startHostileServer();
      const bench = await startProduct({ SLIDE_BENCH: '1', SLIDE_ORIGINS: slides.origin });
      await use({ bench, slides });
      await bench.stop();
      await slides.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PLACES = ['mock-server/slides/files', 'tests/fixtures/slides', 'tests/fixtures/robustness'];

/** A slide file of the project, wherever it is kept. */
export function slideFile(name: string): Uint8Array<ArrayBuffer> {
  for (const place of PLACES) {
    try {
      return Uint8Array.from(readFileSync(path.join(root, place, name)));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    }
  }
  throw new Error(`No slide ${name}`);
}

/** What became of a slide: null when it opened, else the text and its second line as one. */
export type Opening = string | null;

/** The bench page with one slide, or with two beside each other; never waits for their tiles. */
export async function openings(
  page: Page,
  { bench }: World,
  addresses: readonly string[],
): Promise<readonly Opening[]> {
  const [slide = '', right] = addresses.map(encodeURIComponent);
  await page.goto(`${bench.url}/bench/viewer?slide=${slide}${right === undefined ? '' : `&right=${right}`}`);
  await page.waitForFunction(
    (count) => '__viewer' in window && (count < 2 || '__right' in window),
    addresses.length,
  );
  return page.evaluate((count) => {
    const { __viewer, __right } = window as unknown as BenchWindow;
    const viewers = count < 2 ? [__viewer] : [__viewer, __right];
    const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
    return Promise.all(viewers.map(({ ready }) => ready.then(() => null, messageOf)));
  }, addresses.length);
}
