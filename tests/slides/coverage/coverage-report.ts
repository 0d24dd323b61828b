import type { CoverageCounts } from '#mock-server/control/coverage.ts';
import type { Checked, Grid, RunReport } from '../report/run-report.ts';
import { CELLS, COUNTED_AS, MEASURES, type Measure } from './cells.ts';
import { type Reasons, reasonOf } from './reasons.ts';

/** Percent that a measure must reach of what has no reason not to be reached. */
export type Minimum = Readonly<Partial<Record<Measure, number>>>;

interface Asked {
  readonly counts: CoverageCounts;
  readonly reasons: Reasons;
  readonly minimum: Minimum;
  /** What is said of a cell that nobody reached and that has no reason. */
  readonly unseen: string;
  readonly target: string;
  readonly startedAtMs: number;
  readonly durationMs: number;
}

/** The grids of what was seen, each cell passed or with the reason why not, and whether that is enough. */
export function coverageReport(asked: Asked): RunReport {
  const { minimum, target, startedAtMs, durationMs } = asked;
  const grids = MEASURES.map((measure) => gridOf(measure, asked));
  const checked = grids.flatMap((grid, at): Checked[] => {
    const measure = MEASURES[at];
    const percent = measure === undefined ? undefined : minimum[measure];
    return percent === undefined ? [] : [judged(grid, percent, asked)];
  });
  return { command: 'coverage', target, seed: 0, startedAtMs, durationMs, checked, grids };
}

function gridOf(measure: Measure, { counts, reasons, unseen }: Asked): Grid {
  const seen = counts[COUNTED_AS[measure]];
  const cells = CELLS[measure].map(({ row, column }) => {
    if (Object.hasOwn(seen, `${row} ${column}`)) return { row, column, status: 'passed' as const };
    const why = reasonOf(reasons, measure, row, column) ?? unseen;
    return { row, column, status: 'not reached' as const, why };
  });
  return { name: measure, cells };
}

function judged({ name, cells }: Grid, percent: number, { unseen }: Asked): Checked {
  const passed = cells.filter(({ status }) => status === 'passed').length;
  const missing = cells.flatMap((cell) =>
    cell.status === 'not reached' && cell.why === unseen ? [`${cell.row} ${cell.column}`] : [],
  );
  const asked = passed + missing.length;
  const reached = asked === 0 ? 100 : (passed / asked) * 100;
  const about = { part: 'coverage', name: `${name} ${percent} %` };
  if (reached >= percent) return { ...about, status: 'passed' };
  const finding = {
    operation: null,
    says: `At least ${percent} % of ${asked} cells without a reason are to be seen.`,
    place: name,
    came: `${reached.toFixed(1)} %; never seen: ${missing.join(', ')}`,
    reached: [],
    step: 0,
    curl: '',
  };
  return { ...about, status: 'failed', finding };
}
