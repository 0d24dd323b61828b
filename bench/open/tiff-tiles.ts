import type { FloorTile } from './page.ts';

const TAG = {
  width: 256,
  height: 257,
  tileWidth: 322,
  tileHeight: 323,
  offsets: 324,
  lengths: 325,
  tables: 347,
} as const;
/** Bytes of one value, by type of field. */
const WIDTHS: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1, 16: 8 };

type Read = (at: number, length: number) => Promise<Buffer>;
type Numbers = (tag: number) => readonly number[];

async function readPart(url: string, at: number, length: number): Promise<Buffer> {
  const answer = await fetch(url, { headers: { Range: `bytes=${String(at)}-${String(at + length - 1)}` } });
  if (!answer.ok) throw new Error(`The file of the slide answered ${String(answer.status)}.`);
  return Buffer.from(await answer.arrayBuffer());
}

const big = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

/** Where numbers of that size stand in a classic TIFF and in a BigTIFF. */
function layoutOf(isBig: boolean) {
  return isBig
    ? { first: 8, count: 8, entry: 20, valueAt: 12, inline: 8, offset: big }
    : {
        first: 4,
        count: 2,
        entry: 12,
        valueAt: 8,
        inline: 4,
        offset: (b: Buffer, at: number) => b.readUInt32LE(at),
      };
}

async function fieldsOf(read: Read, entries: Buffer, layout: ReturnType<typeof layoutOf>) {
  const fields = new Map<number, { readonly width: number; readonly bytes: Buffer }>();
  for (let at = 0; at < entries.length; at += layout.entry) {
    const width = WIDTHS[entries.readUInt16LE(at + 2)] ?? 0;
    const count = layout.inline === 8 ? big(entries, at + 4) : entries.readUInt32LE(at + 4);
    const value = at + layout.valueAt;
    const bytes =
      width * count <= layout.inline
        ? entries.subarray(value, value + width * count)
        : await read(layout.offset(entries, value), width * count);
    fields.set(entries.readUInt16LE(at), { width, bytes });
  }
  return fields;
}

const numbersIn =
  (fields: Awaited<ReturnType<typeof fieldsOf>>): Numbers =>
  (tag) => {
    const { width = 0, bytes = Buffer.alloc(0) } = fields.get(tag) ?? {};
    const at = (index: number): number =>
      width === 8 ? big(bytes, index * 8) : bytes.readUIntLE(index * width, width);
    return width === 0 ? [] : Array.from({ length: bytes.length / width }, (_, index) => at(index));
  };

interface Level {
  readonly across: number;
  readonly tiles: readonly FloorTile[];
}

/**
 * The tiles of the level whose longer side is nearest to `side` pixels, read by hand so that the floor leans on nothing of ours: a
 * little-endian TIFF or BigTIFF of JPEG tiles.
 */
export async function tiffTilesOf(url: string, side: number): Promise<readonly FloorTile[]> {
  const read: Read = (at, length) => readPart(url, at, length);
  const head = await read(0, 16);
  const layout = layoutOf(head.readUInt16LE(2) === 43);
  let nearest: Level = { across: Number.POSITIVE_INFINITY, tiles: [] };
  let at = layout.offset(head, layout.first);
  while (at !== 0) {
    const counted = await read(at, layout.count);
    const count = layout.count === 8 ? big(counted, 0) : counted.readUInt16LE(0);
    const directory = await read(at + layout.count, count * layout.entry + layout.inline);
    const fields = await fieldsOf(read, directory.subarray(0, count * layout.entry), layout);
    const numbers = numbersIn(fields);
    const across = Math.max(...numbers(TAG.width), ...numbers(TAG.height));
    if (numbers(TAG.offsets).length > 0 && Math.abs(across - side) < Math.abs(nearest.across - side)) {
      const tables = (fields.get(TAG.tables)?.bytes ?? Buffer.alloc(0)).toString('base64');
      const lengths = numbers(TAG.lengths);
      const tiles = numbers(TAG.offsets).flatMap((start, tile): readonly FloorTile[] => {
        const length = lengths[tile] ?? 0;
        return length === 0 ? [] : [{ url, part: { start, end: start + length, tables } }];
      });
      nearest = { across, tiles };
    }
    at = layout.offset(directory, count * layout.entry);
  }
  return nearest.tiles;
}
