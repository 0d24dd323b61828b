import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ContractUnreadable } from './unreadable.ts';

const KEPT = ['openapi.yaml', 'contracts/openapi', 'CHANGELOG.md'];

/** Lays the contract of a revision into a folder that lives as long as the reading of it. */
export function withRevision<T>(revision: string, read: (folder: string) => T): T {
  const name = `git:${revision}`;
  const commit = git(name, 'there is no such revision', [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]).trim();
  const listed = git(name, 'its files cannot be listed', [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    commit,
    '--',
    ...KEPT,
  ]);
  const files = listed.split('\0').filter((file) => file !== '');
  if (!files.includes('openapi.yaml')) throw new ContractUnreadable(name, 'it has no openapi.yaml');
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      // './' keeps a project that is a folder of a larger repository readable.
      writeFileSync(join(folder, file), git(name, `${file} cannot be read`, ['show', `${commit}:./${file}`]));
    }
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(name: string, reason: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ContractUnreadable(name, isMissing ? 'git is not installed' : reason);
  }
}
