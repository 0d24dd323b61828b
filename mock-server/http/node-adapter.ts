import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isControlPath } from '../control/control.ts';
import { ConnectionCut } from '../control/fault-effects.ts';
import type { MockApi } from '../server.ts';
import { portOf } from './port-of.ts';
import { nodeStreamOf } from './streams.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Whatever answers calls, and can end. */
type Served = Pick<MockApi, 'fetch' | 'close'>;

/** Serves every path of the API over node:http, streaming the bodies both ways. */
function nodeHandler(api: Served): NodeHandler {
  return (request, response) => {
    exchange(api, request, response).catch((error: unknown) => {
      if (!(error instanceof ConnectionCut)) console.error('mock:', error);
      response.destroy();
    });
  };
}

/** For a server that has pages of its own: only /api and /__mock are answered, the rest goes on. */
export function createEmbeddedHandler(
  api: MockApi,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const handle = nodeHandler(api);
  return (request, response, next) => {
    const path = pathOf(request);
    if (path.startsWith('/api/') || isControlPath(path)) handle(request, response);
    else next();
  };
}

/** Node's five seconds end an idle connection just as a busy caller writes to it, whose request is then lost. */
export const KEEP_ALIVE_MS = 60_000;
/** Connections that may wait to be accepted: beyond it the system drops a crowd that comes at one moment. */
const BACKLOG = 4096;

/** Listens on loopback by default; port 0 takes a free one. Rejects when the port is taken. */
export async function listen(
  api: Served,
  { port, host = '127.0.0.1' }: { readonly port: number; readonly host?: string },
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, nodeHandler(api));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return { url: `http://${host}:${portOf(server)}`, close: () => shut(server, api) };
}

async function shut(server: Server, api: Served): Promise<void> {
  const stored = api.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  await stored;
}

async function exchange(api: Served, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  if (!isFromHere(incoming)) {
    delete incoming.headers['x-mock-session'];
    if (isControlPath(pathOf(incoming))) {
      outgoing.writeHead(404).end();
      return;
    }
  }
  const response = await api.fetch(requestOf(incoming, gone.signal));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) {
    outgoing.end();
    return;
  }
  // A reader that leaves in the middle of a slide is no fault of ours.
  await pipeline(Readable.fromWeb(nodeStreamOf(response.body)), outgoing).catch(() => undefined);
}

/**
 * Whether a call comes from this machine and knows it by a name of its own: a page of elsewhere whose name was made to lead
 * here says that name. Nobody else reaches the controls, whatever address the server listens at.
 */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const isNear = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return isNear && ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit = { method, headers, signal };
  // Node wants `duplex` for a streamed body; the DOM's types do not know it.
  if (hasBody) Object.assign(init, { body: Readable.toWeb(incoming), duplex: 'half' });
  return new Request(addressOf(incoming), init);
}

/** The path as the API reads it: judged as it was written, `/api/../__mock` would be a path of the API. */
const pathOf = (incoming: IncomingMessage): string => addressOf(incoming).pathname;

/** Host comes from the caller; one that makes no address is replaced, not obeyed. */
function addressOf(incoming: IncomingMessage): URL {
  const path = incoming.url ?? '/';
  const base = `http://${incoming.headers.host ?? 'localhost'}`;
  if (!path.startsWith('/')) return new URL(URL.canParse(path) ? path : 'http://localhost/');
  return new URL(`${URL.canParse(base) ? base : 'http://localhost'}${path}`);
}
