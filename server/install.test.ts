import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenPackages } from './install.mjs';

describe('brokenPackages', () => {
  let root: string;

  const lock = (packages: Record<string, object>) =>
    writeFileSync(
      path.join(root, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, ...packages } }),
    );
  const install = (folder: string, version: string) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ version }));
  };

  const note = (packages: Record<string, object>) =>
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'install-'));
    mkdirSync(path.join(root, 'node_modules'));
    note({});
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is content with a tree that agrees with the lock file', () => {
    lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/a/node_modules/b': { version: '2.0.0' } });
    install('node_modules/a', '1.0.0');
    install('node_modules/a/node_modules/b', '2.0.0');
    expect(brokenPackages(root)).toEqual([]);
  });

  it('names what is missing, what is half there and what is another version', () => {
    lock({
      'node_modules/gone': { version: '1.0.0' },
      'node_modules/half': { version: '1.0.0' },
      'node_modules/old': { version: '1.0.1' },
      'node_modules/@scope/fine': { version: '1.0.0' },
    });
    mkdirSync(path.join(root, 'node_modules/half'), { recursive: true });
    install('node_modules/old', '1.0.0');
    install('node_modules/@scope/fine', '1.0.0');
    expect(brokenPackages(root)).toEqual(['node_modules/gone', 'node_modules/half', 'node_modules/old']);
  });

  it('misses an optional package only where npm has put it here', () => {
    const other = process.platform === 'win32' ? 'linux' : 'win32';
    lock({
      'node_modules/theirs': { version: '1.0.0', os: [other] },
      'node_modules/binary': { version: '1.0.0', optional: true },
      'node_modules/nice-to-have': { version: '1.0.0', optional: true },
    });
    note({ 'node_modules/binary': { version: '1.0.0', optional: true } });
    expect(brokenPackages(root)).toEqual(['node_modules/binary']);
    install('node_modules/binary', '1.0.0');
    expect(brokenPackages(root)).toEqual([]);
  });

  it('finds nothing to mend in the tree that runs this test', () => {
    const project = path.resolve(import.meta.dirname, '..');
    expect(brokenPackages(project)).toEqual([]);
  });
});
