import { mkdirSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Blobs } from '../bytes.ts';
import { type Disk, writeDurably } from './disk.ts';

/** Byte files in a folder. What no record names was never acknowledged and goes when the folder is opened. */
export function openByteFolder(disk: Disk, folder: string, named: ReadonlySet<string>): Blobs {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!named.has(name)) disk.remove(path.join(folder, name));
  return {
    write: async (name, bytes) => void (await writeDurably(disk, path.join(folder, name), [bytes])),
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
        disk.remove(path.join(folder, name));
      } catch {
        // No record names it any more, so the next start sweeps it.
      }
    },
  };
}
