import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Command } from 'commander';

const root = path.resolve(import.meta.dirname, '../../..');

/** Programs of this package that have a command line of their own, which `slides` only passes on. */
const PROGRAMS = [
  { name: 'serve', file: ['server/mock.mjs'], summary: 'serve the mock API' },
  {
    name: 'diff',
    file: ['--import', 'tsx', 'contracts/diff.ts'],
    summary: 'say what changed between two contracts, and what of it breaks a client',
  },
  { name: 'lint', file: ['--import', 'tsx', 'contracts/lint.ts'], summary: 'hold the contract to its rules' },
];

export function addPrograms(program: Command): void {
  for (const { name, file, summary } of PROGRAMS) {
    program
      .command(name)
      .summary(summary)
      .description(`It will ${summary}. All options are passed on, and --help tells them.`)
      .argument('[options...]')
      .allowUnknownOption()
      .helpOption(false)
      .action((args: readonly string[]) => {
        const run = spawnSync(process.execPath, [...file, ...args], { cwd: root, stdio: 'inherit' });
        process.exitCode = run.status ?? 1;
      });
  }
}
