import { expect } from '@playwright/test';
import fc from 'fast-check';
import { logCodec } from '#app/core/viewing/events.ts';
import { GOLDEN_IMAGES, goldenLines, logOfLines } from '#app/core/viewing/golden-log.test-support.ts';
import { randomReadings } from '#app/core/viewing/random-readings.test-support.ts';
import { isLong } from '#tests/support/long-run.ts';
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

test('a random reading that is played to its end has the live one’s state hash, in Chromium too', async ({
  page,
  bench,
}) => {
  await page.goto(`${bench.url}/bench/viewer`);
  await page.waitForFunction(() => '__playedHash' in window);
  const readings = fc.sample(randomReadings, isLong ? 100 : 5);
  const logs = readings.map(({ log }) => log.entries.map(logCodec.encode));
  const there = await page.evaluate(
    ([all, images]) =>
      Promise.all(
        all.map((lines) => (window as unknown as { __playedHash: Hash }).__playedHash(lines, images)),
      ),
    [logs, ['slide-1', 'slide-2']] as const,
  );
  expect(there).toEqual(readings.map(({ view }) => stateHash(view, ['slide-1', 'slide-2'])));
});
