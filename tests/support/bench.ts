import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { logIn, pickUp } from './requests.ts';
import type { BenchWindow } from './slides/bench-viewer.ts';

/** The signed address of a slide's file; null for who may not read it. */
async function addressOf(page: Page, bench: Product, blob: string): Promise<string | null> {
  const answer = await page.request.get(`${bench.url}/resources/slide-link/${blob}`);
  const { link } = (await answer.json()) as { readonly link?: { readonly link: string } };
  return link?.link ?? null;
}

/**
 * Signed addresses of the files of the first case's slides, read as a provider who holds it. Nothing is put back to its
 * first state: a page of the same worker may be reading these slides.
 */
export async function slideFiles(page: Page, bench: Product): Promise<readonly string[]> {
  await logIn(page, bench.url);
  if ((await addressOf(page, bench, 'demo-01-a-1-1')) === null) await pickUp(page, bench.url);
  const files = ['demo-01-a-1-1', 'demo-01-a-1-2'].map((blob) => addressOf(page, bench, blob));
  return (await Promise.all(files)).filter((file) => file !== null);
}

/** Throws the first pane away and makes it anew. */
export const remount = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as BenchWindow).__remount());

/** The bench page with these slides, ready to be moved. */
export async function openBench(page: Page, bench: Product, slides: readonly string[]): Promise<void> {
  const [slide = '', right] = slides.map(encodeURIComponent);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${bench.url}/bench/viewer?slide=${slide}${right === undefined ? '' : `&right=${right}`}`);
  await page.waitForFunction(() => '__viewer' in window);
  await page.evaluate(async () => {
    const mounted = window as unknown as Record<string, { ready: Promise<void> } | undefined>;
    await Promise.all([mounted['__viewer']?.ready, mounted['__right']?.ready]);
  });
}
