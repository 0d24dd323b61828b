import { Command } from 'commander';
import { addCheck } from './commands/check.ts';
import { addContract } from './commands/contract.ts';
import { addCoverage } from './commands/coverage.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addMutants } from './commands/mutants.ts';
import { addProxy } from './commands/proxy.ts';
import { addScenario } from './commands/scenario.ts';
import { addServe } from './commands/serve.ts';
import { addTwin } from './commands/twin.ts';

const HOW_IT_ENDS = `
It ends with 0 where all is fine, 1 with findings, 2 where it was asked wrongly, 3 where the server cannot be reached,
and 4 where it found nothing before its time was used up or the server answered no more.`;

/** What the parser says of a line that it does not take, as the commands say the rest: a sentence that begins with no word before it. */
function sentenceOf(said: string): string {
  const [first = '', ...rest] = said
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n');
  const sentence = first.charAt(0).toUpperCase() + first.slice(1);
  return [/[.!?]$/.test(sentence) ? sentence : `${sentence}.`, ...rest].join('\n');
}

/** The command line with all its commands; it throws where it was asked wrongly. */
export function createProgram(): Command {
  const program = new Command('slides')
    .description('Looks at servers of this contract, and plays scenarios on them.')
    .addHelpText('after', HOW_IT_ENDS)
    .configureOutput({ outputError: (said, write) => write(`${sentenceOf(said)}\n`) })
    .showHelpAfterError('What can be asked is told by --help after the command.')
    .exitOverride();
  addCheck(program);
  addMutants(program);
  addCoverage(program);
  addProxy(program);
  addScenario(program);
  addTwin(program);
  addFuzz(program);
  addServe(program);
  addContract(program);
  return program;
}
