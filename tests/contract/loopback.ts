import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Loopback {
  readonly baseUrl: string;
  readonly requests: readonly Recorded[];
  readonly close: () => Promise<void>;
}

/** A real server on a free port that keeps what it was asked. Its answers are the given listener's. */
async function listen(answer: RequestListener): Promise<Loopback> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      answer(request, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export const LOGGED_OUT = { isSuccess: true, data: null, message: null, error: null, details: null };

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Serves each test of the file one such server, which ends with it, and says how to reach it as somebody logged in. */
export function serveInTests() {
  let server: Loopback | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  return async (answer: RequestListener) => {
    server = await listen(answer);
    return { ...server, token: () => 'tok_1' };
  };
}
