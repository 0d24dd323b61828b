import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingAsText, readReading } from '#app/core/timeline/reading-file.ts';
import { withoutPeople } from '#app/core/timeline/without-people.ts';
import { GOLDEN_IMAGES, goldenLines, logOfLines } from '#app/core/viewing/golden-log.test-support.ts';
import { randomReadings } from '#app/core/viewing/random-readings.test-support.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import { playedHash } from '../bench/viewer/played-hash.ts';
import { stateHash } from '../bench/viewer/state-hash.ts';

const IMAGES = ['slide-1', 'slide-2'] as const;
const golden = logOfLines(goldenLines());
const here = new Map<string, string | null>(GOLDEN_IMAGES.map((id) => [id, null]));

describe('the time line of a reading', () => {
  it('ends in the state hash of the live one, however it was played', () => {
    fc.assert(
      fc.property(randomReadings, fc.integer({ min: 0, max: 5000 }), (live, gap) => {
        const entries = live.log.entries.map((entry, index) => ({ ...entry, at: entry.at + index * gap }));
        expect(playedHash(entries, IMAGES)).toBe(stateHash(live.view, IMAGES));
      }),
      { numRuns: 100 },
    );
  });

  it('ends so for a long log as well', () => {
    expect(playedHash(golden.log.entries, GOLDEN_IMAGES)).toBe(stateHash(golden.view, GOLDEN_IMAGES));
  });

  it('ends so from a file, but for the names of people and what they typed', () => {
    const images = GOLDEN_IMAGES.map((id) => ({ id, checksum: null, size: null }));
    const read = readReading(readingAsText(golden.log.entries, images), here);
    if (!read.ok) throw new Error(read.error);
    const nameless = extendViewerLog(emptyViewerLog, withoutPeople(golden.log.entries));
    expect(read.damaged).toBe(0);
    expect(playedHash(read.entries, GOLDEN_IMAGES)).toBe(stateHash(nameless.view, GOLDEN_IMAGES));
    expect(playedHash(read.entries, GOLDEN_IMAGES)).not.toBe(stateHash(golden.view, GOLDEN_IMAGES));
  });
});
