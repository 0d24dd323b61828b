import { type Command, Option } from 'commander';
import { MEASURES } from '../coverage/cells.ts';
import { coverageReport, type Minimum } from '../coverage/coverage-report.ts';
import { readCounts } from '../coverage/read-counts.ts';
import { readReasons } from '../coverage/reasons.ts';
import { UsageError } from '../exit-codes.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';

interface Options extends ReportOptions {
  readonly min: Minimum;
  readonly reasons?: string;
  readonly unseen: string;
}

/** `operation-status=95,role=100`. */
function minimumOf(text: string): Minimum {
  const entries = text.split(',').map((one) => {
    const [name = '', percent = ''] = one.split('=');
    const measure = MEASURES.find((known) => known === name.trim());
    const least = Number(percent);
    if (measure === undefined || percent.trim() === '' || !(least >= 0 && least <= 100))
      throw new UsageError(
        `${one} is no least coverage; write ${MEASURES.join('=95,')}=100, each from 0 to 100`,
      );
    return [measure, least];
  });
  return Object.fromEntries(entries) as Minimum;
}

export function addCoverage(program: Command): void {
  const command = program
    .command('coverage')
    .summary('say what of the contract was seen at work')
    .description(
      'Adds up what files tell of a server at work, and says which statuses of operations, which transitions and which ' +
        'callers were never seen. A file is an answer of GET /__mock/coverage, or an HTTP archive of a browser or a proxy.',
    )
    .argument('<files...>')
    .addOption(
      new Option(
        '--min <measures>',
        'the least percent of each, such as operation-status=95,transition=100,role=100',
      )
        .argParser(minimumOf)
        .default({}, 'none'),
    )
    .option('--reasons <file>', 'JSON: why cells are never seen, so that they count for nothing')
    .option('--unseen <text>', 'what is said of cells without a reason', 'never seen');
  withReports(command).action((files: readonly string[], options: Options) => {
    const startedAtMs = Date.now();
    const counts = readCounts(files);
    const { min: minimum, unseen } = options;
    const reasons = options.reasons === undefined ? [] : readReasons(options.reasons);
    const target = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
    const durationMs = Date.now() - startedAtMs;
    writeReport(
      coverageReport({ counts, reasons, minimum, unseen, target, startedAtMs, durationMs }),
      options,
    );
  });
}
