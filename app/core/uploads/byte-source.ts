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

/** What was read of a file ends before what is asked for, and the file itself does not. */
export class BeyondHead extends Error {}

/** The beginning of a file of that size. Throws CutOff beyond its end, and BeyondHead beyond what was read of it. */
export const sourceOfHead = (head: Uint8Array, size: number): ByteSource => ({
  size,
  read: (at, length) => {
    throwIfBeyond(size, at, length);
    if (at + length > head.length) throw new BeyondHead('the header goes on for longer');
    return head.subarray(at, at + length);
  },
});

/** Throws CutOff for a place that does not lie within the file. */
export function throwIfBeyond(size: number, at: number, length: number): void {
  if (
    !Number.isSafeInteger(at) ||
    !Number.isSafeInteger(length) ||
    at < 0 ||
    length < 0 ||
    at + length > size
  )
    throw new CutOff('the TIFF points beyond its end');
}
