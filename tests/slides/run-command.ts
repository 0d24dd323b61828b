import { CommanderError } from 'commander';
import { EXIT, type ExitCode, TargetUnreachable, UsageError } from './exit-codes.ts';
import { createProgram } from './program.ts';

/** Runs one command line of `slides`, and says how it ended; one that ended with findings says so by `process.exitCode`. */
export async function runCommand(args: readonly string[]): Promise<ExitCode> {
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
