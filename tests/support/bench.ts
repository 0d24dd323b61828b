import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { enter, expect } from './test.ts';

/** Signed addresses of the files of the first case's slides, read as a provider who holds it. */
export async function slideFiles(page: Page, bench: Product): Promise<readonly string[]> {
  await bench.control.reset();
  await enter(page, bench.url);
  await page.getByRole('button', { name: 'Pick up DP-2026-000001' }).click();
  await expect(page.getByText('DP-2026-000001 is now in My Cases.')).toBeVisible();
  const files: string[] = [];
  for (const blob of ['demo-01-a-1-1', 'demo-01-a-1-2']) {
    const answer = await page.request.get(`${bench.url}/resources/slide-link/${blob}`);
    const { link } = (await answer.json()) as { readonly link: { readonly link: string } };
    files.push(link.link);
  }
  return files;
}

/** The bench page with these slides, ready to be moved. */
export async function openBench(page: Page, bench: Product, slides: readonly string[]): Promise<void> {
  const [slide = '', right] = slides.map(encodeURIComponent);
  await page.goto(`${bench.url}/bench/viewer?slide=${slide}${right === undefined ? '' : `&right=${right}`}`);
  await page.waitForFunction(() => '__viewer' in window);
  await page.evaluate(async () => {
    const mounted = window as unknown as Record<string, { ready: Promise<void> } | undefined>;
    await Promise.all([mounted['__viewer']?.ready, mounted['__right']?.ready]);
  });
}
