import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './data-folder.test-support.ts';
import { holdFolder } from './folder-lock.ts';

const locksIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('lock'));

describe('the lock of a data folder', () => {
  it('lets one holder in, and the next when it is released', () => {
    const folder = temporaryFolder();
    const release = holdFolder(folder);
    expect(() => holdFolder(folder)).toThrow(/^DATA_LOCKED: .* in use by process \d+\.\nEnd that process/);
    release();
    expect(locksIn(folder)).toEqual([]);
    holdFolder(folder)();
  });

  it('refuses while another process lives, and takes over once it is dead', async () => {
    const folder = temporaryFolder();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(path.join(folder, 'lock-3'), JSON.stringify({ pid: other.pid, started: null }));
    expect(() => holdFolder(folder)).toThrow(`process ${other.pid}`);
    expect(locksIn(folder)).toEqual(['lock-3']);
    other.kill('SIGKILL');
    await once(other, 'exit');
    const release = holdFolder(folder);
    expect(locksIn(folder)).toEqual(['lock-4']);
    release();
  });

  it('is not misled by a number that another process has by now', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'lock-1'), JSON.stringify({ pid: process.ppid, started: 'before' }));
    // Only Linux tells when a process began; elsewhere the number alone counts.
    if (process.platform === 'linux') holdFolder(folder)();
    else expect(() => holdFolder(folder)).toThrow('DATA_LOCKED');
  });

  it('takes a lock without a holder for what a stopped machine leaves', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'lock-7'), '');
    holdFolder(folder)();
    expect(locksIn(folder)).toEqual([]);
  });
});
