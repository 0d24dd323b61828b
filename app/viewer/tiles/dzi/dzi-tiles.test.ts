import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tilesAcross, tilesDown } from '../tile.ts';
import { dziLevels, dziTileUrl, firstTileOf, tilePlaceOf } from './dzi-tiles.ts';

describe('dziLevels', () => {
  it('halves down to the first level that fits into one tile', () => {
    const levels = dziLevels({ size: { width: 2220, height: 2967 }, tileSize: 254 });
    expect(levels.map(({ width, height, downsample }) => [width, height, downsample])).toEqual([
      [2220, 2967, 1],
      [1110, 1484, 2],
      [555, 742, 4],
      [278, 371, 8],
      [139, 186, 16],
    ]);
  });

  it('has exactly one level in one tile, whatever the slide', () => {
    const side = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 1024 }), (width, height, tileSize) => {
        const levels = dziLevels({ size: { width, height }, tileSize });
        const single = levels.filter((level) => level.width <= tileSize && level.height <= tileSize);
        expect(single).toEqual([levels.at(-1)]);
        expect(levels[0]).toMatchObject({ width, height, downsample: 1 });
      }),
    );
  });
});

describe('the tiles of a level', () => {
  it('cover it without a gap and without one too many', () => {
    const side = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 64, max: 1024 }), (width, height, tileSize) => {
        for (const level of dziLevels({ size: { width, height }, tileSize })) {
          const [across, down] = [tilesAcross(level), tilesDown(level)];
          expect(across * tileSize).toBeGreaterThanOrEqual(level.width);
          expect((across - 1) * tileSize).toBeLessThan(level.width);
          expect(down * tileSize).toBeGreaterThanOrEqual(level.height);
          expect((down - 1) * tileSize).toBeLessThan(level.height);
        }
      }),
    );
  });
});

describe('tile addresses', () => {
  const unsigned = {
    dziUrl: '/t/b1.dzi',
    dziTileSourceObject: null,
    dziTilesFolder: '/t/b1',
    firstTileUrl: '/t/b1/0/0_0.jpg',
    tileImageUrls: [],
  };

  it.each([
    [
      'the folder',
      { ...unsigned, dziTilesFolder: '/t/b1?f=1', firstTileUrl: '/x?t=1', dziUrl: '/y?d=1' },
      '?f=1',
    ],
    ['else the first tile', { ...unsigned, firstTileUrl: '/x?t=1&u=2', dziUrl: '/y?d=1' }, '?t=1&u=2'],
    ['else the descriptor', { ...unsigned, firstTileUrl: null, dziUrl: '/y?d=1' }, '?d=1'],
    ['nobody', unsigned, ''],
  ])('are signed as %s is', (_, link, want) => {
    expect(tilePlaceOf(link)?.signature).toBe(want);
  });

  const object = { image: { url: '/object/b1/?o=1' } };
  const tileImageUrls = ['/tiles/b1/0/0_0.jpg?i=1', '/tiles/b1/1/0_0.jpg?i=1'];
  const nowhere = { ...unsigned, dziTilesFolder: null, firstTileUrl: null };

  it.each([
    ['the folder first', { ...unsigned, dziTileSourceObject: object, tileImageUrls }, '/t/b1', '?i=1'],
    [
      "else the descriptor's own address",
      { ...nowhere, dziTileSourceObject: object, tileImageUrls },
      '/object/b1/?o=1',
      '?o=1',
    ],
    ['else the tiles that are listed', { ...nowhere, tileImageUrls }, '/tiles/b1', '?i=1'],
  ])('S3.7-07 lie in %s', (_, link, folder, signature) => {
    const place = { ...link, firstTileUrl: null };
    expect(tilePlaceOf(place)).toEqual({ folder, signature });
  });

  it.each([
    ['nothing', nowhere],
    ['a tile of another form', { ...nowhere, tileImageUrls: ['/tiles/b1/whole.jpg'] }],
  ])('are not known from %s', (_, link) => {
    expect(tilePlaceOf(link)).toBeNull();
  });

  it('S7-13 are tried with the first tile, else with the first of the list', () => {
    expect(firstTileOf({ ...unsigned, tileImageUrls })).toBe('/t/b1/0/0_0.jpg');
    expect(firstTileOf({ ...nowhere, tileImageUrls })).toBe('/tiles/b1/0/0_0.jpg?i=1');
    expect(firstTileOf(nowhere)).toBeNull();
  });

  it.each(['/t/b1', '/t/b1/', '/t/b1/?old=1'])('are made from %s', (folder) => {
    expect(dziTileUrl({ folder, signature: '?s=1' }, { level: 12, column: 3, row: 4 }, 'jpeg')).toBe(
      '/t/b1/12/3_4.jpeg?s=1',
    );
  });
});
