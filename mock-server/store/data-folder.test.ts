import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { limitDisk, openNotes, put, reopen, SEED, temporaryFolder } from './data-folder.test-support.ts';
import { placesIn } from './data-folder.ts';

const never = (): boolean => false;
const PLANTED = Object.fromEntries(SEED.map(({ id, text }) => [`notes ${id}`, text]));

/** Three calls, each of which changed both collections. */
async function threeCalls(): Promise<{ folder: string; state: Readonly<Record<string, string>> }> {
  const folder = temporaryFolder();
  const { ledger, notes, marks, data, state } = openNotes({ folder });
  for (const text of ['1', '2', '3'])
    await ledger.call(() => {
      put(notes, 'a', text);
      put(marks, `m${text}`, text);
      return Promise.resolve();
    }, never);
  await data.close();
  return { folder, state: state() };
}

describe('a data folder', () => {
  it('begins with the seed and gives back every change at the next start', async () => {
    const { folder, state } = await threeCalls();
    expect(state).toEqual({ ...PLANTED, 'notes a': '3', 'marks m1': '1', 'marks m2': '2', 'marks m3': '3' });
    expect(await reopen({ folder })).toEqual(state);
    expect(await reopen({ folder })).toEqual(state);
  });

  it('has on the disk what was acknowledged, though nothing was closed', async () => {
    const folder = temporaryFolder();
    const { ledger, notes, data, state } = openNotes({ folder });
    await ledger.call(() => Promise.resolve(put(notes, 'a', 'é 1')), never);
    const copy = temporaryFolder();
    writeFileSync(placesIn(copy).records, readFileSync(placesIn(folder).records));
    // A copy is held by nobody but the process that its record names, which is this one.
    expect(() => openNotes({ folder: copy })).toThrow('DATA_LOCKED');
    await data.close();
    expect(await reopen({ folder: copy })).toEqual(state());
  });

  it('remembers when its world began, and a removal of what the seed has', async () => {
    const { folder } = await threeCalls();
    const { notes, data } = openNotes({ folder });
    notes.remove('b');
    await data.close();
    const again = openNotes({ folder }, 2000);
    expect(again.data.seededAtMs).toBe(1000);
    expect(again.notes.find('b')).toBeNull();
    await again.data.close();
  });

  it.each([
    ['a file', '', 'There is a file of that name.'],
    ['in a file', 'deeper', 'A part of its path is a file.'],
  ])('says why it cannot be used where its place is %s, and what to do', (_, below, why) => {
    const file = path.join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, '');
    const folder = path.join(file, below);
    expect(() => openNotes({ folder })).toThrow(
      `DATA_UNUSABLE: The data folder ${folder} cannot be made or written. ${why}\nName another folder`,
    );
  });

  it('refuses another world, and begins anew when it is told to', async () => {
    const { folder } = await threeCalls();
    const other = { folder, world: 'other' };
    await expect(reopen(other)).rejects.toThrow(
      /DATA_OTHER_WORLD: .* holds the world 'notes', not 'other'\.\n.*--world notes.*--fresh/,
    );
    writeFileSync(path.join(placesIn(folder).slides, 'slide'), 'bytes');
    expect(await reopen({ ...other, fresh: true })).toEqual(PLANTED);
    expect(readdirSync(placesIn(folder).slides)).toEqual([]);
    expect(await reopen(other)).toEqual(PLANTED);
    await expect(reopen({ folder })).rejects.toThrow('DATA_OTHER_WORLD');
  });

  it('is refused to a second opener until the first has closed it', async () => {
    const folder = temporaryFolder();
    const { data } = openNotes({ folder });
    await expect(reopen({ folder })).rejects.toThrow(
      /^DATA_LOCKED: .* in use by process \d+\.\nEnd that process/,
    );
    await expect(reopen({ folder, fresh: true })).rejects.toThrow('DATA_LOCKED');
    await data.close();
    expect(await reopen({ folder })).toEqual(PLANTED);
  });

  it('loses nothing that has ended before it is closed, and takes nothing afterwards', async () => {
    const folder = temporaryFolder();
    const { ledger, notes, data, state } = openNotes({ folder });
    const kept = ledger.call(() => Promise.resolve(put(notes, 'a', 'in time')), never);
    await Promise.resolve();
    await data.close();
    expect((await kept).failure).toBeNull();
    const late = await ledger.call(() => Promise.resolve(put(notes, 'a', 'late')), never);
    expect(late.failure?.code).toBe('UNAVAILABLE');
    expect(state()).toEqual({ ...PLANTED, 'notes a': 'in time' });
    expect(await reopen({ folder })).toEqual(state());
  });

  it.each(['world.json', 'journal-000001.jsonl'])(
    'does not start where an older version left its %s',
    async (name) => {
      const folder = temporaryFolder();
      writeFileSync(path.join(folder, name), '{}');
      await expect(reopen({ folder })).rejects.toThrow(/^DATA_OUTDATED: .*without a database\.\n.*--fresh/);
      expect(readdirSync(folder)).toEqual([name]);
      expect(await reopen({ folder, fresh: true })).toEqual(PLANTED);
      expect(existsSync(path.join(folder, name))).toBe(false);
    },
  );

  it('does not start with records that no longer fit, and shows nothing of them', async () => {
    const folder = temporaryFolder();
    const { data, ledger } = openNotes({ folder });
    const odd = { id: 'a', name: 'somebody' };
    ledger
      .watch('notes', () => ({ restore: () => undefined, load: () => undefined }))
      .changed('a', null, odd);
    await data.close();
    const failed = reopen({ folder });
    await expect(failed).rejects.toThrow(/^DATA_OUTDATED: A record of 'notes' .*\n.*--fresh/);
    await expect(failed).rejects.not.toThrow('somebody');
    expect(await reopen({ folder, fresh: true })).toEqual(PLANTED);
  });
});

describe('a data folder whose file was damaged', () => {
  const spoil = {
    'is none of the database': (file: string) => writeFileSync(file, 'text '.repeat(10_000)),
    'has lost its end': (file: string) => truncateSync(file, 9000),
    'is empty but for a few bytes': (file: string) => truncateSync(file, 40),
  };

  it.each(Object.entries(spoil))('does not start on one that %s, and says what to do', async (_, damage) => {
    const { folder } = await threeCalls();
    const { records } = placesIn(folder);
    damage(records);
    const spoilt = readFileSync(records);
    await expect(reopen({ folder })).rejects.toThrow(/^DATA_DAMAGED: .*records\.lmdb.*\n.*--fresh/);
    expect(readFileSync(records)).toEqual(spoilt);
    expect(await reopen({ folder, fresh: true })).toEqual(PLANTED);
  });
});

describe('a data folder on a disk that is full', () => {
  it('takes nothing in part, says so, and goes on once there is room', async () => {
    const folder = temporaryFolder();
    const limited = limitDisk();
    const { ledger, notes, marks, data, state } = openNotes({ folder, write: limited.write });
    limited.room = 0;
    let before = state();
    const write = (text: string) =>
      ledger.call(() => {
        put(notes, 'a', text);
        put(marks, text.slice(0, 9), text);
        return Promise.resolve();
      }, never);
    let refused = 0;
    for (let call = 0; call < 20; call += 1) {
      limited.room += 40_000;
      const { failure } = await write(`${call} ${'x'.repeat(20_000)}`);
      if (failure === null) before = state();
      else {
        expect(failure.code).toBe('STORAGE_FULL');
        expect(state()).toEqual(before);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(20);
    limited.room = Number.POSITIVE_INFINITY;
    expect((await write('again')).failure).toBeNull();
    await data.close();
    expect(await reopen({ folder })).toEqual(state());
  });
});
