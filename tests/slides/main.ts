import { runCommand } from './run-command.ts';

// A command that ended with findings has set its code itself.
process.exitCode = Math.max(await runCommand(process.argv.slice(2)), Number(process.exitCode ?? 0));
