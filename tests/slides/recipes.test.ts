import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi } from '#mock-server/server.ts';
import { isLong, onlyLong } from '#tests/support/long-run.ts';
import { shellEnvironment } from '#tests/support/product.ts';
import { root } from '#tests/support/source-files.ts';
import { EXIT } from './exit-codes.ts';

/** The commands of a recipe of README.md, by what its reader wants. */
function recipe(want: string): readonly string[] {
  const row = readFileSync(path.join(root, 'README.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${want} |`));
  const [, , so = ''] = row?.split('|') ?? [];
  const commands = [...so.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command);
  if (commands.length === 0) throw new Error(`README.md does not say how to ${want}`);
  return commands;
}

/** The files of the repository as they are, in a folder of their own in which a command may write. */
function copyRepository(): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'recipes-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((one) => one !== '' && existsSync(path.join(root, one)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

interface Running {
  readonly ended: Promise<Ended>;
  /** What stands in the brackets, once it was printed; null where the command ended without a word of it. */
  readonly heard: (wanted: RegExp) => Promise<string | null>;
  readonly stop: () => void;
}

/** Types a line into a shell, which has no way to fetch what is not there. */
function type(line: string, cwd: string, env: Readonly<Record<string, string>> = {}): Running {
  const shell = spawn('sh', ['-c', line], {
    cwd,
    env: { ...shellEnvironment(), npm_config_offline: 'true', ...env },
    detached: true,
  });
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  const ended = new Promise<Ended>((resolve) => {
    shell.once('close', (code) => resolve({ code, said }));
  });
  return {
    ended,
    heard: (wanted) =>
      new Promise((resolve) => {
        const listen = (): void => {
          const found = wanted.exec(said);
          if (found !== null) resolve(found[1] ?? '');
        };
        listeners.add(listen);
        listen();
        void ended.then(() => resolve(null));
      }),
    // What the shell has started ends with it.
    stop: () => process.kill(-(shell.pid ?? 0), 'SIGTERM'),
  };
}

describe('the recipes of README.md, typed as they are printed', () => {
  let folder = '';
  beforeAll(() => {
    folder = copyRepository();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('S21-07 check a server in one command', async () => {
    const [command = ''] = recipe('check your server');
    const { url, close } = await listen(createMockApi(), { port: 0 });
    const typed = command
      .replace('https://your.host/api', `${url}/api`)
      .replace('creds.yaml', 'tests/slides/demo-creds.yaml');
    // The whole of it takes a minute; what it does not come to in some seconds, it says.
    const { code, said } = await type(isLong ? typed : `${typed} --budget 5s`, folder).ended;
    await close();
    expect([EXIT.fine, ...(isLong ? [] : [EXIT.unfinished])], said).toContain(code);
    const grids = ['operation × status', 'transition × caller', 'role × relation'];
    for (const grid of isLong ? grids : grids.slice(0, 2)) expect(said).toContain(`${grid}: `);
  });

  it('S21-07 write a scenario that passes as it is', async () => {
    const [write = '', play = ''] = recipe('write a scenario in five minutes');
    expect((await type(write, folder).ended).code).toBe(0);
    const { code, said } = await type(play, folder).ended;
    expect(code, said).toBe(0);
  });

  it('S21-07 switch on a fault by the page and by the lines of the guide', async () => {
    const [command = ''] = recipe('switch on a fault for a manual test');
    const product = type(command, root, { PORT: '0' });
    try {
      const controls = await product.heard(/Mock controls at (\S+)/);
      const page = await fetch(controls ?? '', { headers: { Accept: 'text/html' } });
      expect(page.headers.get('content-type')).toContain('text/html');
      const guide = readFileSync(path.join(root, 'docs/for-qa.md'), 'utf8');
      const lines = guide.replaceAll(/\\\n\s*/g, '').match(/^curl .*$/gm) ?? [];
      const faults: number[] = [];
      for (const line of lines) {
        const { code } = await type(
          line.replace('http://localhost:3000/__mock/', controls ?? '').replace('curl', 'curl -fsS'),
          root,
        ).ended;
        expect(code, line).toBe(0);
        const on = (await (await fetch(`${controls ?? ''}faults`)).json()) as { faults: unknown[] };
        faults.push(on.faults.length);
      }
      expect(faults).toEqual([1, 2, 0]);
    } finally {
      product.stop();
    }
  });

  it.each(onlyLong(['check the checker']))('S21-07 %s', async (want) => {
    const [command = ''] = recipe(want);
    const { code, said } = await type(command, folder).ended;
    expect(code, said).toBe(0);
  });
});
