import type { DiskFile } from './disk.ts';

/** The file that is written at its end, where what was not synced never stays. */
export interface Tape {
  /** Settles when the bytes are durable. Rejects with none of them in the file, or none that the next call leaves there. */
  append(bytes: Uint8Array): Promise<void>;
  /** Goes on with another, empty file. */
  changeOver(next: DiskFile): Promise<void>;
  close(): Promise<void>;
}

/** `size` is how much of the file counts. */
export function createTape(first: DiskFile, size: number): Tape {
  let file = first;
  let end = size;
  let hasTail = false;
  const cutTail = async (): Promise<void> => {
    hasTail = true;
    await file.truncate(end);
    await file.sync();
    hasTail = false;
  };
  return {
    append: async (bytes) => {
      try {
        if (hasTail) await cutTail();
        await file.write(bytes, end);
        await file.sync();
      } catch (error) {
        // What was written in part must not come back at the next start; if it cannot be cut now, it is before the next.
        await cutTail().catch(() => undefined);
        throw error;
      }
      end += bytes.byteLength;
    },
    changeOver: async (next) => {
      const old = file;
      file = next;
      end = 0;
      await old.close();
    },
    close: () => file.close(),
  };
}
