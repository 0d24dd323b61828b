import { crc32 } from 'node:zlib';

interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const VERSION = 20;
/** Names are written in UTF-8. */
const UTF8 = 0x0800;
/** The first of January 1980, the first day that the format knows: the same files give the same bytes. */
const DAY = 0x21;

/** An archive of files that are stored as they are, since a PDF is packed already; each leaves when it is there. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name);
    const facts = [
      ...([
        [VERSION, 2],
        [UTF8, 2],
        [0, 2],
        [0, 2],
        [DAY, 2],
        [crc32(bytes), 4],
      ] as const),
      ...([
        [bytes.length, 4],
        [bytes.length, 4],
        [path.length, 2],
        [0, 2],
      ] as const),
    ] as const;
    const place = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    directory.push(Buffer.concat([numbers([0x02014b50, 4], [VERSION, 2], ...facts, ...place), path]));
    const head = Buffer.concat([numbers([0x04034b50, 4], ...facts), path]);
    yield head;
    yield bytes;
    offset += head.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  const count = directory.length;
  yield listing;
  yield numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [listing.length, 4], [offset, 4], [0, 2]);
}

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
