/**
 * Deflate by the browser's own decoder. At most `most` bytes are kept and the stream is left there: a few
 * hundred bytes can ask for gigabytes. Rejects where the data is damaged before it has given that many.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Uint8Array(most);
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  // What goes wrong while writing comes out of the reader too.
  const ignored = (): void => undefined;
  writer.write(bytes).catch(ignored);
  writer.close().catch(ignored);
  const reader = stream.readable.getReader();
  let at = 0;
  try {
    while (at < most) {
      const { done, value } = await reader.read();
      if (done) break;
      const chunk: Uint8Array = value;
      out.set(chunk.subarray(0, most - at), at);
      at = Math.min(most, at + chunk.length);
    }
  } catch {
    throw new Error('deflate data is damaged');
  } finally {
    reader.cancel().catch(ignored);
  }
  return out.subarray(0, at);
}
