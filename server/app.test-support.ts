import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node';
import { afterEach, beforeEach } from 'vitest';
import { createApp } from './app.ts';
import { compressTexts } from './compress.mjs';

const nothingYet = () => ({
  /** Whether each page was told that its visitor tries to log in too often. */
  marked: [] as boolean[],
  /** Whose each page was. */
  addresses: [] as string[],
  hosts: [] as string[],
  lines: [] as string[],
  isUp: true,
  isBuilt: true,
});

/** The server and what it did; anew for each test of a file that calls `setUpApp`. */
export const app = { ...nothingYet(), url: '' };

let folder: string;
let server: Server;

/** One page for every path, which says what it was asked with: these tests are of the layers in front of it. */
const answer = ({ request: { headers, url }, context }: ActionFunctionArgs) => {
  app.marked.push(context.tooManyLogins);
  app.addresses.push(context.clientAddress);
  app.hosts.push(`${String(headers.get('host'))} ${String(headers.get('x-forwarded-host'))}`);
  if (url.endsWith('/never')) return new Promise<Response>(() => undefined);
  return Response.json({ url, requestId: headers.get('x-request-id') });
};
const module = { loader: answer, action: answer };
const pages = {
  entry: { module: { default: () => new Response() } },
  routes: { root: { id: 'root', path: '*', module } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  mode: 'production',
} as unknown as ServerBuild;

async function start(trustedHops: number): Promise<void> {
  server = createServer(
    createApp({
      buildFolder: folder,
      loadBuild: () =>
        app.isBuilt ? Promise.resolve(pages) : Promise.reject(new Error('No file /srv/product/secret.js')),
      pageOrigins: ['http://localhost:3000'],
      slideOrigins: ['https://tiles.example'],
      limits: { requests: 5, logins: 2, changes: 100 },
      trustedHops,
      userOf: () => Promise.resolve(null),
      wasLoggedIn: (cookie) => Promise.resolve(cookie === '__Host-pcs=signed'),
      isUp: () => Promise.resolve(app.isUp),
      isOwnCall: (request) => request.headers['x-own-call'] === 'proof',
      patternOf: (path) => (path.startsWith('/case-details/') ? '/case-details/{caseId}' : null),
      api: (request, response, next) => (request.path === '/api/x' ? void response.send('api') : next()),
      writeLog: (line) => app.lines.push(line),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  app.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts it again behind so many proxies. */
export async function restartBehind(trustedHops: number): Promise<void> {
  await stop();
  await start(trustedHops);
}

export function setUpApp(): void {
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
    mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
    mkdirSync(path.join(folder, 'client/.vite'));
    writeFileSync(path.join(folder, 'client/assets/x-1.js'), 'export {};'.repeat(300));
    await compressTexts(path.join(folder, 'client/assets'));
    writeFileSync(path.join(folder, 'client/.vite/manifest.json'), '{}');
    writeFileSync(path.join(folder, 'client/favicon.svg'), '<svg/>');
    Object.assign(app, nothingYet());
    await start(0);
  });
  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
}
