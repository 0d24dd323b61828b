import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { createApp } from './app.ts';
import { pageOrigins, readConfig, slideOrigins } from './config.ts';
import { embeddedApi } from './embedded-api.ts';
import { readSecret } from './secret.ts';

const root = path.resolve(import.meta.dirname, '..');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  // Links and origins name the port, and with PORT=0 it is known only now.
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}`;

  process.env['APP_SECRET'] = config.SESSION_SECRET ?? readSecret(path.join(root, '.cache'));
  process.env['APP_API_URL'] = config.API_URL ?? `http://127.0.0.1:${port}/api`;

  const embedded = config.API_URL === undefined ? await embeddedApi(config, root, address) : null;
  const buildFolder = path.join(root, 'build');
  const entry = path.join(buildFolder, 'server/index.js');
  const app = createApp({
    buildFolder,
    loadBuild: () => import(entry) as Promise<ServerBuild>,
    pageOrigins: pageOrigins(config, port),
    slideOrigins: slideOrigins(config, port),
    limits: { requests: config.REQUEST_LIMIT, logins: config.LOGIN_LIMIT },
    api: embedded?.handler ?? null,
    writeLog: (line) => process.stdout.write(`${line}\n`),
  });
  server.on('request', app);
  console.log(`\nReady at ${address}`);
  if (embedded === null) console.log(`API: ${config.API_URL}\n`);
  else console.log(`${embedded.announcement}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

start().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    busy ? 'That port is taken. Set PORT to a free one.' : error instanceof Error ? error.message : error,
  );
  process.exit(1);
});
