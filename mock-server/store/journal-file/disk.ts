import * as fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** A file that is open for writing. Everything rejects with what the system says (ENOSPC and the like). */
export interface DiskFile {
  /** Writes all bytes at this place, counted from the file's beginning. */
  write(bytes: Uint8Array, at: number): Promise<void>;
  truncate(bytes: number): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The few calls on the file system that a promise to keep something needs; tests put a full disk in its place. */
export interface Disk {
  /** Opens for writing and makes the file where there is none. */
  open(file: string): DiskFile;
  /** Puts a finished file in the place of another, in one go. */
  rename(from: string, to: string): void;
  remove(file: string): void;
  /** After this the names in the folder are as safe as its files. */
  syncFolder(folder: string): Promise<void>;
}

const write = promisify(fs.write);
const fsync = promisify(fs.fsync);
const truncate = promisify(fs.ftruncate);
const close = promisify(fs.close);

export const DISK: Disk = {
  open: (file) => {
    const fd = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600);
    return {
      write: async (bytes, at) => {
        // A disk that is nearly full takes a part and says so only the next time.
        for (let done = 0; done < bytes.byteLength; ) {
          const { bytesWritten } = await write(fd, bytes, done, bytes.byteLength - done, at + done);
          done += bytesWritten;
        }
      },
      truncate: (bytes) => truncate(fd, bytes),
      sync: () => fsync(fd),
      close: () => close(fd),
    };
  },
  rename: (from, to) => fs.renameSync(from, to),
  remove: (file) => fs.rmSync(file, { force: true }),
  syncFolder: async (folder) => {
    const fd = fs.openSync(folder, 'r');
    try {
      await fsync(fd);
    } finally {
      fs.closeSync(fd);
    }
  },
};

/** A whole file that is either there with all its bytes or not at all. */
export async function writeDurably(
  disk: Disk,
  file: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const unfinished = `${file}.tmp`;
  const written = disk.open(unfinished);
  let size = 0;
  try {
    try {
      for await (const chunk of chunks) {
        await written.write(chunk, size);
        size += chunk.byteLength;
      }
      await written.truncate(size);
      await written.sync();
    } finally {
      await written.close();
    }
    disk.rename(unfinished, file);
  } catch (error) {
    disk.remove(unfinished);
    throw error;
  }
  await disk.syncFolder(path.dirname(file));
  return size;
}

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
