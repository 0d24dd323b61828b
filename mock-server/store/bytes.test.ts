import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoWorld } from '../seeds/demo.ts';
import { createWorld, type World } from '../world.ts';
import { limitDisk, temporaryFolder } from './data-folder.test-support.ts';
import { openDataFolder } from './data-folder.ts';
import type { Write } from './disk.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (held: Uint8Array | null): string | null =>
  held === null ? null : new TextDecoder().decode(held);
const isRefused = (answer: string): boolean => answer === 'refused';

function open(folder: string | null, write?: Write): { world: World; close: () => Promise<void> } {
  const given = { folder: folder ?? '', world: 'demo', report: () => undefined };
  const data = folder === null ? null : openDataFolder(write === undefined ? given : { ...given, write }, 0);
  return { world: createWorld(demoWorld, 0, 5, data), close: () => data?.close() ?? Promise.resolve() };
}
const readStored = (folder: string): string[] => readdirSync(path.join(folder, 'bytes'));

describe.each(['memory', 'a folder'])('the store of bytes in %s', (place) => {
  const openStore = () => open(place === 'memory' ? null : temporaryFolder());

  it('gives back what was put, replaces it and forgets it', async () => {
    const { world, close } = openStore();
    const given = bytes('one');
    await world.bytes.put('../x', given);
    given.fill(0);
    expect(textOf(await world.bytes.get('../x'))).toBe('one');
    await world.bytes.put('../x', bytes('two'));
    expect(textOf(await world.bytes.get('../x'))).toBe('two');
    await world.bytes.remove('../x');
    expect(await world.bytes.get('../x')).toBeNull();
    expect(await world.bytes.get('other')).toBeNull();
    await close();
  });

  it('is as it was after a call that was refused', async () => {
    const { world, close } = openStore();
    await world.bytes.put('kept', bytes('before'));
    await world.bytes.put('removed', bytes('before'));
    await world.ledger.call(async () => {
      await world.bytes.put('kept', bytes('after'));
      await world.bytes.put('new', bytes('after'));
      await world.bytes.remove('removed');
      return 'refused';
    }, isRefused);
    expect(textOf(await world.bytes.get('kept'))).toBe('before');
    expect(textOf(await world.bytes.get('removed'))).toBe('before');
    expect(await world.bytes.get('new')).toBeNull();
    await close();
  });
});

describe('the store of bytes in a folder', () => {
  it('has at the next start what was acknowledged, and sweeps what no record names', async () => {
    const folder = temporaryFolder();
    const first = open(folder);
    await first.world.ledger.call(async () => {
      await first.world.bytes.put('a', bytes('one'));
      await first.world.bytes.put('a', bytes('two'));
      await first.world.bytes.put('b', bytes('gone'));
      await first.world.bytes.remove('b');
      return 'fine';
    }, isRefused);
    await first.close();
    expect(readStored(folder)).toHaveLength(1);
    for (const name of ['byt_00ff', 'byt_00ff.tmp']) writeFileSync(path.join(folder, 'bytes', name), 'half');
    const second = open(folder);
    expect(readStored(folder)).toHaveLength(1);
    expect(textOf(await second.world.bytes.get('a'))).toBe('two');
    await second.close();
  });

  it('says STORAGE_FULL where there is no room, leaves nothing of it, and takes it once there is', async () => {
    const folder = temporaryFolder();
    const limited = limitDisk();
    const { world, close } = open(folder, limited.write);
    limited.room = 5;
    await expect(world.bytes.put('a', bytes('longer than five'))).rejects.toMatchObject({
      code: 'STORAGE_FULL',
      status: 503,
    });
    expect(await world.bytes.get('a')).toBeNull();
    expect(readStored(folder)).toEqual([]);
    limited.room = Number.POSITIVE_INFINITY;
    const { failure } = await world.ledger.call(async () => {
      await world.bytes.put('a', bytes('longer than five'));
      return 'fine';
    }, isRefused);
    expect(failure).toBeNull();
    expect(textOf(await world.bytes.get('a'))).toBe('longer than five');
    await close();
    const next = open(folder);
    expect(textOf(await next.world.bytes.get('a'))).toBe('longer than five');
    await next.close();
  });

  it('forgets bytes that fitted where there is no room for the record of them', async () => {
    const folder = temporaryFolder();
    const limited = limitDisk();
    const { world, close } = open(folder, limited.write);
    limited.room = 10_000;
    const { failure } = await world.ledger.call(async () => {
      await world.bytes.put('a', bytes('a small file'));
      return 'fine';
    }, isRefused);
    expect(failure).toMatchObject({ code: 'STORAGE_FULL' });
    expect(await world.bytes.get('a')).toBeNull();
    expect(readStored(folder)).toEqual([]);
    await close();
  });
});
