import { createServer } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { createServer as createVite } from 'vite';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { compose, root } from './parts.ts';

/** The product with hot replacement, on one port; its policy lets in the styles and the socket that Vite adds. */
async function startDevelopment(): Promise<void> {
  const config = readConfig(process.env);
  const { parts, address, announcement } = await compose(config, config.PORT);
  const server = createServer();
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } } });
  const app = createApp({
    ...parts,
    middleware: [vite.middlewares],
    loadBuild: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    // Vite serves each module by a request of its own.
    limits: { ...parts.limits, requests: parts.limits.requests * 10 },
    policy: 'development',
    writeLog: () => undefined,
  });
  server.on('request', app);
  server.listen(config.PORT, config.HOST, () => {
    console.log(`Development server at ${address}\n${announcement}`);
  });
}

startDevelopment().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
