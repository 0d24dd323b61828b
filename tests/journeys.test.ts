import { describe, expect, it } from 'vitest';
import { EVERY_RUN, journeys, restingIn } from './support/journeys.ts';

describe('the browser tests of a short run', () => {
  it('are all of them in three runs, and some of them in each', () => {
    const others = journeys().filter((name) => !EVERY_RUN.includes(name));
    const rested = [7, 67, 127].flatMap(restingIn);
    expect(rested.toSorted()).toEqual([...others, ...others].toSorted());
  });

  it('name files that there are', () => {
    expect(EVERY_RUN.filter((name) => !journeys().includes(name))).toEqual([]);
  });
});
