import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript' };

/** Pages by name, scripts in them and all; and below /peers/ the files of what is installed for the bench. */
export interface PageServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const htmlOf = (...scripts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>',
    '<link rel="icon" href="data:,"><body style="margin:0;overflow:hidden">',
    ...scripts.map((script) => `<script>${script.replaceAll('</script', String.raw`<\/script`)}</script>`),
  ].join('\n');

async function answer(
  address: string,
  pages: ReadonlyMap<string, string>,
  peers: string,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(address, 'http://here');
  const page = pages.get(pathname.slice(1));
  if (page !== undefined) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  const file = path.join(peers, path.normalize(pathname.replace(/^\/peers/, '')));
  const bytes = pathname.startsWith('/peers/') ? await readFile(file).catch(() => null) : null;
  if (bytes === null) response.writeHead(404).end();
  else response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' }).end(bytes);
}

export async function startPageServer(
  pages: ReadonlyMap<string, string>,
  peers: string,
): Promise<PageServer> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', pages, peers, response).catch((cause: unknown) =>
      response.destroy(cause as Error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
