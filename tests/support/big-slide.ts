import type { ServedFile } from './hostile-server.ts';

const BIG_SIDE = 7_168;
const BIG_TILE = 256;
const BIG_HEAD = 16_384;

/** A sound TIFF of 51 MB that nobody stores: plain grey tiles of 64 KiB, all alike. */
export function bigSlide(): ServedFile {
  const tiles = (BIG_SIDE / BIG_TILE) ** 2;
  const tileBytes = BIG_TILE ** 2;
  const tags: readonly (readonly [tag: number, count: number, value: number])[] = [
    [256, 1, BIG_SIDE],
    [257, 1, BIG_SIDE],
    [258, 1, 8],
    [259, 1, 1],
    [262, 1, 1],
    [277, 1, 1],
    [322, 1, BIG_TILE],
    [323, 1, BIG_TILE],
    [324, tiles, 1_024],
    [325, tiles, 1_024 + tiles * 4],
  ];
  const head = Buffer.alloc(BIG_HEAD);
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
    head.writeUInt32LE(BIG_HEAD + tile * tileBytes, 1_024 + tile * 4);
    head.writeUInt32LE(tileBytes, 1_024 + (tiles + tile) * 4);
  }
  const read = (start: number, end: number): Uint8Array => {
    const bytes = Buffer.alloc(end - start, 0x80);
    if (start < BIG_HEAD) head.copy(bytes, 0, start, Math.min(end, BIG_HEAD));
    return bytes;
  };
  return { size: BIG_HEAD + tiles * tileBytes, read };
}
