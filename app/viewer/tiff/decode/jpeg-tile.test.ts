import { describe, expect, it } from 'vitest';
import { jpegHeader } from '#app/core/uploads/jpeg-header.ts';
import { wholeJpeg } from './jpeg-tile.ts';

const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
const QUANT = [0xff, 0xdb, 0, 4, 1, 2];
const JFIF = [0xff, 0xe0, 0, 9, ...[...'JFIF'].map((c) => c.charCodeAt(0)), 0, 1, 2];
const ADOBE = [0xff, 0xee, 0, 8, ...[...'Adobe'].map((c) => c.charCodeAt(0)), 0];
const frame = (components: number): number[] => [0xff, 0xc0, 0, 8, 8, 0, 16, 0, 24, components];
const SIDES = { width: 24, height: 16 };
// Scan data that looks like a JFIF segment must not be read as one.
const SCAN = [0xff, 0xda, 0, 2, ...JFIF];

const tile = (...segments: number[][]): Uint8Array => Uint8Array.from([SOI, ...segments, SCAN, EOI].flat());
const joined = (parts: readonly Uint8Array[]): number[] => parts.flatMap((part) => [...part]);

describe('jpegHeader', () => {
  it.each([
    ['no marker', tile(frame(3)), { saysColours: false, components: 3, ...SIDES }],
    ['JFIF', tile(JFIF, frame(3)), { saysColours: true, components: 3, ...SIDES }],
    ['Adobe', tile(QUANT, ADOBE, frame(3)), { saysColours: true, components: 3, ...SIDES }],
    ['grey', tile(frame(1)), { saysColours: false, components: 1, ...SIDES }],
    ['fill bytes', tile([0xff, 0xff], frame(1)), { saysColours: false, components: 1, ...SIDES }],
    ['nothing', new Uint8Array(), { saysColours: false, components: 0, width: 0, height: 0 }],
    [
      'a length that runs out',
      Uint8Array.from([...SOI, 0xff, 0xdb, 0xff, 0xff]),
      { saysColours: false, components: 0, width: 0, height: 0 },
    ],
  ])('reads %s', (_, bytes, want) => {
    expect(jpegHeader(bytes)).toEqual(want);
  });
});

describe('wholeJpeg', () => {
  const tables = Uint8Array.from([SOI, QUANT, EOI].flat());
  const adobeOf = (parts: readonly Uint8Array[]): number | null => {
    const bytes = joined(parts);
    const at = bytes.findIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xee);
    return at < 0 ? null : (bytes[at + 15] ?? null);
  };

  it('puts the tables behind the start of the tile, without their own start and end', () => {
    expect(joined(wholeJpeg(tile(JFIF, frame(3)), tables, 6))).toEqual([
      ...SOI,
      ...QUANT,
      ...JFIF,
      ...frame(3),
      ...SCAN,
      ...EOI,
    ]);
  });

  it.each([
    ['RGB by the tag', tile(frame(3)), tables, 2, 0],
    ['YCbCr by the tag', tile(frame(3)), tables, 6, 1],
    ['no tables at all', tile(frame(3)), null, 2, 0],
    ['JFIF against an RGB tag', tile(JFIF, frame(3)), tables, 2, null],
    ['JFIF in the tables', tile(frame(3)), Uint8Array.from([SOI, JFIF, EOI].flat()), 2, null],
    ['one component', tile(frame(1)), tables, 1, null],
    ['another tag', tile(frame(3)), tables, 8, null],
  ])('decides the colours: %s', (_, bytes, with_, photometric, transform) => {
    expect(adobeOf(wholeJpeg(bytes, with_, photometric))).toBe(transform);
  });

  it('leaves a marker of the file in charge', () => {
    const bytes = tile(ADOBE, frame(3));
    expect(joined(wholeJpeg(bytes, null, 2))).toEqual([...bytes]);
  });

  it('ignores tables that hold nothing', () => {
    const bytes = tile(JFIF, frame(3));
    expect(joined(wholeJpeg(bytes, Uint8Array.from([...SOI, ...EOI]), 6))).toEqual([...bytes]);
  });
});
