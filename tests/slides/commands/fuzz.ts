import type { Command } from 'commander';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { hearEnd } from '../hear-end.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';
import { remoteTarget } from '../scenarios/target.ts';
import { addressOf, answerLimit } from './check.ts';
import { countOf, numberOf } from './scenario.ts';

interface FuzzOptions extends ReportOptions {
  readonly runs: number;
  readonly steps: number;
  readonly seed?: number;
  readonly controlToken?: string;
  readonly timeout: number;
}

const LARGEST_SEED = 2 ** 31;

export function addFuzz(program: Command): void {
  withReports(program.command('fuzz'))
    .summary('play random sequences of the rules against a server')
    .description(
      'Draws what people might do from a model of the rules, does it on a server, and compares every answer and all ' +
        'that is stored with the model. A sequence that goes another way is made as short as it can be. The server needs the control API of a mock.',
    )
    .argument('<url>', 'the address of the API, such as http://localhost:4010/api', addressOf)
    .option('--runs <number>', 'how many sequences', countOf, 100)
    .option('--steps <number>', 'how long they are at most', countOf, 30)
    .option('--seed <number>', 'draws the same as the run that printed it', numberOf)
    .option('--control-token <token>', 'what the control API asks for')
    .addOption(answerLimit())
    .action(async (url: string, { runs, steps, seed, controlToken, timeout, ...options }: FuzzOptions) => {
      const target = await remoteTarget(url, {
        creds: null,
        session: 'fuzz',
        timeoutMs: timeout,
        ...(controlToken === undefined ? {} : { token: controlToken }),
      });
      const end = hearEnd();
      const report = await runFuzz(target, {
        isEnded: end.isHeard,
        runs,
        steps,
        seed: seed ?? Math.floor(Math.random() * LARGEST_SEED),
        progress: (line) => console.error(line),
      }).finally(end.forget);
      await target.leave();
      writeReport(report, options);
    });
}
