import { type Command, Option } from 'commander';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { readCreds } from '../check/creds.ts';
import { readEarlier, withKnown } from '../check/earlier.ts';
import { FACTS } from '../check/facts.ts';
import { PARTS, type PartName } from '../check/parts/part-names.ts';
import { runCheck } from '../check/run-check.ts';
import { untilListening } from '../check/until-listening.ts';
import { UsageError } from '../exit-codes.ts';
import { hearEnd } from '../hear-end.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';

interface Options extends ReportOptions {
  readonly creds: string;
  readonly hooks?: string;
  readonly controlToken?: string;
  readonly only?: readonly PartName[];
  readonly level?: 'smoke' | 'full';
  readonly budget: number;
  readonly timeout: number;
  readonly seed?: number;
  readonly replay?: string;
  readonly operation?: readonly OperationId[];
  readonly baseline?: string;
  readonly readOnly?: true;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** `90s` or `5m` in milliseconds. */
export function durationOf(text: string): number {
  const [, count, unit = ''] = /^(\d+)(ms|s|m|h)$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (count === undefined || factor === undefined || Number(count) === 0)
    throw new UsageError(`${text} is no time; write it as 90s or 5m`);
  return Number(count) * factor;
}

/** Help tells what is taken without it in the form in which it is written. */
const timeOption = (flags: string, says: string, text: string): Option =>
  new Option(flags, says).argParser(durationOf).default(durationOf(text), text);

/** The limit of one answer, which each command that asks a server takes. */
export const answerLimit = (): Option =>
  timeOption('--timeout <time>', 'how long one answer may take', '10s');

function partsIn(text: string): readonly PartName[] {
  return text.split(',').map((name) => {
    const part = PARTS.find((one) => one === name.trim());
    if (part === undefined) throw new UsageError(`There is no part ${name}; parts are ${PARTS.join(', ')}`);
    return part;
  });
}

function operationOf(name: string, before: readonly OperationId[] = []): readonly OperationId[] {
  const known = [...FACTS.keys()].find((id) => id === name);
  if (known === undefined) throw new UsageError(`The contract has no operation ${name}`);
  return [...before, known];
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new UsageError(`${text} is no seed; it is a whole number`);
  return seed;
}

function levelOf(text: string): 'smoke' | 'full' {
  if (text === 'smoke' || text === 'full') return text;
  throw new UsageError(`There is no level ${text}; it is smoke or full`);
}

export function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !url.protocol.startsWith('http'))
    throw new UsageError(
      `${text} is no address; it begins with http:// or https:// and ends with the prefix of the API`,
    );
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(`${text} is no address of an API: it has a query or a fragment`);
  url.username = '';
  url.password = '';
  return url.href.replace(/\/$/, '');
}

export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .summary('hold a server to the contract')
    .description(
      'Calls every operation of a server as everybody who is named in --creds, and says where it breaks the contract. ' +
        'It makes, changes and deletes things there, unless --read-only is given: never run it where patients are.',
    )
    .argument('<url>', 'where the API is, with its prefix, such as http://127.0.0.1:4010/api', addressOf)
    .requiredOption('--creds <file>', 'YAML with email and password of each caller')
    .option(
      '--hooks <url|none>',
      'the control API of the server, for its clock, its mail and things in states',
      'none',
    )
    .option('--control-token <token>', 'what the control API of a mock asks for')
    .option('--only <parts>', `some of ${PARTS.join(',')}`, partsIn)
    .option(
      '--level <level>',
      'smoke asks of some values what full asks of all; smoke where nothing says it',
      levelOf,
    )
    .addOption(timeOption('--budget <time>', 'how long it may take in all, such as 5m', '15m'))
    .addOption(answerLimit())
    .option('--seed <number>', 'asks the same as the run that printed it', seedOf)
    .option('--replay <file>', 'a report of --json: asks again what it found, with its seed and level')
    .option('--operation <id>', 'only this operation; may be given several times', operationOf)
    .option(
      '--baseline <file>',
      'a report of --json: what it found is known and is no finding; it asks with its seed and level',
    )
    .option('--read-only', 'ask nothing that changes anything, but for logins');
  withReports(command).action(async (base: string, options: Options) => {
    const earlier = options.replay === undefined ? null : readEarlier(options.replay);
    const known = options.baseline === undefined ? null : readEarlier(options.baseline);
    const { only, operation, seed } = options;
    const parts = only ?? earlier?.parts;
    const operations = operation ?? earlier?.operations;
    // Other samples find other things, which nobody has accepted.
    const used = seed ?? earlier?.seed ?? known?.seed;
    const creds = readCreds(options.creds);
    const hooks = options.hooks === 'none' ? null : addressOf(options.hooks ?? '');
    await untilListening(base, options.timeout);
    const end = hearEnd();
    const report = await runCheck({
      isEnded: end.isHeard,
      send: fetch,
      base,
      creds,
      level: options.level ?? earlier?.level ?? known?.level ?? 'smoke',
      budgetMs: options.budget,
      timeoutMs: options.timeout,
      readOnly: options.readOnly === true,
      hooks,
      ...(options.controlToken === undefined ? {} : { controlToken: options.controlToken }),
      ...(parts === undefined ? {} : { only: parts }),
      ...(operations === undefined ? {} : { operations }),
      ...(used === undefined ? {} : { seed: used }),
      progress: (line) => console.error(line),
    }).finally(end.forget);
    writeReport(known === null ? report : withKnown(report, known), options);
  });
}
