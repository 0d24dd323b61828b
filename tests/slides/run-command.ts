import { type Command, CommanderError } from 'commander';
import { EXIT, type ExitCode, TargetUnreachable, UsageError } from './exit-codes.ts';
import { createProgram } from './program.ts';

/** Whoever asks for the help of a command that is not there is not shown that of all. */
function requireCommand({ commands }: Command, [first = '-']: readonly string[]): void {
  const names = [...commands.map((command) => command.name()), 'help'];
  if (first.startsWith('-') || names.includes(first)) return;
  throw new UsageError(`There is no command ${first}; the commands are ${names.join(', ')}`);
}

/** Runs one command line of `slides`, and says how it ended; one that ended with findings says so by `process.exitCode`. */
export async function runCommand(args: readonly string[]): Promise<ExitCode> {
  try {
    const program = createProgram();
    requireCommand(program, args);
    await program.parseAsync(args, { from: 'user' });
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (!(error instanceof UsageError || error instanceof TargetUnreachable)) throw error;
    console.error(/[.!?]$/.test(error.message) ? error.message : `${error.message}.`);
    return error instanceof UsageError ? EXIT.usage : EXIT.unreachable;
  }
}
