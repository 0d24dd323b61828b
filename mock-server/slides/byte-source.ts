import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type ByteSource, CutOff, throwIfBeyond } from '#app/core/uploads/byte-source.ts';

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
