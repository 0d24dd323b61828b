import { describe, expect, it } from 'vitest';
import {
  codecName,
  compressionError,
  type DirectorySummary,
  incompleteness,
  inkError,
  orientationError,
  pyramidOf,
} from './levels.ts';

function tiled(width: number, height: number, change: Partial<DirectorySummary> = {}): DirectorySummary {
  const tileOffsets = Math.ceil(width / 256) * Math.ceil(height / 256);
  return { width, height, tileWidth: 256, tileHeight: 256, tileOffsets, compression: 7, ...change };
}

function strips(width: number, height: number): DirectorySummary {
  return { width, height, tileWidth: 0, tileHeight: 0, tileOffsets: 0, compression: 7 };
}

it.each([240, 256])('S9-31 S5-09 tiles of %d pixels are read by their own size', (side) => {
  const across = Math.ceil(2220 / side) * Math.ceil(2967 / side);
  const whole = { ...tiled(2220, 2967), tileWidth: side, tileHeight: side, tileOffsets: across };
  expect(pyramidOf([whole])).toEqual([0]);
  expect(incompleteness({ ...whole, tileOffsets: across - 1 })).not.toBeNull();
});

describe('pyramidOf', () => {
  it.each([
    [
      'an Aperio slide: thumbnail, label and macro are strips',
      [tiled(2220, 2967), strips(574, 768), strips(387, 463), strips(1280, 431)],
      [0],
    ],
    [
      'levels that were rounded down',
      [tiled(4443, 3567), tiled(2221, 1783), tiled(1110, 891), tiled(138, 111)],
      [0, 1, 2, 3],
    ],
    ['levels in another order', [tiled(4096, 4096), tiled(1024, 1024), tiled(2048, 2048)], [0, 2, 1]],
    [
      'levels that are stored smallest first',
      [tiled(278, 371), tiled(555, 742), tiled(2220, 2967)],
      [2, 1, 0],
    ],
    [
      'a small level before a wider picture of another shape',
      [tiled(278, 371), tiled(4000, 900), tiled(2220, 2967)],
      [2, 0],
    ],
    ['a tiled macro of another shape', [tiled(4096, 4096), tiled(1280, 431)], [0]],
    [
      'channels of equal size',
      [tiled(1000, 1000), tiled(1000, 1000), tiled(500, 500), tiled(500, 500)],
      [0, 2],
    ],
    ['a thumbnail first', [strips(300, 300), tiled(1000, 1000)], [1]],
    ['a slide in strips with smaller copies in tiles', [strips(4000, 4000), tiled(2000, 2000)], []],
    ['a smaller level with offsets missing', [tiled(1000, 1000), tiled(500, 500, { tileOffsets: 3 })], [0]],
    ['a smaller level in JPEG 2000', [tiled(1000, 1000), tiled(500, 500, { compression: 33005 })], [0]],
    ['nothing tiled', [strips(300, 300)], []],
    ['nothing', [], []],
  ])('%s', (_, directories, want) => {
    expect(pyramidOf(directories)).toEqual(want);
  });
});

describe('a picture that does not lie upright in its file', () => {
  it.each([0, 1])('is none by the orientation %d', (orientation) => {
    expect(orientationError(orientation)).toBeNull();
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('is refused by name at the orientation %d', (orientation) => {
    expect(orientationError(orientation)).toMatchObject({
      kind: 'tiff-unpreparable',
      detail: expect.stringContaining(`(TIFF orientation ${String(orientation)})`) as string,
    });
  });
});

describe('colours that are amounts of ink', () => {
  it('are refused by name, since only a profile knows how they look', () => {
    expect(inkError(5)).toMatchObject({
      kind: 'tiff-unpreparable',
      detail: expect.stringContaining('printing inks (CMYK)') as string,
    });
    expect([0, 1, 2, 3, 6].map(inkError)).toEqual([null, null, null, null, null]);
  });
});

describe('incompleteness', () => {
  it('S5-09 takes a directory with all its tile offsets', () => {
    expect(incompleteness(tiled(1000, 300))).toBeNull();
  });

  it.each([
    ['one offset short', tiled(1000, 300, { tileOffsets: 7 }), '7 of 8 tile offsets'],
    ['no size', tiled(0, 300), 'the image has no size'],
  ])('S5-09 S8-26 refuses %s', (_, directory, detail) => {
    expect(incompleteness(directory)).toEqual({
      kind: 'tiff-incomplete',
      text: 'TIFF file is incomplete or corrupted',
      detail,
    });
  });
});

it('S5-09 a file in strips is told as what it is, and not as one that is broken', () => {
  expect(incompleteness(strips(1000, 300))).toEqual({
    kind: 'tiff-unpreparable',
    text: 'Failed to prepare TIFF file for viewing. Please try a different file.',
    detail: 'the image is stored in strips, not in tiles',
  });
});

describe('compressionError', () => {
  it.each([1, 5, 7, 8, 32946, 32773, 50001])('reads compression %i', (compression) => {
    expect(compressionError(compression)).toBeNull();
  });

  it('S8-28 names old-style JPEG in the words of the specification', () => {
    expect(compressionError(6)?.text).toBe('old style JPEG compression is not supported');
  });

  it.each([
    [33003, 'JPEG 2000 (33003)'],
    [33005, 'JPEG 2000 (33005)'],
    [34712, 'JPEG 2000 (34712)'],
    [52479, 'TIFF compression (52479)'],
  ])('S8-28 names compression %i on the second line', (compression, detail) => {
    expect(compressionError(compression)).toEqual({
      kind: 'unknown-compression',
      text: 'Unknown compression method identifier',
      detail,
    });
    expect(codecName(compression)).toBe(detail);
  });
});
