import type { ImageFileDirectory } from 'geotiff';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BlockSource } from './block-source.client.ts';
import { RangeLoader } from './range-loader.client.ts';
import { TileTable } from './tile-table.client.ts';

const AT = 1000;
const [SHORT, LONG, LONG8] = [3, 4, 16];
const asked: string[] = [];

/** A file that is a table from byte 1000 on, whose entries count up by 7. */
function fileWith(type: number, entries: number, little: boolean): BlockSource {
  const bytes = { [SHORT]: 2, [LONG]: 4, [LONG8]: 8 }[type] ?? 0;
  const file = new DataView(new ArrayBuffer(AT + entries * bytes));
  for (let entry = 0; entry < entries; entry += 1) {
    const at = AT + entry * bytes;
    if (bytes === 2) file.setUint16(at, entry * 7, little);
    else if (bytes === 4) file.setUint32(at, entry * 7, little);
    else file.setBigUint64(at, BigInt(entry * 7) + 2n ** 33n, little);
  }
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const range = (init.headers as Record<string, string>)['Range'] ?? '';
    asked.push(range);
    const [start = 0, end = 0] = range.replace('bytes=', '').split('-').map(Number);
    const last = Math.min(end, file.byteLength - 1);
    const headers = { 'content-range': `bytes ${String(start)}-${String(last)}/${String(file.byteLength)}` };
    return Promise.resolve(new Response(file.buffer.slice(start, last + 1), { status: 206, headers }));
  });
  return new BlockSource(new RangeLoader(() => 'https://slides.test/a.tif'));
}

const unread = (fieldType: number, length: number): ImageFileDirectory =>
  ({
    deferredArrays: new Map([[324, { arrayOffset: AT, fieldType, length }]]),
    actualizedFields: new Map(),
  }) as unknown as ImageFileDirectory;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where the tiles lie', () => {
  it.each([
    ['16 bits, little-endian', SHORT, true, 0],
    ['16 bits, big-endian', SHORT, false, 0],
    ['32 bits, little-endian', LONG, true, 0],
    ['32 bits, big-endian', LONG, false, 0],
    ['64 bits, little-endian', LONG8, true, 2 ** 33],
    ['64 bits, big-endian', LONG8, false, 2 ** 33],
  ])('entries of %s', async (_, type, little, more) => {
    const table = new TileTable(fileWith(type, 9000, little), little, unread(type, 9000), 'TileOffsets');
    expect(await table.at(3)).toBe(21 + more);
    expect(await table.at(8999)).toBe(8999 * 7 + more);
    expect(table.at(4)).toBe(28 + more);
  });

  it('all of it is read ahead, and then known at once', async () => {
    const table = new TileTable(fileWith(LONG8, 18_000, true), true, unread(LONG8, 18_000), 'TileOffsets');
    await table.warm();
    expect([0, 8192, 17_999].map((entry) => table.at(entry))).toEqual([
      2 ** 33,
      8192 * 7 + 2 ** 33,
      17_999 * 7 + 2 ** 33,
    ]);
    expect(asked).toEqual(['bytes=0-196607']);
  });

  it('a table of a million entries is read where somebody looks, and no further', async () => {
    const file = fileWith(LONG, 1_000_000, true);
    const table = new TileTable(file, true, unread(LONG, 1_000_000), 'TileOffsets');
    expect(await table.at(700_000)).toBe(4_900_000);
    const read = asked.map((range) => range.replace('bytes=', '').split('-').map(Number));
    const bytes = read.reduce((sum, [start = 0, end = 0]) => sum + end - start + 1, 0);
    expect(bytes).toBeLessThanOrEqual(2 * 65_536);
    await table.at(700_001);
    expect(asked).toHaveLength(read.length);
  });

  it('an entry that the table does not have is no number', () => {
    const table = new TileTable(fileWith(LONG, 10, true), true, unread(LONG, 10), 'TileOffsets');
    expect(table.at(10)).toBeNaN();
    expect(asked).toEqual([]);
  });

  it('a table that geotiff has read already is taken as it is, one entry or many', () => {
    const file = fileWith(LONG, 1, true);
    const known = (value: unknown): ImageFileDirectory =>
      ({
        deferredArrays: new Map(),
        actualizedFields: new Map([[324, value]]),
      }) as unknown as ImageFileDirectory;
    expect(new TileTable(file, true, known(77), 'TileOffsets').at(0)).toBe(77);
    expect(new TileTable(file, true, known(new Uint32Array([5, 6])), 'TileOffsets').at(1)).toBe(6);
    expect(new TileTable(file, true, known(undefined), 'TileOffsets').at(0)).toBeNaN();
  });
});
