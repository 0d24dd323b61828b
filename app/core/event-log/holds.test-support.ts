import fc from 'fast-check';

const FIXED_SEED = 20260311;

/** A tenth of the full figure in an ordinary run; `TEST_LONG`, or a factor of one's own, asks for more. */
const FACTOR = Number(process.env['PROPERTY_RUNS_FACTOR'] ?? (process.env['TEST_LONG'] ? '1' : '0.1'));

/**
 * Runs twice: with a fixed seed, so that a pass means the same everywhere, and with a fresh one, which
 * fast-check prints on failure. `runs` is what an ordinary run makes; the full figure is ten times that.
 */
export function holds<T>(runs: number, property: fc.IProperty<T>): void {
  const numRuns = Math.max(1, Math.ceil(runs * 10 * FACTOR));
  fc.assert(property, { numRuns, seed: FIXED_SEED });
  fc.assert(property, { numRuns });
}
