import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { UsageError } from '../exit-codes.ts';
import { withHunts } from '../mutants/compared-table.ts';
import { readDemoCreds } from '../mutants/demo-creds.ts';
import { type Hunt, hunt, matrixLines } from '../mutants/kill-matrix.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { MUTANTS } from '../mutants/mutants.ts';
import { reportOfHunts } from '../mutants/report-of-hunts.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';

interface Options extends ReportOptions {
  readonly list?: true;
  readonly whole?: true;
  readonly serve?: number;
  readonly table?: string;
  readonly seed: number;
}

const LIST_WIDTH = Math.max(...MUTANTS.map(({ name }) => name.length));

const listed = (): string =>
  MUTANTS.map(({ name, part, wrong }) => `${name.padEnd(LIST_WIDTH)}  ${part.padEnd(12)}${wrong}`).join('\n');

function chosen(names: readonly string[]): readonly Mutant[] {
  if (names.length === 0) return MUTANTS;
  return names.map((name) => {
    const mutant = MUTANTS.find((one) => one.name === name);
    if (mutant === undefined) throw new UsageError(`There is no mutant '${name}'; --list names them all`);
    return mutant;
  });
}

const numberOf =
  (what: string) =>
  (text: string): number => {
    const number = Number(text);
    if (!Number.isSafeInteger(number) || number < 0)
      throw new UsageError(`${text} is no ${what}; it is a whole number`);
    return number;
  };

function readPage(file: string): string {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  return readFileSync(file, 'utf8');
}

/** All of them at once on one port, for other checkers to be held against. */
async function serve(mutants: readonly Mutant[], port: number): Promise<void> {
  const plain = createMockApi();
  await plain.ready;
  const api = mutants.reduce<MockApi>((inner, mutant) => ({ ...inner, fetch: mutant.spoil(inner) }), plain);
  const { url, close } = await listen(api, { port });
  console.log(`${mutants.map(({ name }) => name).join(', ') || 'the mock as it is'} at ${url}/api`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

export function addMutants(program: Command): void {
  const command = program
    .command('mutants')
    .summary('check the checker')
    .description(
      'Holds `check` against servers that do one thing wrong each, made of the mock in this process, and prints which ' +
        'part of it found what: in brackets what should be found, a dot where nothing was.',
    )
    .argument('[names...]', 'only these mutants')
    .option('--list', 'only say what each of them does wrong, and which part should find it')
    .option(
      '--whole',
      'look at the whole contract each time, not only at what the mutant touches; takes long',
    )
    .option('--seed <number>', 'asks the same as the run that printed it', numberOf('seed'), 1)
    .option(
      '--serve <port>',
      'serve the named mutants together instead, for other tools to look at',
      numberOf('port'),
    );
  command.option(
    '--table <file>',
    'write what was found into the table of a page such as docs/checker-compared.md; columns of other checkers stay',
  );
  withReports(command).action(async (names: readonly string[], options: Options) => {
    if (options.list === true) {
      console.log(listed());
      return;
    }
    if (options.serve !== undefined) {
      await serve(names.length === 0 ? [] : chosen(names), options.serve);
      return;
    }
    const { table } = options;
    // A page without such a table is told before the work begins.
    if (table !== undefined) withHunts(readPage(table), []);
    const startedAtMs = Date.now();
    const hunts: Hunt[] = [];
    const creds = readDemoCreds();
    const mutants = chosen(names);
    for (const mutant of mutants) {
      console.error(`${hunts.length + 1}/${mutants.length} ${mutant.name}`);
      const { seed, whole } = options;
      hunts.push(await hunt(mutant, { creds, seed, isWhole: whole === true }));
    }
    if (table !== undefined) writeFileSync(table, withHunts(readPage(table), hunts));
    if (options.json !== true) console.log(`${matrixLines(hunts).join('\n')}\n`);
    writeReport(reportOfHunts(hunts, { seed: options.seed, startedAtMs }), options);
  });
}
