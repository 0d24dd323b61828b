import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVERY_RUN, journeys, KIT_CHECKS, restingChecksIn, restingIn } from './support/journeys.ts';

describe('the browser tests of a short run', () => {
  it('are all of them in eight runs, and some of them in each', () => {
    const others = journeys().filter((name) => !EVERY_RUN.includes(name));
    const rested = [7, 67, 127, 187, 247, 307, 367, 427].flatMap(restingIn);
    expect(rested.toSorted()).toEqual(
      Array.from({ length: 7 }, () => others)
        .flat()
        .toSorted(),
    );
  });

  it('name files that there are', () => {
    expect(EVERY_RUN.filter((name) => !journeys().includes(name))).toEqual([]);
  });
});

describe('the checks of whole servers in a short run', () => {
  it('are all of them in three runs, and some of them in each', () => {
    const rested = [7, 67, 127].flatMap(restingChecksIn);
    expect(rested.toSorted()).toEqual([...KIT_CHECKS, ...KIT_CHECKS].toSorted());
  });

  it('name files that there are', () => {
    expect(KIT_CHECKS.filter((file) => !existsSync(file))).toEqual([]);
  });
});
