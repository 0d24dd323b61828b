import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mockInProcess } from '#tests/contract/mock-client.ts';
import { createEmbeddedHandler } from './node-adapter.ts';

let url: string;
let close: () => Promise<unknown>;

beforeEach(async () => {
  const { api } = mockInProcess({ control: true });
  const handle = createEmbeddedHandler(api);
  const server = createServer((asked, answer) => handle(asked, answer, () => void answer.end('a page')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => close());

/** What comes of a path that is sent as it is written. */
const ask = (path: string, host: string) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const sent = request(url, { path, headers: { Host: host } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => void (text += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

describe('the controls of the embedded API', () => {
  const WRITTEN = [
    '/__mock/state',
    '/api/../__mock/state',
    '/api/%2e%2e/__mock/state',
    '/api/\\..\\..\\__mock/state',
    'http://localhost/__mock/state',
  ];

  it.each(WRITTEN)('answer nobody from elsewhere at %s', async (path) => {
    expect(await ask(path, 'elsewhere.test')).toEqual({ status: 404, text: '' });
    expect((await ask(path, 'localhost')).status).toBe(200);
  });

  it('leave a path that leads out of the API to the pages', async () => {
    expect(await ask('/api/../login', 'localhost')).toEqual({ status: 200, text: 'a page' });
  });
});
