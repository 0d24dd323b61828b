import { Command, CommanderError } from 'commander';
import { addCheck } from './commands/check.ts';
import { addCoverage } from './commands/coverage.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addMutants } from './commands/mutants.ts';
import { addPrograms } from './commands/programs.ts';
import { addProxy } from './commands/proxy.ts';
import { addScenario } from './commands/scenario.ts';
import { addTwin } from './commands/twin.ts';
import { EXIT, type ExitCode, TargetUnreachable, UsageError } from './exit-codes.ts';

const HOW_IT_ENDS = `
It ends with 0 where all is fine, 1 with findings, 2 where it was asked wrongly, 3 where the server cannot be reached.`;

/** Runs one command line of `slides`, and says how it ended. */
async function main(args: readonly string[]): Promise<ExitCode> {
  const program = new Command('slides')
    .description('Looks at servers of this contract, and plays scenarios on them.')
    .addHelpText('after', HOW_IT_ENDS)
    .showHelpAfterError()
    .exitOverride();
  addCheck(program);
  addMutants(program);
  addCoverage(program);
  addProxy(program);
  addScenario(program);
  addTwin(program);
  addFuzz(program);
  addPrograms(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (!(error instanceof UsageError || error instanceof TargetUnreachable)) throw error;
    console.error(`${error.name}: ${error.message}`);
    return error instanceof UsageError ? EXIT.usage : EXIT.unreachable;
  }
}

// A command that ended with findings has set its code itself.
process.exitCode = Math.max(await main(process.argv.slice(2)), Number(process.exitCode ?? 0));
