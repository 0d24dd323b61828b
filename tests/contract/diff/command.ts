import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
// The command also runs in folders of its own, where 'tsx' alone would not be found.
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a process of its own, in a folder. */
export function diff(folder: string, ...args: readonly string[]): Answer {
  const command = ['--import', loader, path.join(root, 'contracts', 'diff.ts'), ...args];
  const run = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

const identity = {
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
  GIT_CONFIG_GLOBAL: path.join(tmpdir(), 'no-such-git-config'),
  GIT_CONFIG_NOSYSTEM: '1',
};

export function git(folder: string, ...args: readonly string[]): void {
  const run = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...identity } });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
}

export interface Place {
  readonly folder: string;
  readonly write: (name: string, text: string) => void;
  readonly remove: () => void;
}

export function createPlace(): Place {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
  return {
    folder,
    write(name, text) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A small contract in parts, as ours is, with one field that the tests change. */
export const CONTRACT = `openapi: 3.1.2
info: { title: Small, version: 0.1.0 }
paths:
  /cases: { $ref: './contracts/openapi/cases.yaml#/paths/cases' }
`;

export function part(name: string): string {
  return `paths:
  cases:
    get:
      operationId: listCases
      responses:
        "200":
          description: All
          content: { application/json: { schema: { $ref: '#/schemas/Case' } } }
schemas:
  Case: { type: object, properties: { name: ${name}, inner: { $ref: '#/schemas/Case' } } }
`;
}
