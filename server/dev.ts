import { createServer } from 'node:http';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { createServer as createVite } from 'vite';
import { createApp } from './app.ts';
import { pageOrigins, readConfig, slideOrigins } from './config.ts';
import { embeddedApi } from './embedded-api.ts';
import { readSecret } from './secret.ts';

/** The product with hot replacement, on one port; its policy lets in the styles and the socket that Vite adds. */
async function startDevelopment(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const config = readConfig(process.env);
  const port = config.PORT;
  const address = `http://localhost:${port}`;
  process.env['APP_SECRET'] = config.SESSION_SECRET ?? readSecret(path.join(root, '.cache'));
  process.env['APP_API_URL'] = config.API_URL ?? `http://127.0.0.1:${port}/api`;
  const embedded = config.API_URL === undefined ? await embeddedApi(config, root, address) : null;
  const server = createServer();
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } } });
  const app = createApp({
    middleware: [vite.middlewares],
    buildFolder: path.join(root, 'build'),
    loadBuild: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    pageOrigins: pageOrigins(config, port),
    slideOrigins: slideOrigins(config, port),
    limits: { requests: config.REQUEST_LIMIT * 10, logins: config.LOGIN_LIMIT },
    api: embedded?.handler ?? null,
    policy: 'development',
    writeLog: () => undefined,
  });
  server.on('request', app);
  server.listen(port, config.HOST, () =>
    console.log(`Development server at ${address}\n${embedded?.announcement ?? ''}`),
  );
}

startDevelopment().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
