const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const NARROWEST_BITS = 9;
const WIDEST_BITS = 12;
const CODES = 1 << WIDEST_BITS;

/** Before TIFF 6 the codes lay the other way round; such data begins with a clear code read backwards. */
const isOldStyle = (bytes: Uint8Array): boolean => bytes[0] === 0 && ((bytes[1] ?? 0) & 1) === 1;

/**
 * TIFF's LZW. A string of the table is always a run of what is already written, so the table holds places
 * and lengths and no strings. At most `most` bytes are made, whatever the data asks for.
 */
export function unpackLzw(bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  if (isOldStyle(bytes)) throw new Error('LZW of before TIFF 6');
  const out = new Uint8Array(most);
  const starts = new Int32Array(CODES);
  const lengths = new Int32Array(CODES);
  let [at, read, held, heldBits] = [0, 0, 0, 0];
  let [width, free, lastStart, lastLength] = [NARROWEST_BITS, FIRST_FREE, 0, 0];
  while (at < most) {
    for (; heldBits < width && read < bytes.length; heldBits += 8) {
      held = ((held << 8) | (bytes[read++] ?? 0)) & 0xff_ffff;
    }
    if (heldBits < width) break;
    heldBits -= width;
    const code = (held >> heldBits) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [width, free, lastLength] = [NARROWEST_BITS, FIRST_FREE, 0];
      continue;
    }
    // The string being defined by this very code is the last one and its own first byte.
    const isNext = code === free && lastLength > 0;
    if (code > CLEAR && code >= free && !isNext) throw new Error('LZW data is damaged');
    if (lastLength > 0 && free < CODES) {
      starts[free] = lastStart;
      lengths[free] = lastLength + 1;
      free += 1;
    }
    lastStart = at;
    if (code < CLEAR) {
      out[at++] = code;
      lastLength = 1;
    } else {
      lastLength = lengths[code] ?? 0;
      const end = Math.min(most, at + lastLength);
      for (let from = starts[code] ?? 0; at < end; from += 1) out[at++] = out[from] ?? 0;
    }
    // TIFF widens one code earlier than it must.
    if (free + 1 >= 1 << width && width < WIDEST_BITS) width += 1;
  }
  return out.subarray(0, at);
}
