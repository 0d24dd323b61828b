import { expect } from '@playwright/test';
import { GOLDEN_IMAGES, goldenLines, logOfLines } from '#app/core/viewing/golden-log.test-support.ts';
import { test } from '#tests/support/test.ts';
import { stateHash } from '../../bench/viewer/state-hash.ts';

type Hash = (lines: readonly string[], images: readonly string[]) => Promise<string>;

test('a log of 2,000 lines folds to the same state hash in Node and in Chromium', async ({ page, bench }) => {
  await page.goto(`${bench.url}/bench/viewer`);
  await page.waitForFunction(() => '__stateHash' in window);
  const lines = goldenLines();
  const there = await page.evaluate(
    ([log, images]) => (window as unknown as { __stateHash: Hash }).__stateHash(log, images),
    [lines, GOLDEN_IMAGES] as const,
  );
  expect(there).toMatch(/^[0-9a-f]{32}$/);
  expect(there).toBe(stateHash(logOfLines(lines).view, GOLDEN_IMAGES));
});
