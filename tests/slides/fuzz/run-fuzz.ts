import fc from 'fast-check';
import type { Step } from '#tests/contract/model/choosing.ts';
import { type Counts, play } from '#tests/contract/model/run.ts';
import type { Checked, RunReport } from '../report/run-report.ts';
import type { Target } from '../scenarios/target.ts';
import { setScene } from './set-scene.ts';

export interface FuzzOptions {
  readonly runs: number;
  /** At most, in one sequence. */
  readonly steps: number;
  readonly seed: number;
  readonly progress?: (line: string) => void;
}

const step: fc.Arbitrary<Step> = fc.record({
  roll: fc.noBias(fc.nat(99)),
  pick: fc.noBias(fc.nat(1_000_000)),
});

const LONGEST_SAID = 2000;

/** What of the failure is worth reading: the first lines of what differs. */
const saidBy = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_SAID);

/** Plays random sequences of the model against a server; one that goes another way is made as short as it can be. */
export async function runFuzz(
  target: Target,
  { runs, steps, seed, progress }: FuzzOptions,
): Promise<RunReport> {
  const startedAtMs = Date.now();
  const { driver, begin } = await setScene(target);
  const counts: Counts = { steps: 0, allowed: 0, refused: 0, replays: 0, clock: 0, operations: new Map() };
  let played = 0;
  let failed: { readonly lines: readonly string[]; readonly error: unknown } | null = null;
  const sequences = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: steps, size: 'max' }),
    async (drawn) => {
      const lines: string[] = [];
      played += 1;
      if (played % 10 === 0) progress?.(`${played} sequences, ${counts.steps} steps`);
      try {
        await begin();
        await play(driver, drawn, { counts, listen: (line) => lines.push(line) });
      } catch (error) {
        // The last one that fails is the shortest.
        failed = { lines, error };
        throw error;
      }
    },
  );
  const { failed: isFailed } = await fc.check(sequences, { numRuns: runs, seed });
  const about = {
    command: 'fuzz',
    target: target.name,
    seed,
    startedAtMs,
    durationMs: Date.now() - startedAtMs,
  };
  const all = [...counts.operations].map(([operation, { allowed, refused }]): Checked => {
    const name = `${operation}: ${allowed} allowed, ${refused} refused`;
    return { part: 'fuzz', name, status: 'passed' };
  });
  return { ...about, checked: isFailed && failed !== null ? [...all, foundIn(failed)] : all, grids: [] };
}

function foundIn({ lines, error }: { readonly lines: readonly string[]; readonly error: unknown }): Checked {
  const last = lines.at(-1) ?? '';
  return {
    part: 'fuzz',
    name: `a sequence of ${lines.length}`,
    status: 'failed',
    finding: {
      operation: last.replace(/^again: /, '').split(' ')[1] ?? null,
      says: `the server does what the rules say, after: ${last}`,
      came: saidBy(error),
      place: 'tests/contract/model, the rules of domain.md 2',
      reached: lines.slice(0, -1),
      step: lines.length,
      curl: '',
    },
  };
}
