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
  /** Whether somebody has asked to end with what was found so far. */
  readonly isEnded?: () => boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  roll: fc.noBias(fc.nat(99)),
  pick: fc.noBias(fc.nat(1_000_000)),
});

/** The run was asked to end in the middle of a sequence, which says nothing of the server then. */
class Ended extends Error {}

const LONGEST_SAID = 2000;

/** What of the failure is worth reading: the first lines of what differs. */
const saidBy = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_SAID);

/** Plays random sequences of the model against a server; one that goes another way is made as short as it can be. */
export async function runFuzz(
  target: Target,
  { runs, steps, seed, progress = () => undefined, isEnded = () => false }: FuzzOptions,
): Promise<RunReport> {
  const startedAtMs = Date.now();
  const { driver, begin } = await setScene(target);
  const counts: Counts = { steps: 0, allowed: 0, refused: 0, replays: 0, clock: 0, operations: new Map() };
  let played = 0;
  let failed: { readonly lines: readonly string[]; readonly error: unknown } | null = null;
  let isCut = false;
  progress(`${runs} sequences of at most ${steps} steps, seed ${seed}`);
  const sequences = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: steps, size: 'max' }),
    async (drawn) => {
      if (isEnded()) {
        isCut = true;
        return;
      }
      const lines: string[] = [];
      const listen = (line: string): void => {
        if (isEnded()) throw new Ended();
        lines.push(line);
      };
      try {
        await begin();
        await play(driver, drawn, { counts, listen });
        played += 1;
        if (played % 10 === 0) progress(`${played} sequences, ${counts.steps} steps`);
      } catch (error) {
        if (error instanceof Ended) {
          isCut = true;
          return;
        }
        if (failed === null)
          progress(`a sequence of ${lines.length} goes another way; looking for a shorter one`);
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
    ...(isCut ? { endedEarly: endedAfter(played, runs, failed !== null) } : {}),
  };
  const all = [...counts.operations].map(([operation, { allowed, refused }]): Checked => {
    const name = `${operation}: ${allowed} allowed, ${refused} refused`;
    return { part: 'fuzz', name, status: 'passed' };
  });
  return { ...about, checked: isFailed && failed !== null ? [...all, foundIn(failed)] : all, grids: [] };
}

const endedAfter = (played: number, runs: number, isFound: boolean): string =>
  isFound
    ? 'it was ended while it looked for a shorter sequence'
    : `it was ended after ${played} of ${runs} sequences`;

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
