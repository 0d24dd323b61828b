import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import type { Step } from './choosing.ts';
import { OPERATIONS } from './commands.ts';
import { type Counts, play } from './run.ts';
import { modelSeed, START } from './seed.ts';

const IS_LONG = process.env['TEST_LONG'] === '1';
const FIXED_SEED = 20261118;
/** With a fixed seed, so that a pass means the same everywhere, and with a fresh one. */
const RUNS = IS_LONG ? { fixed: 500, fresh: 500 } : { fixed: 30, fresh: 30 };
const STEPS = 30;

let api: MockApi;
let now = START;
const counts: Counts = { steps: 0, legal: 0, refused: 0, replays: 0, clock: 0, operations: new Map() };

beforeAll(async () => {
  const world = await modelSeed();
  api = createMockApi({ world, control: true, now: () => now, releaseWindowMs: 0 });
  await api.ready;
});
afterAll(() => {
  const { steps, legal, refused, replays, clock, operations } = counts;
  console.log(
    `${RUNS.fixed + RUNS.fresh} sequences, ${steps} steps: ${legal} allowed, ${refused} refused, ` +
      `${replays} sent again, ${clock} moves of the clock; ${operations.size} operations`,
  );
  console.log(OPERATIONS.map((operation) => `${operation} ${operations.get(operation) ?? 0}`).join(', '));
});

const reset = async (): Promise<void> => {
  now = START;
  const answer = await api.fetch(new Request('http://mock.test/__mock/reset', { method: 'POST' }));
  expect(answer.status).toBe(200);
};

const step: fc.Arbitrary<Step> = fc.record({
  roll: fc.noBias(fc.nat(99)),
  pick: fc.noBias(fc.nat(1_000_000)),
});

const sequences = fc.asyncProperty(
  fc.array(step, { minLength: 1, maxLength: STEPS, size: 'max' }),
  async (steps) => {
    await reset();
    const setNow = (ms: number): void => {
      now = ms;
    };
    await play({ api, setNow }, steps, counts);
  },
);

describe('the mock beside a model of the rules', () => {
  it(
    `does what the model does, command by command, in ${RUNS.fixed + RUNS.fresh} random sequences`,
    async () => {
      await fc.assert(sequences, {
        numRuns: RUNS.fixed,
        seed: FIXED_SEED,
      });
      await fc.assert(sequences, { numRuns: RUNS.fresh });
      // A part of the sequences may miss an operation; all of them must not compare one by its refusals alone.
      const missed = OPERATIONS.filter((operation) => !counts.operations.has(operation));
      expect(missed.length).toBeLessThanOrEqual(IS_LONG ? 0 : 4);
      expect(counts.legal / (counts.legal + counts.refused)).toBeGreaterThan(0.6);
    },
    IS_LONG ? 1_200_000 : 240_000,
  );
});
