const ADLER_MODULUS = 65_521;
/** Sums of that many bytes stay below 2^32. */
const ADLER_RUN = 5_552;

/** zlib's checksum, as its four bytes lie in the file. */
function adlerOf(bytes: Uint8Array): readonly number[] {
  let [a, b] = [1, 0];
  for (let start = 0; start < bytes.length; start += ADLER_RUN) {
    for (const byte of bytes.subarray(start, start + ADLER_RUN)) {
      a += byte;
      b += a;
    }
    a %= ADLER_MODULUS;
    b %= ADLER_MODULUS;
  }
  return [b >> 8, b & 255, a >> 8, a & 255];
}

/** Whether the data was whole and something that is no data follows it, as some writers leave it. */
function endsEarly(bytes: Uint8Array, unpacked: Uint8Array): boolean {
  const sum = adlerOf(unpacked);
  return bytes.some((_, at) => sum.every((byte, i) => bytes[at + i] === byte));
}

/**
 * Deflate by the browser's own decoder. A stream that has more than `most` bytes is left there, for a few
 * hundred can ask for gigabytes, and is an error: so ends what is damaged in its middle, and its checksum lies
 * behind the rest. Rejects where the data is damaged.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Uint8Array(most);
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  // What goes wrong while writing comes out of the reader too.
  const ignore = (): void => undefined;
  writer.write(bytes).catch(ignore);
  writer.close().catch(ignore);
  const reader = stream.readable.getReader();
  let at = 0;
  try {
    for (let next = await reader.read(); !next.done && at <= most; next = await reader.read()) {
      const chunk: Uint8Array = next.value;
      out.set(chunk.subarray(0, most - at), at);
      at += chunk.length;
    }
  } catch {
    if (at !== most || !endsEarly(bytes, out)) throw new Error('deflate data is damaged');
  } finally {
    reader.cancel().catch(ignore);
  }
  if (at > most) throw new Error(`more than ${String(most)} bytes of a tile`);
  return out.subarray(0, at);
}
