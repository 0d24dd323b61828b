import fc from 'fast-check';

const FIXED_SEED = 20260311;

/** These figures are cheap enough to run in full each time; a factor above 1 asks for more. */
const FACTOR = Math.max(
  1,
  Number(process.env['PROPERTY_RUNS_FACTOR'] ?? (process.env['TEST_LONG'] === '1' ? '10' : '1')),
);

/**
 * Runs with a fixed seed, so that a pass means the same everywhere, and half as often with a fresh one, which
 * fast-check prints on failure.
 */
export function holds<T>(runs: number, property: fc.IProperty<T>): void {
  const numRuns = Math.ceil(runs * FACTOR);
  fc.assert(property, { numRuns, seed: FIXED_SEED });
  fc.assert(property, { numRuns: Math.ceil(numRuns / 2) });
}
