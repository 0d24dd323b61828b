import type { Change } from '#contracts/diff/change.ts';
import { lineOf } from '#contracts/diff/report.ts';
import type { Checked, Finding, RunReport } from './run-report.ts';

type About = Pick<RunReport, 'command' | 'target' | 'startedAtMs' | 'durationMs'>;

/** No server is asked, so there is neither a seed nor a call that shows it; the command line shows it again. */
const findingOf = (
  finding: Pick<Finding, 'operation' | 'says' | 'came'>,
  step: number,
  again: string,
): Finding => ({ ...finding, place: 'openapi.yaml', reached: [], step, curl: again });

const reportOf = (about: About, checked: readonly Checked[]): RunReport => ({
  ...about,
  seed: 0,
  checked,
  grids: [],
});

/** Each change of a contract; what breaks a client is found, unless the step of the version is what was asked about. */
export function reportOfDiff(
  about: About & { readonly again: string },
  changes: readonly Change[],
  problems: readonly string[] | null,
): RunReport {
  const { again, ...told } = about;
  const ofChanges = changes.map((change, step): Checked => {
    const line = lineOf(change).trim();
    const at = { part: change.kind, name: line };
    const finding = {
      operation: change.operations[0] ?? null,
      says: 'What a client relies on stays as it is.',
      came: line,
    };
    return change.kind === 'breaking' && problems === null
      ? { ...at, status: 'failed', finding: findingOf(finding, step, again) }
      : { ...at, status: 'passed' };
  });
  const ofRelease = (problems ?? []).map((came, step): Checked => {
    const finding = { operation: null, says: 'CHANGELOG.md and the version fit the changes.', came };
    return { part: 'release', name: came, status: 'failed', finding: findingOf(finding, step, again) };
  });
  return reportOf(told, [...ofChanges, ...ofRelease]);
}

/** Each place where the contract breaks a rule of its own. */
export function reportOfLint(about: About, findings: readonly string[]): RunReport {
  const says = 'The contract keeps every rule.';
  const checked = findings.map((came, step): Checked => {
    const finding = findingOf({ operation: null, says, came }, step, 'npx slides lint');
    return { part: 'lint', name: came, status: 'failed', finding };
  });
  return reportOf(
    about,
    checked.length === 0 ? [{ part: 'lint', name: 'every rule', status: 'passed' }] : checked,
  );
}
