import { performance } from 'node:perf_hooks';
import type { Rule } from './rule.ts';
import { objectsIn } from './walks.ts';

/** A pattern that goes back over what it has read takes seconds for a text of this length, any other microseconds. */
const HOSTILE_LENGTH = 60_000;
const LONGEST_MS = 500;

const BEGINNINGS = ['', 'a@', '"', '+1', '/api/'];
const REPEATED = ['a', 'A', '0', '.', '-', ' ', ',', '@', '/', 'a.', 'a,', '-a,', '0-'];
/** Nothing in the contract takes all of it, so that a pattern has to give up at the very end. */
const END = '\u0000 @\n';

/** Whether some long text keeps the pattern busy. */
export function isSlow(pattern: string): boolean {
  const test = new RegExp(pattern, 'u');
  return BEGINNINGS.some((beginning) =>
    REPEATED.some((unit) => {
      const text = beginning + unit.repeat(HOSTILE_LENGTH / unit.length) + END;
      const begun = performance.now();
      test.test(text);
      return performance.now() - begun > LONGEST_MS;
    }),
  );
}

export const patternsAreQuick: Rule = (document) => {
  const patterns = [...objectsIn(document)].flatMap(([, { pattern }]) =>
    typeof pattern === 'string' ? [pattern] : [],
  );
  return [...new Set(patterns)].filter(isSlow).map((pattern) => `${pattern} goes back over a long text`);
};
