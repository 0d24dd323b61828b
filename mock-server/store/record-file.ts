import { closeSync, existsSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as lmdb from 'lmdb';
import { z } from 'zod';
import { createDamageError, DataFolderError } from './data-folder-error.ts';
import { syncAfter, type Write } from './disk.ts';
import type { Change } from './groups.ts';

/** An LMDB file with what each record became that is not as the seed has it; null stands for one that was removed. */
export interface RecordFile {
  /** Runs the work in a transaction of its own; when it throws, nothing of it stands. */
  atOnce<T>(work: () => T): T;
  /** What the folder knows of itself. */
  about(key: string): unknown;
  setAbout(key: string, value: unknown): void;
  clear(): void;
  /** Throws DATA_DAMAGED. */
  read(enter: (name: string, id: string, record: unknown) => void): void;
  /** One transaction, on the disk when it settles. Rejects with nothing of it stored. */
  keep(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

/** Throws DATA_DAMAGED where the file is none of LMDB's or is cut, for LMDB would take the process down with it. */
export function openRecordFile(file: string, write: Write, isGivenUp: boolean): RecordFile {
  try {
    if (existsSync(file)) requireWhole(file);
  } catch (error) {
    if (!isGivenUp) throw error;
    for (const name of [file, `${file}-lock`]) rmSync(name, { force: true });
  }
  // With these options a promise settles when the data, and then the page that makes them count, are on the disk.
  // The batches are ours.
  const options = { encoding: 'json', overlappingSync: false, eventTurnBatching: false } as const;
  const root = load().open<unknown, string>({ path: file, ...options });
  const records = root.openDB<string, [string, string]>('records', { encoding: 'string' });
  let broken: Error | null = null;
  return {
    atOnce: (work) => root.transactionSync(work),
    about: (key) => root.get(key),
    setAbout: (key, value) => root.putSync(key, value),
    clear: () => records.clearSync(),
    read: (enter) => {
      try {
        for (const { key, value } of records.getRange()) enter(...key, JSON.parse(value));
      } catch (error) {
        throw error instanceof DataFolderError ? error : createDamageError(file, String(error));
      }
    },
    keep: async (changes) => {
      if (broken !== null) throw broken;
      const entries = changes.map(({ name, id, after }) => [name, id, JSON.stringify(after)] as const);
      await makeRoom(root, file, write, roomFor(entries.map(([, , text]) => text)));
      try {
        await records.childTransaction(() => {
          for (const [name, id, text] of entries) records.putSync([name, id], text);
        });
      } catch (error) {
        if (!isFailedCommit(error)) throw error;
        // The memory of the library is not to be trusted again.
        const cause: unknown = await error.commitError.catch((reason: unknown) => reason);
        broken = new Error(`${file} could not be written; start anew.`, { cause });
        throw broken;
      }
    },
    close: () => root.close(),
  };
}

// Loaded when a folder is opened, since a mock without one needs no database.
const load = (): typeof lmdb => createRequire(import.meta.url)('lmdb') as typeof lmdb;

const isFailedCommit = (error: unknown): error is Error & { readonly commitError: Promise<unknown> } =>
  error instanceof Error && 'commitError' in error;

/** Room is made in steps, so that most transactions find it. */
const STEP_BYTES = 256 * 1024;

/** Each record may change a path of pages of its own; the rest is for LMDB's list of free pages. */
const roomFor = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + 2 * Buffer.byteLength(text) + 12 * 1024, 64 * 1024);

const Stats = z.object({ pageSize: z.int().positive(), lastPageNumber: z.int() });

/**
 * A disk that is full must be met here, before LMDB writes: a commit that fails in its middle damages the memory of
 * the library. So the file is always as long as the next transaction may need it to be.
 */
async function makeRoom(root: lmdb.RootDatabase, file: string, write: Write, bytes: number): Promise<void> {
  const { pageSize, lastPageNumber } = Stats.parse(root.getStats());
  const { size } = await stat(file);
  const missing = (lastPageNumber + 1) * pageSize + bytes - size;
  if (missing <= 0) return;
  const zeros = Buffer.alloc(Math.ceil(missing / STEP_BYTES) * STEP_BYTES);
  await syncAfter(file, 'r+', (opened) => write(opened, zeros, size));
}

const MAGIC = 0xbeefc0de;
/** Where each of the first two pages says whose file it is, how large a page is, and which page is the last. */
const [AT_MAGIC, AT_PAGE_SIZE, AT_LAST_PAGE, BYTES_READ] = [24, 48, 144, 152] as const;

function requireWhole(file: string): void {
  const opened = openSync(file, 'r');
  try {
    const { size } = fstatSync(opened);
    const page = Buffer.alloc(BYTES_READ);
    for (let at = 0, pages = 0; pages < 2; pages += 1) {
      const isRead = readSync(opened, page, 0, BYTES_READ, at) === BYTES_READ;
      if (!isRead || page.readUInt32LE(AT_MAGIC) !== MAGIC)
        throw createDamageError(file, `byte ${at} begins no page of it`);
      at = page.readUInt32LE(AT_PAGE_SIZE);
      const end = (Number(page.readBigUInt64LE(AT_LAST_PAGE)) + 1) * at;
      if (end > size) throw createDamageError(file, 'its end is missing');
    }
  } finally {
    closeSync(opened);
  }
}
