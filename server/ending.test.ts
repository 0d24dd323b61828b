import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEnding } from './ending.ts';

let server: Server;
let waiting: ServerResponse[];
let agent: Agent;

beforeEach(async () => {
  waiting = [];
  agent = new Agent({ keepAlive: true });
  server = createServer({ keepAliveTimeout: 60_000 }, (asked, response) => {
    if (asked.url === '/quick') response.end('quick');
    else waiting.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

/** The text of an answer, or why there was none. */
const ask = (path: string): Promise<string> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => void (text += chunk.toString()));
      response.on('end', () => resolve(text));
      response.on('error', () => resolve('cut'));
    })
      .on('error', () => resolve('cut'))
      .end();
  });

async function underWay(): Promise<{ readonly answered: Promise<string> }> {
  const answered = ask('/slow');
  await expect.poll(() => waiting.length).toBe(1);
  return { answered };
}

it('a server that is told to end lets what is under way finish, and does not wait for connections that rest', async () => {
  expect(await ask('/quick')).toBe('quick');
  const { answered } = await underWay();
  const ended = new Promise<void>((onEnd) => createEnding(server, { graceMs: 60_000, onEnd })());
  waiting[0]?.end('saved');
  expect(await answered).toBe('saved');
  await ended;
});

it.each([
  ['after its grace', 20, 1],
  ['when it is told so once more', 60_000, 2],
])('cuts what is under way %s', async (_, graceMs, times) => {
  const { answered } = await underWay();
  await new Promise<void>((onEnd) => {
    const end = createEnding(server, { graceMs, onEnd });
    for (let told = 0; told < times; told += 1) end();
  });
  expect(await answered).toBe('cut');
});
