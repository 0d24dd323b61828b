const SKIP = 128;

/** TIFF's PackBits; at most `most` bytes are made, whatever the data asks for. */
export function unpackBits(bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(most);
  let at = 0;
  let read = 0;
  while (at < most && read < bytes.length) {
    const head = bytes[read++] ?? SKIP;
    if (head === SKIP) continue;
    if (head < SKIP) {
      const run = bytes.subarray(read, read + Math.min(head + 1, most - at));
      out.set(run, at);
      at += run.length;
      read += head + 1;
    } else if (read < bytes.length) {
      const end = Math.min(most, at + 257 - head);
      out.fill(bytes[read++] ?? 0, at, end);
      at = end;
    }
  }
  return out.subarray(0, at);
}
