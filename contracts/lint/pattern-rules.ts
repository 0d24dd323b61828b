import type { Rule } from './rule.ts';
import { objectsIn } from './walks.ts';

/** A pattern that goes back over what it has read takes seconds for a text of this length, any other microseconds. */
const HOSTILE_LENGTH = 30_000;
const LONGEST_MICROSECONDS = 200_000;

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
      // The processor's time: what else the machine does meanwhile makes no pattern slow.
      const begun = process.cpuUsage();
      test.test(text);
      return process.cpuUsage(begun).user > LONGEST_MICROSECONDS;
    }),
  );
}

export const patternsAreQuick: Rule = (document) => {
  const patterns = [...objectsIn(document)].flatMap(([, { pattern }]) =>
    typeof pattern === 'string' ? [pattern] : [],
  );
  return [...new Set(patterns)].filter(isSlow).map((pattern) => `${pattern} goes back over a long text`);
};
