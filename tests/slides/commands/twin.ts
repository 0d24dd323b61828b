import type { Command } from 'commander';
import { readCreds } from '../check/creds.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';
import { scenariosOf } from '../scenarios/read.ts';
import { requirePlayed, runFiles } from '../scenarios/run.ts';
import { createOwnMock, remoteTarget } from '../scenarios/target.ts';
import { playTwins } from '../scenarios/twin.ts';
import { requireApi } from '../scenarios/wire.ts';
import { addressOf, answerLimit } from './check.ts';
import { newSeed, numberOf } from './scenario.ts';

interface TwinOptions extends ReportOptions {
  readonly seed?: number;
  readonly creds?: string;
  readonly controlToken?: string;
  readonly timeout: number;
}

export function addTwin(program: Command): void {
  withReports(program.command('twin'))
    .summary('play the same scenarios on the mock and on another server')
    .description(
      'Plays each step on a mock of its own and on the server, and tells the first difference of each scenario in status, code, shape or state.',
    )
    .argument('<url>', 'the address of the API, such as http://localhost:4010/api')
    .argument('[files...]', 'files, or names of those of this project; all of them where nothing is named')
    .option(
      '--seed <number>',
      'names the calls: the same seed sends the same keys; a new one where it is left out',
      numberOf,
    )
    .option('--creds <file>', 'who may log in there, as `check` takes it; else the people of the demo')
    .option('--control-token <token>', 'what the control API of a mock asks for')
    .addOption(answerLimit())
    .action(async (url: string, names: readonly string[], options: TwinOptions) => {
      const { seed = newSeed() } = options;
      const remote = {
        creds: options.creds === undefined ? null : readCreds(options.creds),
        timeoutMs: options.timeout,
        ...(options.controlToken === undefined ? {} : { token: options.controlToken }),
      };
      const whole = await remoteTarget(addressOf(url), { ...remote, session: null });
      await requireApi(whole);
      // At the time of the other, since what is due and what is late depends on it.
      const mock = createOwnMock(Date.now());
      const report = await runFiles(
        { command: 'twin', target: whole.name, seed },
        scenariosOf(names),
        async (file) => {
          const other = await remoteTarget(url, { ...remote, session: `twin-${file.id}` });
          const checked = await playTwins(mock.enter(file.id), other, file, seed);
          await other.leave();
          return checked;
        },
      );
      await mock.close();
      writeReport(report, options);
      requirePlayed(report);
    });
}
