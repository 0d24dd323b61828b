import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { untilListening } from './until-listening.ts';

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

it('a server that does not listen yet is waited for, and one that never does no longer than the limit', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => {
    waits.push(ms);
    if (waits.length === 2) await listen(server, port);
  };
  await untilListening(`http://127.0.0.1:${port}/api`, 10_000, wait);
  expect(waits).toEqual([250, 250]);
  await close(server);
  await untilListening(`http://127.0.0.1:${port}/api`, 1000, (ms) => Promise.resolve(waits.push(ms)));
  expect(waits).toHaveLength(6);
});
