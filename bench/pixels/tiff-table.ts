import { open } from 'node:fs/promises';
import type { TiledLevel, TiledSlide } from './levels.ts';

/** Where each tile of a level lies in the file, row by row, and what its JPEG pictures have in common. */
export interface TiffLevel extends TiledLevel {
  readonly offsets: readonly number[];
  readonly lengths: readonly number[];
  /** Base64 of the tables, a whole JPEG of their own. */
  readonly tables: string;
}

const TAG = { width: 256, height: 257, tile: 322, offsets: 324, lengths: 325, tables: 347 } as const;
/** Bytes of one value, by type of field. */
const WIDTHS: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };
const ENTRY = 12;

type Read = (at: number, length: number) => Promise<Buffer>;

interface Field {
  readonly width: number;
  /** The values as they are in the file. */
  readonly bytes: Buffer;
}

async function fieldsOf(read: Read, entries: Buffer): Promise<ReadonlyMap<number, Field>> {
  const fields = new Map<number, Field>();
  for (let at = 0; at < entries.length; at += ENTRY) {
    const width = WIDTHS[entries.readUInt16LE(at + 2)] ?? 0;
    const length = width * entries.readUInt32LE(at + 4);
    const bytes =
      length <= 4
        ? entries.subarray(at + 8, at + 8 + length)
        : await read(entries.readUInt32LE(at + 8), length);
    fields.set(entries.readUInt16LE(at), { width, bytes });
  }
  return fields;
}

function numbersOf(fields: ReadonlyMap<number, Field>, tag: number): readonly number[] {
  const { width = 0, bytes = Buffer.alloc(0) } = fields.get(tag) ?? {};
  if (width === 0) throw new Error(`The TIFF of the bench has no field ${String(tag)} of a known type.`);
  return Array.from({ length: bytes.length / width }, (_, at) => bytes.readUIntLE(at * width, width));
}

function levelOf(fields: ReadonlyMap<number, Field>): TiffLevel {
  const one = (tag: number): number => numbersOf(fields, tag)[0] ?? Number.NaN;
  return {
    width: one(TAG.width),
    height: one(TAG.height),
    tile: one(TAG.tile),
    overlap: 0,
    offsets: numbersOf(fields, TAG.offsets),
    lengths: numbersOf(fields, TAG.lengths),
    tables: (fields.get(TAG.tables)?.bytes ?? Buffer.alloc(0)).toString('base64'),
  };
}

/**
 * The tile table of the TIFF that the slide builder makes: little-endian, its directories are its levels, finest
 * first. Read here by hand, so that the floor leans on nothing of ours, nor on a library that a peer brings along.
 */
export async function tiffTable(file: string): Promise<TiledSlide<TiffLevel>> {
  const handle = await open(file);
  const read: Read = async (position, length) => {
    const buffer = Buffer.alloc(length);
    await handle.read({ buffer, position });
    return buffer;
  };
  try {
    const levels: TiffLevel[] = [];
    let at = (await read(4, 4)).readUInt32LE();
    while (at !== 0) {
      const length = (await read(at, 2)).readUInt16LE() * ENTRY;
      const directory = await read(at + 2, length + 4);
      levels.push(levelOf(await fieldsOf(read, directory.subarray(0, length))));
      at = directory.readUInt32LE(length);
    }
    const { width = 0, height = 0 } = levels[0] ?? {};
    return { width, height, levels };
  } finally {
    await handle.close();
  }
}
