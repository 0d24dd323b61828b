import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { refuse } from '../http/refusal.ts';
import type { Collection } from './collections.ts';
import { isDiskFull, type Write, writeDurably } from './disk.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';

/**
 * Files that callers handed over, by the id of the record that describes them. What a call puts or removes is part of
 * the call: when the call is refused or its changes cannot be kept, everything is as it was.
 */
export interface ByteStore {
  /** The data folder of a store on disk; absent in memory. Slides are joined into a folder of their own in it. */
  readonly folder?: string;
  /** Settles once the bytes are on the disk; throws STORAGE_FULL where there is no room. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
}

/** Where the bytes themselves lie, each under a name that is never used again. */
export interface Blobs {
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | null>;
  remove(name: string): void;
}

/** Which blob holds the bytes of an id at present. */
export const ByteRecord = z.object({
  id: z.string().min(1),
  blob: z.string().regex(/^byt_[0-9a-f]+$/),
  size: z.int().min(0),
});
export type ByteRecord = z.infer<typeof ByteRecord>;

export function blobsInMemory(): Blobs {
  const held = new Map<string, Uint8Array>();
  return {
    write: (name, bytes) => {
      held.set(name, bytes.slice());
      return Promise.resolve();
    },
    read: (name) => Promise.resolve(held.get(name) ?? null),
    remove: (name) => void held.delete(name),
  };
}

/** Byte files in a folder. What no record names was never acknowledged and goes when the folder is opened. */
export function blobsIn(folder: string, named: ReadonlySet<string>, write: Write): Blobs {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(path.join(folder, name));
  return {
    write: (name, bytes) => writeDurably(write, path.join(folder, name), bytes),
    read: async (name) => {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => {
      try {
        rmSync(path.join(folder, name), { force: true });
      } catch {
        // No record names it any more, so the next start sweeps it.
      }
    },
  };
}

export function createByteStore(
  records: Collection<ByteRecord, never>,
  ledger: Pick<Ledger, 'afterwards'>,
  blobs: Blobs,
  folder?: string,
): ByteStore {
  const removeOnceKept = (record: ByteRecord | null): void => {
    if (record !== null) ledger.afterwards((isKept) => isKept && blobs.remove(record.blob));
  };
  return {
    ...(folder === undefined ? {} : { folder }),
    put: async (id, bytes) => {
      const record = { id, blob: newId('byt'), size: bytes.byteLength };
      let before: ByteRecord | null;
      try {
        await blobs.write(record.blob, bytes);
        before = records.find(id);
        if (before === null) records.insert(record);
        else records.change(id, () => record);
      } catch (error) {
        blobs.remove(record.blob);
        throw isDiskFull(error) ? refuse('STORAGE_FULL') : error;
      }
      ledger.afterwards((isKept) => !isKept && blobs.remove(record.blob));
      removeOnceKept(before);
    },
    get: async (id) => {
      const record = records.find(id);
      return record === null ? null : blobs.read(record.blob);
    },
    remove: (id) => {
      const before = records.find(id);
      records.remove(id);
      removeOnceKept(before);
      return Promise.resolve();
    },
  };
}
