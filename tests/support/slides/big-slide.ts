import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { ServedFile } from '../hostile-server.ts';

const BIG_SIDE = 7_168;
const TILE = 256;
const TILE_BYTES = TILE ** 2;
const TABLES_AT = 1_024;
const HEAD_STEP = 16_384;

/** Everything before the tiles of a sound TIFF: plain grey tiles of 64 KiB, one after another. */
function headOf(side: number): Buffer<ArrayBuffer> {
  const tiles = (side / TILE) ** 2;
  const tags: readonly (readonly [tag: number, count: number, value: number])[] = [
    [256, 1, side],
    [257, 1, side],
    [258, 1, 8],
    [259, 1, 1],
    [262, 1, 1],
    [277, 1, 1],
    [322, 1, TILE],
    [323, 1, TILE],
    [324, tiles, TABLES_AT],
    [325, tiles, TABLES_AT + tiles * 4],
  ];
  const head = Buffer.alloc(Math.ceil((TABLES_AT + tiles * 8) / HEAD_STEP) * HEAD_STEP);
  head.write('II');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags.length, 8);
  tags.forEach(([tag, count, value], index) => {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(4, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  });
  for (let tile = 0; tile < tiles; tile += 1) {
    head.writeUInt32LE(head.length + tile * TILE_BYTES, TABLES_AT + tile * 4);
    head.writeUInt32LE(TILE_BYTES, TABLES_AT + (tiles + tile) * 4);
  }
  return head;
}

/** A TIFF of 51 MB that nobody stores, its tiles all alike. */
export function bigSlide(): ServedFile {
  const head = headOf(BIG_SIDE);
  const read = (start: number, end: number): Uint8Array => {
    const bytes = Buffer.alloc(end - start, 0x80);
    if (start < head.length) head.copy(bytes, 0, start, Math.min(end, head.length));
    return bytes;
  };
  return { size: head.length + (BIG_SIDE / TILE) ** 2 * TILE_BYTES, read };
}

/** Writes such a slide to a file, each tile of another grey than the one before it; gives the hash of its bytes. */
export async function writeSlide(path: string, side: number): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  const write = async (bytes: Uint8Array): Promise<void> => {
    hash.update(bytes);
    await file.write(bytes);
  };
  await write(headOf(side));
  for (let tile = 0; tile < (side / TILE) ** 2; tile += 1)
    await write(Buffer.alloc(TILE_BYTES, (tile * 37) % 251));
  await file.close();
  return hash.digest('hex');
}
