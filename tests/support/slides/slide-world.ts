import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../source-files.ts';
import type { World } from '../test.ts';
import type { BenchWindow } from './bench-viewer.ts';

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

/** A slide that cannot be opened has to say so by then: a reader would take it for one that still loads. */
const PATIENCE_MS = 5000;

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
  return page.evaluate(
    ({ count, patience }) => {
      const { __viewer, __right } = window as unknown as BenchWindow;
      const viewers = count < 2 ? [__viewer] : [__viewer, __right];
      const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
      const late = new Promise<string>((resolve) => {
        setTimeout(() => resolve(`neither opened nor named within ${String(patience)} ms`), patience);
      });
      return Promise.all(viewers.map(({ ready }) => Promise.race([ready.then(() => null, messageOf), late])));
    },
    { count: addresses.length, patience: PATIENCE_MS },
  );
}
