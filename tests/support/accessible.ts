import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './source-files.ts';
import { expect } from './test.ts';

const axe = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  readonly run: (options: {
    readonly resultTypes: readonly ['violations'];
    readonly preload: boolean;
  }) => Promise<{ readonly violations: Finding[] }>;
}

/** axe finds nothing at all, however slight. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // What fades in has not its own colours yet; what turns for ever is no matter.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  // Evaluated rather than added as an element: the content security policy lets no foreign script in.
  await page.evaluate(axe);
  // Only what is wrong is told of each element, and no style sheet is read again: no rule of ours asks for either.
  const findings = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: Axe }).axe;
    return (await run({ resultTypes: ['violations'], preload: false })).violations;
  });
  const told = findings.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  // Softly: a test looks at many states, and one run tells of them all.
  expect.soft(told).toEqual([]);
}

/** The page fits its window, and no table is wider than the frame around it, past whose border it would stand. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { content, window, tables } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: globalThis.innerWidth,
    tables: [...document.querySelectorAll('table')].flatMap((table) => {
      const frame = table.parentElement;
      const isLoose = frame !== null && getComputedStyle(frame).overflowX === 'visible';
      return isLoose && table.offsetWidth > frame.clientWidth
        ? [table.caption?.textContent ?? 'a table']
        : [];
    }),
  }));
  expect.soft(content, where).toBeLessThanOrEqual(window);
  expect.soft([where, tables]).toEqual([where, []]);
}
