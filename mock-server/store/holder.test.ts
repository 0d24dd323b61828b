import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { holdHere, isHolding, letGo } from './holder.ts';

describe('the holder of a data folder', () => {
  it('holds until it lets go', () => {
    const me = holdHere();
    expect(isHolding(me)).toBe(true);
    expect(isHolding({ ...me, key: 'another opening' })).toBe(false);
    letGo(me);
    expect(isHolding(me)).toBe(false);
  });

  it('holds no longer than its process lives', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const holder = { pid: other.pid ?? 0, started: null, key: 'other' };
    expect(isHolding(holder)).toBe(true);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(isHolding(holder)).toBe(false);
  });

  it('is not misled by a number that another process has by now', () => {
    const holder = { pid: process.ppid, started: 'before', key: 'other' };
    // Only Linux tells when a process began; elsewhere the number alone counts.
    expect(isHolding(holder)).toBe(process.platform !== 'linux');
  });
});
