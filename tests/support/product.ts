import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import manifest from '../../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 240_000;

/** The product as a process of its own, on a free port, with the control API of its embedded backend. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Every line that the process printed, for tests of what a log may hold. */
  readonly lines: readonly string[];
  readonly control: Control;
  readonly stop: () => Promise<void>;
  /** Ends it without a word, as a machine that loses its power does. */
  readonly kill: () => Promise<void>;
}

export interface Control {
  readonly reset: () => Promise<void>;
  /** Begins again with another world, until the next reset. */
  readonly seed: (profile: string) => Promise<void>;
  readonly fault: (fault: Record<string, unknown>) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Moves the backend's time on, until the next reset. */
  readonly advance: (ms: number) => Promise<void>;
  readonly barrier: (operationId: string, count: number, timeoutMs?: number) => Promise<void>;
  readonly journal: (operationId?: string) => Promise<readonly JournalLine[]>;
}

export interface JournalLine {
  readonly operationId: string;
  readonly status: number;
}

/** The environment without the mode that the test runner set for itself, as `npm start` finds it. */
export function shellEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return env as NodeJS.ProcessEnv;
}

/** Starts the product as `npm start` does, on a free port. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const child = spawn(process.execPath, manifest.scripts.start.split(' ').slice(1), {
    cwd: root,
    env: {
      ...shellEnvironment(),
      PORT: '0',
      MOCK_CONTROL: '1',
      LOGIN_LIMIT: '10000',
      LOGIN_ACCOUNT_LIMIT: '10000',
      REQUEST_LIMIT: '1000000',
      CHANGE_LIMIT: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const url = await addressOf(child, lines);
  return {
    url,
    pid: child.pid ?? 0,
    lines,
    control: controlOf(url),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

function addressOf(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      // Whoever ends together with the product waits for no start of it.
      clearTimeout(timer);
      reject(new Error(`${why}\n${lines.slice(-20).join('\n')}`));
    };
    const timer = setTimeout(() => fail('The product did not start in time'), START_LIMIT_MS);
    child.once('exit', (code) => fail(`The product ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const ready = /^Ready at (\S+)$/.exec(line)?.[1];
        if (ready === undefined) return;
        clearTimeout(timer);
        resolve(ready);
      });
    }
  });
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function controlOf(url: string): Control {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${url}/__mock${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`Control ${method} ${path} answered ${response.status}`);
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  }
  return {
    reset: async () => void (await call('POST', '/reset')),
    seed: async (profile) => void (await call('POST', '/seed', { profile })),
    fault: async (fault) => void (await call('POST', '/faults', fault)),
    advance: async (ms) => void (await call('PUT', '/clock', { advanceMs: ms })),
    clearFaults: async () => void (await call('DELETE', '/faults')),
    barrier: async (operationId, count, timeoutMs = 20_000) =>
      void (await call('POST', '/barriers', { operationId, count, timeoutMs })),
    journal: async (operationId) => {
      const answer = await call(
        'GET',
        `/journal${operationId === undefined ? '' : `?operationId=${operationId}`}`,
      );
      return journalLinesOf(answer);
    },
  };
}

function journalLinesOf(answer: unknown): readonly JournalLine[] {
  if (Array.isArray(answer)) return answer as JournalLine[];
  const held = Object.values(answer as Record<string, unknown>).find(Array.isArray);
  if (held === undefined) throw new Error('The journal has another shape');
  return held as JournalLine[];
}
