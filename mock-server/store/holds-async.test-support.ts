import fc from 'fast-check';
import { vi } from 'vitest';

const FIXED_SEED = 20261121;
const FACTOR = process.env['TEST_LONG'] === '1' ? 10 : 1;

vi.setConfig({ testTimeout: 60_000 * FACTOR });

/** Like `holds` of the event log, for properties that wait: once with a fixed seed and once with a fresh one. */
export async function holdsAsync<T>(runs: number, property: fc.IAsyncProperty<T>): Promise<void> {
  const numRuns = runs * FACTOR;
  await fc.assert(property, { numRuns, seed: FIXED_SEED });
  await fc.assert(property, { numRuns });
}
