import { EXIT } from '../exit-codes.ts';
import type { ReportOptions } from '../report/options.ts';
import type { Checked, RunReport } from '../report/run-report.ts';

/** Tells how a run ended, and sets the code that the process ends with. */
export function endRun(report: RunReport, { json }: ReportOptions): void {
  if (json === true) console.log(JSON.stringify(report, null, 2));
  else for (const line of linesOf(report)) console.log(line);
  // What was asked for and not reached is no success: a script must not take it for one.
  if (report.checked.some(({ status }) => status !== 'passed')) process.exitCode = EXIT.findings;
}

const countOf = (checked: readonly Checked[], status: Checked['status']): number =>
  checked.filter((one) => one.status === status).length;

function* linesOf({ checked, target, seed, durationMs }: RunReport): Generator<string> {
  for (const one of checked) {
    if (one.status === 'failed') {
      const { says, came, place, curl, reached } = one.finding;
      yield `✗ ${one.name}\n    expected: ${says}\n    came: ${came}`;
      if (place !== '') yield `    contract: ${place}`;
      if (reached.length > 0) yield `    before it: ${reached.join(', ')}`;
      if (curl !== '') yield `    again: ${curl}`;
    } else if (one.status === 'not reached') yield `- ${one.name}: not reached, ${one.why}`;
  }
  const counts = `${countOf(checked, 'passed')} passed, ${countOf(checked, 'failed')} failed, ${countOf(checked, 'not reached')} not reached`;
  yield `${counts}; ${target}, seed ${seed}, ${(durationMs / 1000).toFixed(1)} s`;
}
