import { mkdtempSync, rmSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { type Collection, collection, type Restorable } from './collections.ts';
import { type DataFolder, type DataOptions, openDataFolder } from './data-folder.ts';
import { writeToDisk } from './disk.ts';
import { createLedger, type Ledger } from './ledger.ts';

export const Note = z.object({ id: z.string(), text: z.string(), tags: z.array(z.string()).default([]) });
export type Note = z.infer<typeof Note>;

export interface Notes {
  readonly data: DataFolder;
  readonly ledger: Ledger;
  readonly notes: Collection<Note, 'tag'>;
  readonly marks: Collection<Note, never>;
  /** What both collections hold, by id. */
  readonly state: () => Readonly<Record<string, string>>;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const SEED: readonly Note[] = [
  { id: 'a', text: 'first', tags: ['seed'] },
  { id: 'b', text: 'second', tags: [] },
];

/** Two small collections over a folder, as a world has them. */
export function openNotes(options: Partial<DataOptions> & { readonly folder: string }, nowMs = 1000): Notes {
  const data = openDataFolder({ world: 'notes', report: () => undefined, ...options }, nowMs);
  const ledger = createLedger();
  const notes = collection(
    Note,
    { tag: ({ tags }) => tags },
    ledger.watch('notes', (): Restorable => notes),
  );
  const marks = collection(
    Note,
    {},
    ledger.watch('marks', (): Restorable => marks),
  );
  for (const note of SEED) notes.insert(note);
  const collections = new Map<string, Restorable>([
    ['notes', notes],
    ['marks', marks],
  ]);
  data.take(collections, ledger);
  return { data, ledger, notes, marks, state: () => stateOf({ notes, marks }) };
}

const stateOf = (held: Readonly<Record<string, Collection<Note, never>>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(held)
      .flatMap(([name, records]) => records.list().map(({ id, text }) => [`${name} ${id}`, text] as const))
      .sort(([a], [b]) => a.localeCompare(b)),
  );

/** What the next start finds. */
export async function reopen(options: Parameters<typeof openNotes>[0]): Promise<ReturnType<Notes['state']>> {
  const { data, state } = openNotes(options);
  const found = state();
  await data.close();
  return found;
}

export const put = (records: Notes['notes'] | Notes['marks'], id: string, text: string): void => {
  const record = { id, text, tags: [text] };
  if (records.find(id) === null) records.insert(record);
  else records.change(id, () => record);
};

/** A disk whose room can be set; the last write before it is full leaves the part that fitted. */
export function limitDisk() {
  const limited = {
    room: Number.POSITIVE_INFINITY,
    failed: 0,
    write: async (file: FileHandle, bytes: Uint8Array, at: number): Promise<void> => {
      const fits = Math.min(bytes.byteLength, limited.room);
      limited.room -= fits;
      await writeToDisk(file, bytes.subarray(0, fits), at);
      if (fits === bytes.byteLength) return;
      limited.failed += 1;
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    },
  };
  return limited;
}
