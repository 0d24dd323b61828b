/** Whether the full figures are asked for, as `npm run test:long` does. */
export const isLong = process.env['TEST_LONG'] === '1';

/**
 * All cases in the long run, and in the short one, which every change waits for, the first `count`. The most telling
 * cases stand first, and what the others show of a rule is asked of the rule itself, in unit tests.
 */
export function firstOf<T>(cases: readonly T[], count: number): readonly T[] {
  return isLong ? cases : cases.slice(0, count);
}
