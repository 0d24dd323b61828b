import { describe, expect, it } from 'vitest';
import { parseDziTileSource, parseDziXml } from './dzi.ts';
import { levelSize, maxLevel } from './dzi-levels.ts';

const good = { format: 'jpeg', tileSize: 254, overlap: 1, size: { width: 2220, height: 2967 } };
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by a tiler -->
<Image xmlns="http://schemas.microsoft.com/deepzoom/2008" Format="jpeg" Overlap="1" TileSize="254">
  <Size Width="2220" Height="2967"/>
</Image>`;

describe('descriptor', () => {
  it.each([
    ['as tilers write it', xml],
    ['with a byte order mark', `\uFEFF${xml}`],
    ['with single quotes', xml.replaceAll('"', "'")],
    ['with an end tag for its size', xml.replace('/>', '></Size>')],
    [
      'with a prefix',
      xml.replace('<Image', '<d:Image').replace('</Image', '</d:Image').replace('<Size', '<d:Size'),
    ],
    [
      'in one line, attributes the other way round',
      '<Image TileSize="254" Overlap="1" Format="JPEG"><Size Height="2967" Width="2220" /></Image>',
    ],
  ])('%s', (_, text) => {
    expect(parseDziXml(text)).toEqual({ ok: true, descriptor: good });
  });

  it.each([
    ['invalid-xml', ''],
    ['invalid-xml', 'Not found'],
    ['invalid-xml', '{"image":{}}'],
    ['invalid-xml', xml.replace('</Image>', '')],
    ['invalid-xml', xml.replace('Format="jpeg"', 'Format=jpeg')],
    ['invalid-xml', `<!DOCTYPE Image [<!ENTITY a "b">]>${xml.slice(xml.indexOf('<Image'))}`],
    ['no-image', '<html><body>Sign in</body></html>'],
    ['no-size', '<Image TileSize="254" Overlap="1" Format="jpeg"/>'],
    ['no-size', '<Image TileSize="254" Overlap="1" Format="jpeg"></Image>'],
    ['invalid-format', xml.replace('jpeg', '../x')],
    ['invalid-format', xml.replace('Format="jpeg"', '')],
    ['invalid-tile-size', xml.replace('254', '0')],
    ['invalid-tile-size', xml.replace('TileSize="254"', '')],
    ['invalid-overlap', xml.replace('Overlap="1"', 'Overlap="-1"')],
    ['invalid-overlap', xml.replace('Overlap="1"', 'Overlap="254"')],
    ['invalid-size', xml.replace('2220', '0')],
    ['invalid-size', xml.replace('2220', '1e3')],
    ['invalid-size', xml.replace('2967', '99999999999999999999')],
  ])('S8-29 %s', (problem, text) => {
    expect(parseDziXml(text)).toEqual({ ok: false, problem });
  });

  it('S8-29 a missing tile-source object is named', () => {
    for (const nothing of [null, undefined, 'dzi', []])
      expect(parseDziTileSource(nothing)).toEqual({ ok: false, problem: 'missing-tile-source' });
    expect(parseDziTileSource({})).toEqual({ ok: false, problem: 'no-image' });
    expect(parseDziTileSource({ image: { ...good, size: null } })).toEqual({ ok: false, problem: 'no-size' });
  });

  it('the tile-source object says the same, in either spelling', () => {
    const capital = {
      Image: {
        Format: 'jpeg',
        TileSize: '254',
        Overlap: '1',
        Size: { Width: '2220', Height: '2967' },
        Url: '/t/',
      },
    };
    expect(parseDziTileSource({ image: { ...good, url: '/t/' } })).toEqual({ ok: true, descriptor: good });
    expect(parseDziTileSource(capital)).toEqual({ ok: true, descriptor: good });
  });
});

describe('levels', () => {
  it.each([
    [1, 1, 0],
    [2, 1, 1],
    [3, 1, 2],
    [2220, 2967, 12],
    [4096, 10, 12],
    [4097, 10, 13],
    [2 ** 29, 1, 29],
  ])('%d by %d has %d as its greatest level', (width, height, level) => {
    expect(maxLevel({ width, height })).toBe(level);
  });

  it('the greatest level is full size and level 0 one pixel', () => {
    expect(levelSize(good.size, 12)).toEqual(good.size);
    expect(levelSize(good.size, 11)).toEqual({ width: 1110, height: 1484 });
    expect(levelSize(good.size, 0)).toEqual({ width: 1, height: 1 });
  });
});
