import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server answers a request for a part of a file. */
export type Manner = 'honest' | 'whole' | 'short' | 'cut' | 'elsewhere' | 'refused' | 'hidden';

/** A file that need not exist: bytes by place. */
export interface ServedFile {
  readonly size: number;
  readonly read: (start: number, end: number) => Uint8Array;
}

/** Requests that came while the server was silent about their part of a file: none of them is ever answered. */
export interface Silence {
  /** Says for each such request whether its caller has hung up. */
  readonly hungUp: () => readonly boolean[];
  /** What comes from now on is answered again. */
  readonly end: () => void;
}

export interface HostileServer {
  readonly origin: string;
  readonly serve: (name: string, file: ServedFile | Uint8Array) => void;
  readonly url: (manner: Manner, name: string) => string;
  /** About the parts that begin before that byte. */
  readonly fallSilent: (beforeByte: number) => Silence;
  readonly stop: () => Promise<void>;
}

const CHUNK_BYTES = 65_536;
const SHORT_BYTES = 1_000;

interface Part {
  readonly start: number;
  /** One past the last byte. */
  readonly end: number;
}

function fileOf(bytes: Uint8Array): ServedFile {
  return { size: bytes.length, read: (start, end) => bytes.subarray(start, end) };
}

function partOf(request: IncomingMessage, size: number): Part | null {
  const match = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (match === null) return null;
  return { start: Number(match[1]), end: Math.min(Number(match[2]) + 1, size) };
}

/** What goes out for the part that was asked for; null where the manner is to send none. */
function answered(manner: Manner, { start, end }: Part, size: number): Part | null {
  if (manner === 'refused' || start >= size) return null;
  if (manner === 'short') return { start, end: Math.min(end, start + SHORT_BYTES) };
  return manner === 'elsewhere' ? { start: start + 512, end: Math.min(end + 512, size) } : { start, end };
}

async function send(response: ServerResponse, file: ServedFile, { start, end }: Part): Promise<void> {
  const left = new Promise<unknown>((resolve) => response.once('close', resolve));
  for (let at = start; at < end && !response.destroyed; at += CHUNK_BYTES) {
    if (response.write(file.read(at, Math.min(at + CHUNK_BYTES, end)))) continue;
    await Promise.race([left, new Promise((resolve) => response.once('drain', resolve))]);
  }
  response.end();
}

async function answer(
  manner: Manner,
  file: ServedFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { size } = file;
  const asked = partOf(request, size);
  if (request.method === 'HEAD' || asked === null || manner === 'whole') {
    response.writeHead(200, { 'Content-Length': size, 'Content-Type': 'image/tiff' });
    if (request.method === 'HEAD') response.end();
    else await send(response, file, { start: 0, end: size });
    return;
  }
  const part = answered(manner, asked, size);
  if (part === null) {
    response.writeHead(416, { 'Content-Range': `bytes */${String(size)}` }).end();
    return;
  }
  const sent = manner === 'cut' ? { start: part.start, end: part.start + SHORT_BYTES } : part;
  response.writeHead(206, {
    'Content-Type': 'image/tiff',
    'Content-Length': sent.end - sent.start,
    'Content-Range': `bytes ${String(part.start)}-${String(part.end - 1)}/${String(size)}`,
  });
  await send(response, file, sent);
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}

/** Slides from another origin, with whatever manners the address names: `/{manner}/{name}`. */
export async function startHostileServer(): Promise<HostileServer> {
  const files = new Map<string, ServedFile>();
  let silent: { readonly beforeByte: number; readonly held: ServerResponse[] } | null = null;
  const server = createServer((request, response) => {
    const [, manner = '', name = ''] = decodeURIComponent(request.url ?? '').split('/');
    const file = files.get(name);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Range');
    if (manner !== 'hidden') response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (file === undefined) response.writeHead(404).end();
    else if (silent !== null && (partOf(request, file.size)?.start ?? 0) < silent.beforeByte)
      silent.held.push(response);
    // The browser hangs up on answers that it does not want: that is what the tests are about.
    else void answer(manner as Manner, file, request, response).catch(() => response.destroy());
  });
  const origin = await listening(server);
  return {
    origin,
    serve: (name, file) => void files.set(name, file instanceof Uint8Array ? fileOf(file) : file),
    url: (manner, name) => `${origin}/${manner}/${encodeURIComponent(name)}`,
    fallSilent: (beforeByte) => {
      const held: ServerResponse[] = [];
      silent = { beforeByte, held };
      return {
        hungUp: () => held.map(({ destroyed }) => destroyed),
        end: () => {
          silent = null;
        },
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
