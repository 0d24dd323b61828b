import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ServerBuild } from '@remix-run/node';
import { KEEP_ALIVE_MS } from '#mock-server/http/node-adapter.ts';
import { portOf } from '#mock-server/http/port-of.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createEnding } from './ending.ts';
import { compose } from './parts.ts';
import { answerStarting } from './starting.ts';

/** `npm start -- --data DIR --world NAME --fresh`, which win over the environment. */
function withOptions(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, world: { type: 'string' }, fresh: { type: 'boolean' } },
  });
  return {
    ...env,
    ...(values.data === undefined ? {} : { MOCK_DATA: values.data && path.resolve(values.data) }),
    ...(values.world === undefined ? {} : { MOCK_WORLD: values.world }),
    ...(values.fresh === true ? { MOCK_FRESH: '1' } : {}),
  };
}

/** Less than those who stop a process wait before they kill it. */
const GRACE_MS = 5000;

async function start(): Promise<void> {
  const config = readConfig(withOptions(process.env));
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answerStarting);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  // Links and origins name the port, and with PORT=0 it is known only now.
  const { parts, address, announcement } = await compose(config, portOf(server));
  const entry = path.join(parts.buildFolder, 'server/index.js');
  const app = createApp({
    ...parts,
    loadBuild: () => import(entry) as Promise<ServerBuild>,
    writeLog: (line) => process.stdout.write(`${line}\n`),
  });
  server.off('request', answerStarting).on('request', app);
  console.log(`\nReady at ${address}\n${announcement}\n`);
  const end = createEnding(server, { graceMs: GRACE_MS, onEnd: () => process.exit(0) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

start().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    busy ? 'That port is taken. Set PORT to a free one.' : error instanceof Error ? error.message : error,
  );
  process.exit(1);
});
