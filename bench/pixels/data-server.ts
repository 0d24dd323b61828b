import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.dzi': 'application/xml',
  '.jpeg': 'image/jpeg',
  '.tif': 'image/tiff',
};

/** Since the last reset, preflights among them. Bytes of bodies; of a cancelled answer none is counted. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
  readonly cancelled: number;
}

/** Files to pages of any origin, whole or in ranges. */
export interface DataServer {
  readonly url: string;
  readonly reset: (latencyMs: number) => void;
  readonly traffic: () => Traffic;
  readonly stop: () => Promise<void>;
}

interface Part {
  readonly start: number;
  /** Inclusive, as in the header. */
  readonly end: number;
}

/** Null when the header asks for nothing that the file has; several ranges at once are not asked for here. */
function partOf(header: string, size: number): Part | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? null : { start, end };
}

const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Range, Content-Length, Accept-Ranges, ETag',
  'Timing-Allow-Origin': '*',
};

function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    ...OPEN_TO_ALL,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '600',
  });
  response.end();
}

/** Gives how many bytes the body will have. */
async function answerFile(file: string, request: IncomingMessage, response: ServerResponse): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) {
    response.writeHead(404, OPEN_TO_ALL).end();
    return 0;
  }
  const { size, mtimeMs } = found;
  const headers = {
    ...OPEN_TO_ALL,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=3600',
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
  };
  const asked = request.headers.range;
  const part = asked === undefined ? { start: 0, end: size - 1 } : partOf(asked, size);
  if (part === null) {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${String(size)}` }).end();
    return 0;
  }
  const { start, end } = part;
  const range = { 'Content-Range': `bytes ${String(start)}-${String(end)}/${String(size)}` };
  response.writeHead(asked === undefined ? 200 : 206, {
    ...headers,
    ...(asked === undefined ? {} : range),
    'Content-Length': end - start + 1,
  });
  if (request.method === 'HEAD') {
    response.end();
    return 0;
  }
  createReadStream(file, { start, end }).pipe(response);
  return end - start + 1;
}

export async function startDataServer(folder: string): Promise<DataServer> {
  let latency = 0;
  let counted = { requests: 0, bytes: 0, cancelled: 0 };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const counting = counted;
    counting.requests += 1;
    let length = 0;
    response.once('close', () => {
      if (response.writableFinished) counting.bytes += length;
      else counting.cancelled += 1;
    });
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    if (response.destroyed) return;
    if (request.method === 'OPTIONS') {
      answerPreflight(response);
      return;
    }
    const file = path.join(folder, path.normalize(new URL(request.url ?? '/', 'http://here').pathname));
    length = await answerFile(file, request, response);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((cause: unknown) => response.destroy(cause as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    reset: (latencyMs) => {
      latency = latencyMs;
      counted = { requests: 0, bytes: 0, cancelled: 0 };
    },
    traffic: () => ({ ...counted }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
