import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { shellEnvironment } from './support/product.ts';
import { root } from './support/source-files.ts';

/** Prints, when the process ends, which builds of React it has run; Node only reads the exports of the others. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  const { cache } = createRequire(process.cwd() + '/package.json');
  process.on('exit', () => console.log('Loaded: ' + Object.keys(cache).filter((file) => cache[file].loaded && /react.*\\.(development|production)\\b/.test(file)).join(' ')));
`)}`;
const ASKED_EVERY_MS = 100;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a request gets: a status, or why there was none. */
async function ask(url: string): Promise<number | 'nobody listens' | 'failed'> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'nobody listens' : 'failed';
  }
}

describe('npm start', () => {
  let child: ChildProcess;
  let said = '';
  let ended: Promise<void>;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const [command = '', ...args] = manifest.scripts.start.split(' ');
    child = spawn(command, ['--import', PROBE, ...args], {
      cwd: root,
      env: { ...shellEnvironment(), PORT: String(port), MOCK_DATA: '' },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    ended = new Promise((resolve) => child.once('exit', () => resolve()));
  });
  afterAll(() => void child.kill('SIGKILL'));

  it('answers whoever asks, from the moment that it listens on', async () => {
    const asked: ReturnType<typeof ask>[] = [];
    while (!said.includes('Ready at') && child.exitCode === null) {
      asked.push(ask(`${url}/login`));
      await wait(ASKED_EVERY_MS);
    }
    const got = await Promise.all(asked);
    const answers = got.slice(got.findLastIndex((one) => one === 'nobody listens') + 1);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((one) => one !== 503 && one !== 200)).toEqual([]);
    // What asked first was told to come again, and did not hang until it was ready.
    expect(answers[0]).toBe(503);
    const page = await fetch(`${url}/login`);
    expect(page.status).toBe(200);
    // The five seconds of Node end a connection just as somebody writes to it.
    expect(page.headers.get('keep-alive')).toBe('timeout=60');
    expect(await page.text()).toContain('Log In');
  });

  it('V15.2.3 has no control of the mock, for the product or for its API', async () => {
    for (const path of ['/__mock', '/__mock/scenarios', '/api/__mock', '/bench/viewer'])
      expect([path, await ask(url + path)]).toEqual([path, 404]);
    // A sandbox of the mock's controls would know nobody, and so answer otherwise.
    const own = { headers: { 'X-Mock-Session': 'another' } };
    expect((await fetch(`${url}/api/__mock`, own)).status).toBe(404);
    for (const folder of ['client', 'server'])
      for (const file of readdirSync(path.join(root, 'build', folder), { recursive: true, encoding: 'utf8' }))
        if (/\.m?js$/.test(file))
          expect([file, readFileSync(path.join(root, 'build', folder, file), 'utf8')]).toEqual([
            file,
            expect.not.stringMatching(/__mock|x-mock-session/i),
          ]);
  });

  it('runs the production build of React, without being told to', async () => {
    child.kill('SIGTERM');
    await ended;
    const loaded = /Loaded: (.*)/.exec(said)?.[1] ?? '';
    expect(loaded).toContain('react.production');
    expect(loaded).toContain('react-dom-server.node.production');
    expect(loaded).not.toContain('development');
  });
});
