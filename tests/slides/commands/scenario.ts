import { randomInt } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { readCreds } from '../check/creds.ts';
import { UsageError } from '../exit-codes.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';
import { newScenario } from '../scenarios/new-scenario.ts';
import { playScenario } from '../scenarios/play.ts';
import { filesIn, listScenarios, readScenario, SCENARIO_FOLDER, scenariosOf } from '../scenarios/read.ts';
import { requirePlayed, runFiles } from '../scenarios/run.ts';
import { jsonSchema } from '../scenarios/schema.ts';
import { createOwnMock, remoteTarget } from '../scenarios/target.ts';
import { requireApi } from '../scenarios/wire.ts';
import { addressOf, answerLimit } from './check.ts';

interface RunOptions extends ReportOptions {
  readonly target: string;
  readonly seed?: number;
  readonly creds?: string;
  readonly controlToken?: string;
  readonly timeout: number;
}

export const numberOf = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new UsageError(`${text} is no whole number`);
  return number;
};

/** How many of something there are to be: none of it would look at nothing, and find all of it fine. */
export const countOf = (text: string): number => {
  const count = numberOf(text);
  if (count === 0) throw new UsageError('0 is too few; it is 1 at least');
  return count;
};

/** A server keeps its answers by the keys of the calls for a day: keys that it knows would bring no more than those. */
export const newSeed = (): number => randomInt(2 ** 31);

async function run(names: readonly string[], options: RunOptions): Promise<void> {
  const { target: said } = options;
  const isOwn = said === 'mock' || said === 'browser';
  const seed = options.seed ?? (isOwn ? 1 : newSeed());
  const files = scenariosOf(names);
  const about = { command: 'scenario run', seed };
  if (said === 'mock') {
    const mock = createOwnMock();
    const report = await runFiles({ ...about, target: 'the mock in this process' }, files, (file) =>
      playScenario(mock.enter(file.id), file, { seed }),
    );
    await mock.close();
    return writeReport(report, options);
  }
  if (said === 'browser') {
    // Only this target needs a browser.
    const { runInBrowser } = await import('../scenarios/browser/run-in-browser.ts');
    return writeReport(await runInBrowser(files, seed), options);
  }
  const remote = {
    creds: options.creds === undefined ? null : readCreds(options.creds),
    timeoutMs: options.timeout,
    ...(options.controlToken === undefined ? {} : { token: options.controlToken }),
  };
  const whole = await remoteTarget(addressOf(said), { ...remote, session: null });
  await requireApi(whole);
  const report = await runFiles({ ...about, target: whole.name }, files, async (file) => {
    const target = await remoteTarget(said, { ...remote, session: `scenario-${file.id}` });
    const checked = await playScenario(target, file, { seed });
    await target.leave();
    return checked;
  });
  writeReport(report, options);
  requirePlayed(report);
}

export function addScenario(program: Command): void {
  const scenario = program
    .command('scenario')
    .summary('play scenario files')
    .description('Plays scenario files: who calls what in which order, and what has to come back.');
  withReports(scenario.command('run'))
    .description('Plays scenarios, and tells the first step of each that goes another way than it says.')
    .argument('[files...]', 'files, or names of those of this project; all of them where nothing is named')
    .option('--target <target>', 'mock, browser, or the address of an API', 'mock')
    .option(
      '--seed <number>',
      'names the calls: the same seed sends the same keys; a new one for an address where it is left out, else 1',
      numberOf,
    )
    .option('--creds <file>', 'who may log in, as `check` takes it; else the people of the demo')
    .option('--control-token <token>', 'what the control API of a mock asks for')
    .addOption(answerLimit())
    .action(run);
  scenario
    .command('list')
    .description('Tells the scenarios of this project, and which of them drive a browser too.')
    .option('--json', 'print them as JSON')
    .action(({ json }: { readonly json?: true }) => {
      const all = listScenarios(filesIn().map((file) => readScenario(file)));
      if (json === true) console.log(JSON.stringify(all, null, 2));
      else
        for (const { id, name, hasScreen } of all)
          console.log(`${id.padEnd(34)}${hasScreen ? '▣' : ' '} ${name}`);
    });
  scenario
    .command('new')
    .description('Writes a scenario to begin with.')
    .argument('<name>', 'the name of the file, in small letters with hyphens')
    .option('--folder <folder>', 'where to', SCENARIO_FOLDER)
    .action((name: string, { folder }: { readonly folder: string }) => {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new UsageError(`${name} is no name such as lost-slide`);
      const file = path.join(folder, `${name}.yaml`);
      if (existsSync(file)) throw new UsageError(`${file} is there already`);
      if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}`);
      writeFileSync(
        file,
        newScenario(path.relative(folder, path.join(SCENARIO_FOLDER, 'scenario.schema.json'))),
      );
      console.log(file);
    });
  scenario
    .command('schema')
    .description('Prints the JSON Schema by which editors check and complete such files.')
    .action(() => console.log(JSON.stringify(jsonSchema(), null, 2)));
}
