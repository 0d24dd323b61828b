import type { Checked, RunReport } from './run-report.ts';
import { tallyOf } from './summary.ts';

/** The Common Test Report Format (ctrf.io), as JSON. */
export function ctrfReport(report: RunReport): string {
  const { passed, failed, known, notReached } = tallyOf(report.checked);
  const { startedAtMs: start, durationMs, command, target, seed } = report;
  const summary = {
    tests: report.checked.length,
    passed,
    failed,
    pending: 0,
    skipped: known + notReached,
    other: 0,
    start,
    stop: start + durationMs,
  };
  const results = {
    tool: { name: `slides ${command}` },
    summary,
    tests: report.checked.map(testOf),
    extra: { target, seed },
  };
  return `${JSON.stringify({ reportFormat: 'CTRF', specVersion: '0.0.0', results }, null, 2)}\n`;
}

function testOf(one: Checked): Readonly<Record<string, unknown>> {
  const frame = { name: one.name, suite: one.part, duration: 0 };
  if (one.status === 'passed') return { ...frame, status: 'passed' };
  if (one.status === 'not reached') return { ...frame, status: 'skipped', message: one.why };
  const { finding } = one;
  const trace = [...finding.reached, finding.curl].join('\n');
  return {
    ...frame,
    status: one.isKnown === true ? 'skipped' : 'failed',
    message: `${finding.says} (${finding.place}) Came: ${finding.came}`,
    trace,
  };
}
