import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes all bytes at a place of the file, or rejects with what the system says; tests put a full disk in its place. */
export type Write = (file: FileHandle, bytes: Uint8Array, at: number) => Promise<void>;

export const writeToDisk: Write = async (file, bytes, at) => {
  // A disk that is nearly full takes a part and says so only the next time.
  for (let done = 0; done < bytes.byteLength; )
    done += (await file.write(bytes, done, bytes.byteLength - done, at + done)).bytesWritten;
};

/** A whole file that is either there with all its bytes or not at all. */
export async function writeDurably(write: Write, file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.tmp`;
  try {
    await syncAfter(unfinished, 'w', (opened) => write(opened, bytes, 0));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncAfter(path.dirname(file), 'r', () => Promise.resolve());
}

export async function syncAfter(
  place: string,
  flags: string,
  work: (opened: FileHandle) => Promise<void>,
): Promise<void> {
  const opened = await open(place, flags, 0o600);
  try {
    await work(opened);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
