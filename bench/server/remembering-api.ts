import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Remembered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface RememberingApi {
  readonly url: string;
  /** Paths of reads that were asked for, each once, in their order. */
  readonly reads: () => readonly string[];
  readonly stop: () => void;
}

/** Between servers: what they send each other about this one connection. */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

const passedOn = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_ONE_CONNECTION.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

/**
 * Stands before an API and answers every read after the first from its memory, so that what is measured is the work of the
 * pages and not that of the API.
 */
export async function rememberApi(origin: string): Promise<RememberingApi> {
  const answers = new Map<string, Remembered>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = ({ status, headers, body }: Remembered) =>
      void response.writeHead(status, headers).end(body);
    const known = request.method === 'GET' ? answers.get(path) : undefined;
    if (known !== undefined) {
      send(known);
      return;
    }
    void (async () => {
      const parts: Buffer[] = [];
      for await (const chunk of request) parts.push(Buffer.from(chunk as Uint8Array));
      const answer = await fetch(origin + path, {
        method: request.method ?? 'GET',
        headers: passedOn(request.headers),
        ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
      });
      const headers = passedOn(Object.fromEntries(answer.headers));
      delete headers['content-encoding'];
      const fresh = { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
      if (request.method === 'GET' && answer.ok) answers.set(path, fresh);
      send(fresh);
    })().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    reads: () => [...answers.keys()],
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
