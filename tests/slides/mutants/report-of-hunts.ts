import type { Checked, Finding, RunReport } from '../report/run-report.ts';
import { COLUMNS, type Hunt } from './kill-matrix.ts';

/** What is wrong with the checker itself, as far as a mutant shows it; null where it found what it should. */
function complaintOf({ mutant, isFound, strays }: Hunt): string | null {
  if (!isFound) return `The part ${mutant.part} has found nothing.`;
  const [stray] = strays;
  return stray === undefined ? null : `It has found something else, too: ${stray.says} ${stray.came}`;
}

function findingOf({ mutant, strays }: Hunt, came: string, step: number): Finding {
  return {
    operation: mutant.operations[0] ?? null,
    says: `A server that ${mutant.wrong} is found by the part ${mutant.part}, and nothing else is.`,
    place: 'tests/slides/mutants',
    came,
    reached: [],
    step,
    curl: strays[0]?.curl ?? '',
  };
}

/** The checker, checked: each mutant is one thing that was looked at. */
export function reportOfHunts(
  hunts: readonly Hunt[],
  { seed, startedAtMs }: Pick<RunReport, 'seed' | 'startedAtMs'>,
): RunReport {
  const checked = hunts.map((one, step): Checked => {
    const complaint = complaintOf(one);
    const about = { part: one.mutant.part, name: one.mutant.name };
    return complaint === null
      ? { ...about, status: 'passed' }
      : { ...about, status: 'failed', finding: findingOf(one, complaint, step) };
  });
  const cells = hunts.flatMap((one, step) =>
    COLUMNS.filter((column) => one.found.has(column)).map((column) => {
      const about = { row: one.mutant.name, column };
      return column === one.mutant.part
        ? { ...about, status: 'passed' as const }
        : { ...about, status: 'failed' as const, finding: findingOf(one, `Found by ${column}.`, step) };
    }),
  );
  return {
    command: 'mutants',
    target: 'the mock',
    seed,
    startedAtMs,
    durationMs: Date.now() - startedAtMs,
    checked,
    grids: [{ name: 'mutant × part', cells }],
  };
}
