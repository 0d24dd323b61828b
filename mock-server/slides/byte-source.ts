import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file that is read at places, so that a slide of 20 GB never has to be in memory. */
export interface ByteSource {
  readonly size: number;
  /** Exactly `length` bytes. Throws CutOff when the file does not have them. */
  read(at: number, length: number): Uint8Array;
}

/** What a file points to lies beyond its end. */
export class CutOff extends Error {}

export const sourceOfBytes = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (at, length) => {
    throwIfBeyond(bytes.length, at, length);
    return bytes.subarray(at, at + length);
  },
});

/** Reads in one go: for the intake's own process, which nobody else waits for. */
export function sourceOfFile(path: string): ByteSource & { readonly close: () => void } {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  return {
    size,
    read: (at, length) => {
      throwIfBeyond(size, at, length);
      const bytes = new Uint8Array(length);
      let done = 0;
      while (done < length) {
        const read = readSync(file, bytes, done, length - done, at + done);
        if (read === 0) throw new CutOff('the file became shorter while it was read');
        done += read;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}

function throwIfBeyond(size: number, at: number, length: number): void {
  if (
    !Number.isSafeInteger(at) ||
    !Number.isSafeInteger(length) ||
    at < 0 ||
    length < 0 ||
    at + length > size
  )
    throw new CutOff('the TIFF points beyond its end');
}
