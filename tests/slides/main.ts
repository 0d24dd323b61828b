import { CommanderError } from 'commander';
import { EXIT, type ExitCode, TargetUnreachable, UsageError } from './exit-codes.ts';
import { createProgram } from './program.ts';

/** Runs one command line of `slides`, and says how it ended. */
async function main(args: readonly string[]): Promise<ExitCode> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
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
