import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

let child: ChildProcess | null = null;
afterEach(() => void child?.kill('SIGKILL'));

/** Runs the command until it has printed the line, or ended. */
function run(args: readonly string[], until: RegExp): Promise<{ text: string; code: number | null }> {
  return new Promise((resolve) => {
    const running = spawn(process.execPath, ['server/mock.mjs', ...args], { cwd: root });
    child = running;
    let text = '';
    const hear = (chunk: Buffer): void => {
      text += chunk.toString('utf8');
      if (until.test(text)) resolve({ text, code: null });
    };
    running.stdout.on('data', hear);
    running.stderr.on('data', hear);
    running.once('exit', (code) => resolve({ text, code }));
  });
}

describe('npm run mock', () => {
  it('prints its address and the people, answers, and ends when it is told to', async () => {
    const { text } = await run(['--port', '0'], /admin@example\.org/);
    const url = /Mock API at (\S+)/.exec(text)?.[1] ?? '';
    expect(text).toContain('Pathology-2026');
    expect((await fetch(`${url}/Users/current`)).status).toBe(401);
    expect((await fetch(url.replace(/api$/, '__mock/health'))).status).toBe(404);
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('says how to choose another port when that one is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { text, code } = await run(['--port', port], /never/);
    await new Promise((resolve) => other.close(resolve));
    expect([text.trim(), code]).toEqual(['That port is taken. Choose a free one with --port.', 1]);
  });

  it.each([
    ['--world', 'nowhere', 'There is no world "nowhere": the worlds are demo, '],
    ['--port', 'x', '"x" is no port: it is a whole number from 0 to 65535.'],
    ['--data', '', '--data names no folder.'],
  ])('explains itself when %s is %s', async (option, value, why) => {
    const { text, code } = await run([option, value], /never/);
    expect(code).toBe(2);
    expect(text).toContain(why);
  });
});
