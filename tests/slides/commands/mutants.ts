import type { Command } from 'commander';
import { UsageError } from '../exit-codes.ts';
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
  readonly seed: number;
}

const LIST_WIDTH = Math.max(...MUTANTS.map(({ name }) => name.length));

const listed = (): string =>
  MUTANTS.map(({ name, part, wrong }) => `${name.padEnd(LIST_WIDTH)}  ${part.padEnd(12)}${wrong}`).join('\n');

function chosen(names: readonly string[]): readonly Mutant[] {
  if (names.length === 0) return MUTANTS;
  return names.map((name) => {
    const mutant = MUTANTS.find((one) => one.name === name);
    if (mutant === undefined) throw new UsageError(`there is no mutant '${name}'; --list names them all`);
    return mutant;
  });
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new UsageError(`${text} is no seed; it is a whole number`);
  return seed;
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
    .option('--seed <number>', 'asks the same as the run that printed it', seedOf, 1);
  withReports(command).action(async (names: readonly string[], options: Options) => {
    if (options.list === true) {
      console.log(listed());
      return;
    }
    const startedAtMs = Date.now();
    const hunts: Hunt[] = [];
    const creds = readDemoCreds();
    const mutants = chosen(names);
    for (const mutant of mutants) {
      console.error(`${hunts.length + 1}/${mutants.length} ${mutant.name}`);
      const { seed, whole } = options;
      hunts.push(await hunt(mutant, { creds, seed, isWhole: whole === true }));
    }
    if (options.json !== true) console.log(`${matrixLines(hunts).join('\n')}\n`);
    writeReport(reportOfHunts(hunts, { seed: options.seed, startedAtMs }), options);
  });
}
