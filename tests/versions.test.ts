import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './support/source-files.ts';

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lock = readJson('package-lock.json') as Lock;
const manifest = readJson('package.json') as {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
};

const numbers = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [numbers(version), numbers(floor)];
  for (const [index, part] of want.entries()) {
    const own = have[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}

const copiesOf = (name: string): string[] =>
  Object.entries(lock.packages)
    .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
    .map(([, entry]) => entry.version ?? '');

describe('the lock file', () => {
  it.each([
    ['@remix-run/node', '2.17.5'],
    ['@remix-run/server-runtime', '2.17.5'],
    ['@remix-run/react', '2.17.5'],
    ['@remix-run/express', '2.17.5'],
    ['@remix-run/router', '1.23.4'],
    ['react-router', '6.30.6'],
    ['react-router-dom', '6.30.6'],
    ['undici', '6.21.2'],
  ])('holds %s at %s or newer, in every copy', (name, floor) => {
    const copies = copiesOf(name);
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it('has no old cookie package below what Remix reads sessions with', () => {
    const copies = copiesOf('cookie');
    expect(copies.filter((version) => !isAtLeast(version, '0.7.2'))).toEqual([]);
  });

  it('carries no download addresses', () => {
    const addresses = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined);
    expect(addresses).toEqual([]);
  });

  it('knows the binaries of every platform, or a clean install refuses to start', () => {
    const missing = Object.values(lock.packages)
      .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
      .filter((name) => copiesOf(name).length === 0);
    expect(missing).toEqual([]);
  });

  it('is named by exact versions, a second version of a package under another name as well', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
