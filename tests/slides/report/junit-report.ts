import { escapeMarkup } from './escape-markup.ts';
import type { Checked, RunReport } from './run-report.ts';
import { partsOf, tallyOf } from './summary.ts';

/** JUnit XML, as most build servers read it: a suite for each part. */
export function junitReport(report: RunReport): string {
  const { passed, failed, known, notReached } = tallyOf(report.checked);
  const all = passed + failed + known + notReached;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="slides ${report.command}" tests="${all}" failures="${failed}" skipped="${known + notReached}" time="${report.durationMs / 1000}">`,
    ...[...partsOf(report)].flatMap(([part, checked]) => suiteOf(part, checked, report)),
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteOf(
  part: string,
  checked: readonly Checked[],
  { startedAtMs, seed }: RunReport,
): readonly string[] {
  const { failed, known, notReached } = tallyOf(checked);
  return [
    `  <testsuite name="${escapeMarkup(part)}" tests="${checked.length}" failures="${failed}" skipped="${known + notReached}" timestamp="${new Date(startedAtMs).toISOString()}">`,
    `    <properties><property name="seed" value="${seed}"/></properties>`,
    ...checked.map(caseOf),
    '  </testsuite>',
  ];
}

function caseOf(one: Checked): string {
  const head = `    <testcase classname="${escapeMarkup(one.part)}" name="${escapeMarkup(one.name)}"`;
  if (one.status === 'passed') return `${head}/>`;
  if (one.status === 'not reached') return `${head}><skipped message="${escapeMarkup(one.why)}"/></testcase>`;
  if (one.isKnown === true) return `${head}><skipped message="known before"/></testcase>`;
  const { says, place, came, reached, curl } = one.finding;
  const body = [`${says} (${place})`, ...reached, curl].join('\n');
  return `${head}><failure message="${escapeMarkup(came)}">${escapeMarkup(body)}</failure></testcase>`;
}
