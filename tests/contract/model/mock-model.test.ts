import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { START } from './begun-cases.ts';
import type { Step } from './choosing.ts';
import { OPERATIONS } from './commands.ts';
import { createMockDriver } from './driver.ts';
import { type Counts, play } from './run.ts';
import { modelSeed } from './seed.ts';

const IS_LONG = process.env['TEST_LONG'] === '1';
const FIXED_SEED = 20261118;
/** With a fixed seed, so that a pass means the same everywhere, and with a fresh one. */
const RUNS = IS_LONG ? { fixed: 500, fresh: 500 } : { fixed: 30, fresh: 30 };
const STEPS = 30;
/** Nobody has to log in again only because the clock moved. */
const FOR_GOOD_MS = 10 * 365 * 86_400_000;

const NEVER = { allowed: 0, refused: 0 };

let api: MockApi;
let now = START;
const counts: Counts = { steps: 0, allowed: 0, refused: 0, replays: 0, clock: 0, operations: new Map() };

beforeAll(async () => {
  const world = await modelSeed();
  api = createMockApi({ world, control: true, now: () => now, tokenLifeMs: FOR_GOOD_MS });
  await api.ready;
});
afterAll(() => {
  const { steps, allowed, refused, replays, clock, operations } = counts;
  console.log(
    `${RUNS.fixed + RUNS.fresh} sequences, ${steps} steps: ${allowed} allowed, ${refused} refused, ` +
      `${replays} sent again, ${clock} moves of the clock; ${operations.size} operations`,
  );
  const told = OPERATIONS.map((operation) => {
    const each = operations.get(operation) ?? NEVER;
    return `${operation} ${each.allowed}/${each.refused}`;
  });
  console.log(`allowed/refused: ${told.join(', ')}`);
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
    await play(createMockDriver(api, setNow), steps, { counts });
  },
);

describe('the mock beside a model of the rules', () => {
  it(
    `does what the model does, command by command, in ${RUNS.fixed + RUNS.fresh} random sequences`,
    async () => {
      await fc.assert(sequences, { numRuns: RUNS.fixed, seed: FIXED_SEED });
      await fc.assert(sequences, { numRuns: RUNS.fresh });
      // A part of the sequences may miss an operation; all of them must not compare one by its refusals alone.
      const { operations } = counts;
      const missed = OPERATIONS.filter((operation) => (operations.get(operation) ?? NEVER).allowed === 0);
      expect(missed.length).toBeLessThanOrEqual(IS_LONG ? 0 : 14);
      const unrefused = OPERATIONS.filter((operation) => (operations.get(operation) ?? NEVER).refused === 0);
      if (IS_LONG) expect(unrefused).toEqual([]);
      expect(counts.allowed / (counts.allowed + counts.refused)).toBeGreaterThan(0.6);
    },
    IS_LONG ? 3_000_000 : 240_000,
  );
});
