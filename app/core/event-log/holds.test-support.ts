import fc from 'fast-check';

const FIXED_SEED = 20260311;

/** Half of what a test names is run at each change, the whole ten times over in the long run. */
const FACTOR = Number(
  process.env['PROPERTY_RUNS_FACTOR'] ?? (process.env['TEST_LONG'] === '1' ? '10' : '0.5'),
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
