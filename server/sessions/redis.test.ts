import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRedis } from './redis-records.ts';

const SESSION = { until: Date.now() + 60_000, encrypted: 'nobody reads thís' };

/** As much of Redis as sessions ask for; its answers come in pieces, as those of a network do. */
let kept: Map<string, string>;
let said: string[][];
let sockets: Socket[];
let server: Server;
let port: number;

const bulk = (text: string | undefined): string =>
  text === undefined ? '$-1\r\n' : `$${String(Buffer.byteLength(text))}\r\n${text}\r\n`;

function answer(words: readonly string[]): string {
  const [command = '', key = '', value = ''] = words;
  switch (command) {
    case 'AUTH':
      return words.at(-1) === 'a secret' ? '+OK\r\n' : '-WRONGPASS invalid\r\n';
    case 'SET':
      if (words.includes('XX') && !kept.has(key)) return '$-1\r\n';
      kept.set(key, value);
      return '+OK\r\n';
    case 'GET':
      return bulk(kept.get(key));
    case 'DEL':
      return `:${kept.delete(key) ? '1' : '0'}\r\n`;
    default:
      return command === 'PING' ? '+PONG\r\n' : '+OK\r\n';
  }
}

/** The commands in these bytes; what is over belongs to the next one. */
function commandsIn(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const lines = rest.split('\r\n');
    const count = Number(lines[0]?.slice(1));
    if (lines.length < 2 * count + 2 || rest === '') return { commands, rest };
    commands.push(Array.from({ length: count }, (_, at) => lines[2 * at + 2] ?? ''));
    rest = lines.slice(2 * count + 1).join('\r\n');
  }
}

beforeEach(async () => {
  kept = new Map();
  [said, sockets] = [[], []];
  server = createServer((socket) => {
    sockets.push(socket);
    let rest = '';
    let sent = Promise.resolve();
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const read = commandsIn(rest + chunk.toString());
      rest = read.rest;
      for (const words of read.commands) {
        said.push(words);
        const bytes = Buffer.from(answer(words));
        const half = Math.floor(bytes.length / 2);
        for (const piece of [bytes.subarray(0, half), bytes.subarray(half)])
          sent = sent.then(async () => {
            if (!socket.destroyed) socket.write(piece);
            await new Promise((resolve) => setImmediate(resolve));
          });
      }
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const open = (rest = '') => openRedis(new URL(`redis://:a%20secret@127.0.0.1:${String(port)}${rest}`));

describe('sessions in Redis', () => {
  it('are kept for as long as they last, read back, and gone when they have ended', async () => {
    const records = await open('/2');
    expect(said).toEqual(
      expect.arrayContaining([expect.arrayContaining(['AUTH', 'a secret']), ['SELECT', '2']]),
    );
    await records.put('one', SESSION);
    expect(await records.get('one')).toEqual(SESSION);
    const [, , , unit, life] = said.find(([command]) => command === 'SET') ?? [];
    expect(unit).toBe('PX');
    expect(Number(life)).toBeGreaterThan(50_000);
    await records.remove('one');
    expect(await records.get('one')).toBeUndefined();
  });

  it('do not come back when the time of an activity is written after their end', async () => {
    const records = await open();
    await records.put('one', SESSION);
    await Promise.all([records.remove('one'), records.replace('one', SESSION)]);
    expect(await records.get('one')).toBeUndefined();
  });

  it('outlive a break of the connection; only what was asked at that moment fails', async () => {
    const records = await open();
    await records.put('one', SESSION);
    const asked = Promise.resolve(records.get('one')).catch((error: Error) => error.message);
    for (const socket of sockets) socket.destroy();
    expect(typeof (await asked)).toBe('string');
    expect(await records.get('one')).toEqual(SESSION);
  });

  it('say that their server is away, once, and that it is back', async () => {
    const told: string[] = [];
    const log = vi.spyOn(console, 'error').mockImplementation((line: string) => {
      // The stores of the tests before may still be trying.
      if (line.includes(`:${String(port)}"`)) told.push(line);
    });
    const records = await open();
    expect(await records.isUp?.()).toBe(true);
    server.close();
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(told.join()).toContain('sessions.away'));
    expect(await records.isUp?.()).toBe(false);
    server.listen(port, '127.0.0.1');
    await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 5000 });
    expect(await records.isUp?.()).toBe(true);
    expect(told.map((line) => /"event":"([^"]+)"/.exec(line)?.[1])).toEqual([
      'sessions.away',
      'sessions.back',
    ]);
    expect(told.join()).not.toContain('secret');
    log.mockRestore();
  }, 15_000);

  it('are not there where what is kept is none of ours', async () => {
    const records = await open();
    kept.set('pathology-cases:session:one', '{"until":"soon"}');
    expect(await records.get('one')).toBeUndefined();
  });

  it('are refused with a wrong password at the start, which is not told', async () => {
    const away = openRedis(new URL(`redis://:not-it@127.0.0.1:${String(port)}`));
    await expect(away).rejects.toThrow(/does not answer: .*WRONGPASS/);
    await expect(away).rejects.not.toThrow(/not-it/);
  });
});
