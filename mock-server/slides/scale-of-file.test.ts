import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type ScanId, slideFileUrl } from './catalog.ts';
import { scaleOfDescription } from './scale-of-file.ts';
import { readTiffPages } from './tiff-pages.ts';

const scaleOf = async (id: ScanId) =>
  scaleOfDescription(readTiffPages(await readFile(slideFileUrl(id)))[0]?.description ?? '');

const ome = (pixels: string): string =>
  `<OME><Objective NominalMagnification="40.0"/><Pixels ${pixels}/></OME>`;

describe('the scale that a slide file states', () => {
  it('comes from the Aperio description, with its magnification', async () => {
    expect(await scaleOf('cmu-1-small-region')).toEqual({
      mppX: 0.499,
      mppY: 0.499,
      source: 'image-description',
      magnification: 20,
    });
  });

  it('comes from OME-XML, one figure for each axis', async () => {
    const scale = await scaleOf('os-1-detail');
    expect(scale?.source).toBe('ome-xml');
    expect(scale?.mppX).toBeCloseTo(0.2271, 4);
    expect(scale?.mppY).toBeCloseTo(0.2271, 4);
    expect(scale?.mppX).not.toBe(scale?.mppY);
    expect(scale?.magnification).toBeNull();
  });

  it('is absent from the pyramid, which states none', async () => {
    expect(await scaleOf('tcga-cr-7395')).toBeNull();
  });

  it('turns other units of OME-XML into microns', () => {
    const inNanometres =
      'PhysicalSizeX="250" PhysicalSizeXUnit="nm" PhysicalSizeY="0.0005" PhysicalSizeYUnit="mm"';
    expect(scaleOfDescription(ome(inNanometres))).toEqual({
      mppX: 0.25,
      mppY: 0.5,
      source: 'ome-xml',
      magnification: 40,
    });
  });

  it('is the one that the page of its sender and the viewer read, however its XML is written', () => {
    const sizes = (unit: string, size: string, quote = '"') =>
      ['X', 'Y']
        .map(
          (axis) =>
            `PhysicalSize${axis}=${quote}${size}${quote} PhysicalSize${axis}Unit=${quote}${unit}${quote}`,
        )
        .join(' ');
    const written = [
      ome(sizes('cm', '0.00005')),
      ome(sizes('m', '0.0000005')),
      ome(sizes('micron', '0.5')),
      ome(sizes('nm', '500', "'")),
      `<OME:OME><OME:Objective NominalMagnification='40'/><OME:Pixels ${sizes('µm', '0.5')}/></OME:OME>`,
    ];
    for (const description of written) {
      const scale = scaleOfDescription(description);
      expect([scale?.mppX.toFixed(9), scale?.mppY.toFixed(9), scale?.magnification], description).toEqual([
        '0.500000000',
        '0.500000000',
        40,
      ]);
    }
  });

  it.each([
    ['Aperio|MPP = 0', 'zero'],
    ['Aperio|MPP = wide', 'a word'],
    ['Aperio|MPP = Infinity', 'without end'],
    [ome('PhysicalSizeX="0.0" PhysicalSizeY="0"'), 'zero'],
  ])('is told as zero where %j names one that cannot be used (%s)', (description) => {
    expect(scaleOfDescription(description)).toMatchObject({ mppX: 0, mppY: 0 });
  });

  it.each([
    ['', 'nothing'],
    ['Aperio|AppMag = 20', 'a magnification alone'],
    [ome('PhysicalSizeX="0.2"'), 'one axis only'],
    [ome('PhysicalSizeX="1" PhysicalSizeXUnit="parsec" PhysicalSizeY="1"'), 'an unknown unit'],
  ])('is not invented from %j (%s)', (description) => {
    expect(scaleOfDescription(description)).toBeNull();
  });
});
