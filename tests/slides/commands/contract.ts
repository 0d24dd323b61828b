import type { Command } from 'commander';
import { UsageError } from '../exit-codes.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { reportOfDiff, reportOfLint } from '../report/report-of-contract.ts';
import { writeReport } from '../report/write-report.ts';

interface DiffOptions extends ReportOptions {
  readonly changelog?: true;
}

/** What compares and lints contracts is read only by whoever asks for it. */
async function diff(before: string, after: string, options: DiffOptions): Promise<void> {
  const startedAtMs = Date.now();
  const { compareContracts } = await import('#contracts/diff/compare-contracts.ts');
  const { readContract } = await import('#contracts/diff/read-contract.ts');
  const { textReport } = await import('#contracts/diff/report.ts');
  const { ContractUnreadable } = await import('#contracts/diff/unreadable.ts');
  const { releaseProblems } = await import('#contracts/diff/version-step.ts');
  const read = (name: string) => {
    try {
      return readContract(name);
    } catch (error) {
      throw error instanceof ContractUnreadable ? new UsageError(error.message) : error;
    }
  };
  const [old, next] = [read(before), read(after)];
  const changes = compareContracts(old.document, next.document);
  const problems = options.changelog === true ? releaseProblems(changes, old, next) : null;
  if (options.json !== true) console.log(`${textReport(changes)}\n`);
  const about = {
    command: 'diff',
    target: `${before} ${after}`,
    startedAtMs,
    durationMs: Date.now() - startedAtMs,
    again: `npx slides diff ${before} ${after}`,
  };
  writeReport(reportOfDiff(about, changes, problems), options);
}

async function lint(options: ReportOptions): Promise<void> {
  const startedAtMs = Date.now();
  const { contractFindings } = await import('#contracts/lint/contract-findings.ts');
  const findings = await contractFindings();
  const about = { command: 'lint', target: 'openapi.yaml', startedAtMs };
  writeReport(reportOfLint({ ...about, durationMs: Date.now() - startedAtMs }, findings), options);
}

export function addContract(program: Command): void {
  withReports(program.command('diff'))
    .summary('say what changed between two contracts, and what of it breaks a client')
    .description('Compares two contracts, each a path to an openapi.yaml or git:REF.')
    .argument('<old>')
    .argument('<new>')
    .option('--changelog', 'ask whether CHANGELOG.md beside the new one, and its version, fit the changes')
    .action(diff);
  withReports(program.command('lint'))
    .summary('hold the contract to its rules')
    .description('Says where openapi.yaml breaks the rules of Redocly and those of this project.')
    .action(lint);
}
