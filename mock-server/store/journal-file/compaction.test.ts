import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { limitedDisk, openNotes, put, reopened, temporaryFolder } from './data-folder.test-support.ts';

const never = (): boolean => false;
const filesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^(journal|snapshot)/.test(name));

/** Writes through calls until the folder has made a snapshot, `between` at each call. */
async function grow(folder: string, between: (call: number) => void = () => undefined) {
  const opened = openNotes({ folder, compactAtBytes: 4000 });
  for (let call = 0; call < 80; call += 1) {
    between(call);
    await opened.ledger.call(() => {
      put(opened.notes, `n${call % 7}`, `text ${call}`);
      put(opened.marks, `m${call % 3}`, `text ${call}`);
      if (call % 5 === 4) opened.notes.remove(`n${call % 7}`);
      return Promise.resolve();
    }, never);
  }
  await opened.data.close();
  return opened.state();
}

describe('compaction', () => {
  it('puts a snapshot in the place of a journal that has grown, and the next start finds everything', async () => {
    const folder = temporaryFolder();
    const state = await grow(folder);
    const files = filesIn(folder);
    expect(files).toHaveLength(2);
    expect(files[0]?.slice(-12)).toBe(files[1]?.slice(-12));
    expect(files).not.toContain('journal-000001.jsonl');
    expect((await reopened({ folder }))()).toEqual(state);
  });

  it('leaves out of the snapshot what a call under way has not stored yet', async () => {
    const folder = temporaryFolder();
    const { ledger, notes, data, state } = openNotes({ folder, compactAtBytes: 1 });
    let end = (): void => undefined;
    const open = ledger.call(
      async () => {
        put(notes, 'a', 'unfinished');
        put(notes, 'new', 'unfinished');
        notes.remove('b');
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        return 'refused';
      },
      () => true,
    );
    await ledger.call(() => Promise.resolve(put(notes, 'c', 'kept')), never);
    await expect.poll(() => filesIn(folder)).toContain('snapshot-000002.jsonl');
    expect(readFileSync(path.join(folder, 'snapshot-000002.jsonl'), 'utf8')).not.toContain('unfinished');
    end();
    await open;
    await data.close();
    expect(state()).toEqual({ 'notes a': 'first', 'notes b': 'second', 'notes c': 'kept' });
    expect((await reopened({ folder }))()).toEqual(state());
  });

  it('goes on with the journals while there is no room for a snapshot', async () => {
    const folder = temporaryFolder();
    const limited = limitedDisk();
    const { ledger, notes, data, state } = openNotes({ folder, compactAtBytes: 400, disk: limited.disk });
    for (let call = 0; call < 40; call += 1) {
      // Enough for the record of a call, too little for a snapshot of forty.
      limited.room = 200;
      const { failure } = await ledger.call(() => Promise.resolve(put(notes, `n${call}`, 'kept')), never);
      if (failure !== null) expect(failure.code).toBe('STORAGE_FULL');
    }
    await data.close();
    expect(limited.failed()).toBeGreaterThan(0);
    expect(filesIn(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect((await reopened({ folder }))()).toEqual(state());
  });

  it('takes no notice of a snapshot that was broken off, and clears it away with the next', async () => {
    const folder = temporaryFolder();
    const state = await grow(folder);
    const last = Number(/\d+/.exec(filesIn(folder)[0] ?? '')?.[0]);
    const unfinished = `snapshot-${String(last + 1).padStart(6, '0')}.jsonl.tmp`;
    writeFileSync(path.join(folder, unfinished), 'half a snap');
    expect((await reopened({ folder }))()).toEqual(state);
    await grow(folder);
    expect(filesIn(folder)).not.toContain(unfinished);
  });

  it('does not start on a damaged snapshot', async () => {
    const folder = temporaryFolder();
    await grow(folder);
    const snapshot = path.join(folder, filesIn(folder).find((name) => name.startsWith('snap')) ?? '');
    const bytes = readFileSync(snapshot);
    writeFileSync(snapshot, bytes.subarray(0, bytes.lastIndexOf(10, bytes.length - 2) + 1));
    await expect(reopened({ folder })).rejects.toThrow(/DATA_DAMAGED: .*snapshot-.*its end is missing/);
  });
});
