import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import type { Checked } from '../report/run-report.ts';
import { playScenario } from '../scenarios/play.ts';
import { fileOf, filesIn, readScenario } from '../scenarios/read.ts';
import { jsonSchema } from '../scenarios/schema.ts';
import { mockTarget } from '../scenarios/target.ts';

interface RunOptions extends ReportOptions {
  readonly target: string;
  readonly seed: string;
}

export function addScenario(program: Command): void {
  const scenario = program
    .command('scenario')
    .summary('play scenario files')
    .description('Plays scenario files.');
  withReports(scenario.command('run'))
    .argument('[files...]', 'files, or their names alone; all of the project where there are none')
    .option('--target <target>', 'mock, or the address of an API', 'mock')
    .option('--seed <number>', 'names the calls', '1')
    .action(async (files: readonly string[], options: RunOptions) => {
      const checked: Checked[] = [];
      for (const file of files.length === 0 ? filesIn() : files.map(fileOf)) {
        const read = readScenario(file);
        const target = mockTarget(read.scenario.given?.clock);
        checked.push(...(await playScenario(target, read, { seed: Number(options.seed) })));
        await target.close();
      }
      for (const one of checked)
        if (one.status === 'failed') console.log(one.name, JSON.stringify(one.finding, null, 1));
      console.log(checked.filter(({ status }) => status === 'passed').length, 'of', checked.length);
      if (checked.some(({ status }) => status !== 'passed')) process.exitCode = EXIT.findings;
    });
  scenario.command('list').action(() => {
    for (const file of filesIn()) {
      const {
        id,
        scenario: { name },
      } = readScenario(file);
      console.log(`${id}  ${name}`);
    }
  });
  scenario.command('schema').action(() => console.log(JSON.stringify(jsonSchema(), null, 2)));
}
