import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { listen } from '#mock-server/http/node-adapter.ts';
import { UsageError } from '../exit-codes.ts';
import { createFakes } from '../proxy/fakes.ts';
import { createProxy } from '../proxy/proxy.ts';
import { createRecording } from '../proxy/recording.ts';
import { type ReportOptions, withReports } from '../report/options.ts';
import { writeReport } from '../report/write-report.ts';
import { unreachable } from '../why-unanswered.ts';
import { addressOf } from './check.ts';

interface Options extends ReportOptions {
  readonly listen: number;
  readonly record?: string;
  readonly deidentify?: true;
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`${text} is no port`);
}

export function addProxy(program: Command): void {
  const command = program
    .command('proxy')
    .summary('watch the traffic between clients and a server')
    .description(
      'Stands between clients and a server, hands everything on as it is, and says where requests and answers break the ' +
        'contract. Ends with Ctrl-C, and then with a report.',
    )
    .argument('<url>', 'where the API is, with its prefix, such as http://127.0.0.1:4010/api', addressOf)
    .option('--listen <port>', 'the port of this machine that clients call in its place', portOf, 4020)
    .option(
      '--record <folder>',
      'write each call into the folder, as an HTTP archive that slides coverage reads',
    )
    .option(
      '--deidentify',
      'put fakes in the place of names, dates, ids and texts, the same for the same all along',
    );
  withReports(command).action(async (base: string, options: Options) => {
    if (options.record !== undefined && options.deidentify !== true)
      throw new UsageError('--record wants --deidentify: no recording may hold patients');
    const startedAtMs = Date.now();
    await requireReachable(base);
    const fakes = createFakes(randomBytes(32).toString('hex'));
    const record = options.record === undefined ? null : createRecording(options.record, fakes);
    const proxy = createProxy({
      base,
      send: fetch,
      passed: (passage) => record?.(passage, new Date()),
      found: (line) => console.error(line),
    });
    const close = (): Promise<void> => Promise.resolve();
    const served = await listen({ fetch: proxy.fetch, close }, { port: options.listen }).catch(sayTaken);
    console.error(`Clients call ${served.url}/api; Ctrl-C ends it.`);
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    });
    await served.close();
    const durationMs = Date.now() - startedAtMs;
    const told = { command: 'proxy', target: base, seed: 0, startedAtMs, durationMs, grids: [] };
    writeReport({ ...told, checked: proxy.checked() }, options);
  });
}

function sayTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  throw isTaken ? new UsageError('That port is taken; choose a free one with --listen') : error;
}

async function requireReachable(base: string): Promise<void> {
  try {
    const answer = await fetch(base, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
  } catch (cause) {
    throw unreachable(base, cause);
  }
}
