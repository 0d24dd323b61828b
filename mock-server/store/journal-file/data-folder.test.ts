import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openNotes, put, reopened, SEED, temporaryFolder } from './data-folder.test-support.ts';

const never = (): boolean => false;
const FIRST = 'journal-000001.jsonl';

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

const isOpened = (folder: string, world = 'notes') => reopened({ folder, world });

describe('a data folder', () => {
  it('begins with the seed and gives back every change at the next start', async () => {
    const { folder, state } = await threeCalls();
    expect(state).toEqual({
      'notes a': '3',
      'notes b': 'second',
      'marks m1': '1',
      'marks m2': '2',
      'marks m3': '3',
    });
    expect((await isOpened(folder))()).toEqual(state);
    expect(readFileSync(path.join(folder, FIRST), 'utf8').trim().split('\n')).toHaveLength(3);
  });

  it('remembers when its world began, and a removal of what the seed has', async () => {
    const { folder } = await threeCalls();
    const { notes, data } = openNotes({ folder });
    notes.remove('b');
    await data.close();
    const again = openNotes({ folder });
    expect(again.data.seededAtMs).toBe(1000);
    expect(again.notes.find('b')).toBeNull();
    await again.data.close();
  });

  it('refuses another world, and begins anew when it is told to', async () => {
    const { folder } = await threeCalls();
    await expect(isOpened(folder, 'other')).rejects.toThrow(
      /DATA_OTHER_WORLD: .* holds the world 'notes', not 'other'\.\n.*--world notes.*--fresh/,
    );
    expect((await reopened({ folder, world: 'other', fresh: true }))()).toEqual(
      Object.fromEntries(SEED.map(({ id, text }) => [`notes ${id}`, text])),
    );
    expect(readdirSync(folder).sort()).toEqual(['bytes', 'journal-000002.jsonl', 'slides', 'world.json']);
    await expect(isOpened(folder)).rejects.toThrow('DATA_OTHER_WORLD');
  });

  it('cuts off a last line that was never finished, and goes on after it', async () => {
    const { folder, state } = await threeCalls();
    const journal = path.join(folder, FIRST);
    const whole = readFileSync(journal);
    appendFileSync(journal, whole.subarray(0, 60));
    const { notes, data, state: found } = openNotes({ folder });
    expect(found()).toEqual(state);
    expect(readFileSync(journal)).toEqual(whole);
    put(notes, 'a', '4');
    await data.close();
    expect((await isOpened(folder))()).toEqual({ ...state, 'notes a': '4' });
  });

  it('does not start on a damaged line, names the place, says what to do and changes nothing', async () => {
    const { folder } = await threeCalls();
    const journal = path.join(folder, FIRST);
    const bytes = readFileSync(journal);
    const second = bytes.indexOf(10) + 1;
    for (const at of [3, second + 40, bytes.length - 5]) {
      const spoilt = Buffer.from(bytes);
      spoilt[at] = (spoilt[at] ?? 0) ^ 1;
      writeFileSync(journal, spoilt);
      const damage =
        /DATA_DAMAGED: .*journal-000001\.jsonl: line [123], which begins at byte \d+, was altered\.\n.*--fresh/;
      await expect(isOpened(folder)).rejects.toThrow(damage);
      expect(readFileSync(journal)).toEqual(spoilt);
    }
    const line = bytes.subarray(second, bytes.indexOf(10, second) + 1);
    writeFileSync(journal, Buffer.concat([bytes.subarray(0, second), bytes.subarray(second + line.length)]));
    await expect(isOpened(folder)).rejects.toThrow(/DATA_DAMAGED: .*record 2 is missing/);
  });

  it.each([FIRST, 'world.json'])('does not start without its %s', async (name) => {
    const { folder } = await threeCalls();
    rmSync(path.join(folder, name));
    await expect(isOpened(folder)).rejects.toThrow(`${name}: the file is missing`);
  });

  it('does not start with records that no longer fit, and shows nothing of them', async () => {
    const folder = temporaryFolder();
    const { notes, data } = openNotes({ folder });
    put(notes, 'a', 'somebody');
    await data.close();
    const journal = path.join(folder, FIRST);
    const { lineOf } = await import('./lines.ts');
    writeFileSync(journal, lineOf({ number: 1, changes: [['notes', 'a', { id: 'a', name: 'somebody' }]] }));
    const failed = isOpened(folder);
    await expect(failed).rejects.toThrow(/^DATA_OUTDATED: A record of 'notes' .*\n.*--fresh/);
    await expect(failed).rejects.not.toThrow('somebody');
  });

  it('is refused to a second opener until the first has closed it', async () => {
    const folder = temporaryFolder();
    const { data } = openNotes({ folder });
    await expect(isOpened(folder)).rejects.toThrow('DATA_LOCKED');
    await data.close();
    await isOpened(folder);
  });
});
