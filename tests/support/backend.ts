import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startScript } from './killing/killed-script.ts';

interface Backend {
  readonly url: string;
  /** The token of every login, the latest last. */
  readonly tokens: readonly string[];
  /** Paths that were asked for, since the last look. */
  readonly takeAsked: () => readonly string[];
  readonly stop: () => Promise<void>;
}

const MOCK_ADDRESS = /^Mock API at (.+)\/api$/m;

/** A backend elsewhere, with its control API, so that the tokens which it issues are known here. */
export async function startBackend(): Promise<Backend> {
  const settings = { MOCK_CONTROL: '1' };
  const mock = await startScript('server/mock.mjs', ['--port', '0'], MOCK_ADDRESS, settings);
  const address = MOCK_ADDRESS.exec(mock.first)?.[1] ?? '';
  const tokens: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    asked.push(path.split('?')[0] ?? '');
    // The links of its answers are made of the address that it was asked at, which is this one.
    const passed = ask(address + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!path.endsWith('/users/login')) {
        answer.pipe(response);
        return;
      }
      buffer(answer).then(
        (bytes) => {
          const { data } = JSON.parse(bytes.toString('utf8')) as { readonly data: { token: string } | null };
          if (data !== null) tokens.push(data.token);
          response.end(bytes);
        },
        () => response.destroy(),
      );
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    tokens,
    takeAsked: () => asked.splice(0),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await mock.kill();
    },
  };
}
