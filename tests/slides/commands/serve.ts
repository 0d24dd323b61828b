import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Command } from 'commander';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { EXIT } from '../exit-codes.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../../server/mock.mjs');

interface Options extends ReportOptions {
  readonly port: string;
  readonly world: string;
  readonly data?: string;
  readonly fresh?: true;
}

/** Starts the mock as a program of its own, and gives back how it ended. What it prints stays out of a report of --json. */
function serve({ port, world, data, fresh, json }: Options): Promise<number> {
  const args = [`--port=${port}`, `--world=${world}`];
  if (data !== undefined) args.push(`--data=${data}`);
  if (fresh === true) args.push('--fresh');
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [PROGRAM, ...args], {
      stdio: ['ignore', json === true ? process.stderr : 'inherit', 'inherit'],
    });
    // A terminal tells both programs of Ctrl-C; this one stays until the other has ended, and writes its report.
    process.on('SIGINT', () => undefined);
    process.once('SIGTERM', () => server.kill('SIGTERM'));
    server.once('error', reject);
    server.once('exit', (code) => resolve(code ?? EXIT.findings));
  });
}

export function addServe(program: Command): void {
  withReports(program.command('serve'))
    .summary('serve the mock API')
    .description(
      'Serves the mock until Ctrl-C, and then tells how it ended. MOCK_CONTROL=1 switches the control API under /__mock ' +
        'on, MOCK_TOKEN makes it ask for X-Mock-Token.',
    )
    .option('--port <port>', 'where it listens on this machine', '4010')
    .option('--world <name>', `what it begins with: ${Object.keys(WORLDS).join(', ')}`, 'demo')
    .option('--data <folder>', 'keeps every change there; without it the world ends with the mock')
    .option('--fresh', 'gives up what the folder kept')
    .action(async (options: Options) => {
      const startedAtMs = Date.now();
      const code = await serve(options);
      if (code !== 0) {
        // The program has said itself what was wrong with its port, its world or its folder.
        process.exitCode = EXIT.usage;
        return;
      }
      const about = { command: 'serve', target: `the mock, world ${options.world}`, seed: 0, grids: [] };
      const checked = [{ part: 'serve', name: 'it served until it was ended', status: 'passed' as const }];
      writeReport({ ...about, startedAtMs, durationMs: Date.now() - startedAtMs, checked }, options);
    });
}
