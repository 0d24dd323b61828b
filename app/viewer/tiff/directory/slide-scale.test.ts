import { describe, expect, it } from 'vitest';
import { mppOfResolution, type ScaleTags, scaleOfTiff } from './slide-scale.ts';

const tags = (change: Partial<ScaleTags>): ScaleTags => ({
  description: '',
  xResolution: null,
  yResolution: null,
  resolutionUnit: 2,
  ...change,
});

const aperio = (mpp: string): string =>
  `Aperio Image Library v11.2.1\r\n46000x32914 [0,100 2220x2967] (240x240) JPEG/RGB Q=30|AppMag = 20|MPP = ${mpp}|Left = 25.6`;
const ome = (attributes: string): string =>
  `<?xml version="1.0"?><OME><Image ID="Image:0"><Pixels ID="Pixels:0" ${attributes} SizeX="10"/></Image></OME>`;

describe('scaleOfTiff', () => {
  it('reads the MPP of an Aperio description', () => {
    expect(scaleOfTiff(tags({ description: aperio('0.4990') }))).toEqual({
      state: 'file',
      mppX: 0.499,
      mppY: 0.499,
      source: 'image-description',
    });
  });

  it('S3.7-09 keeps both axes of OME-XML apart', () => {
    const description = ome('PhysicalSizeX="0.25" PhysicalSizeY="0.5"');
    expect(scaleOfTiff(tags({ description }))).toEqual({
      state: 'file',
      mppX: 0.25,
      mppY: 0.5,
      source: 'ome-xml',
    });
  });

  it('asks the description for an MPP, then OME-XML, then the resolution tags', () => {
    const resolution = { xResolution: 20_000, yResolution: 20_000, resolutionUnit: 3 };
    const sizes = ome('PhysicalSizeX="0.25" PhysicalSizeY="0.25"');
    const sourceOf = (description: string) => scaleOfTiff(tags({ description, ...resolution }));
    expect(sourceOf(`${sizes}<!-- MPP = 0.125<-->`)).toMatchObject({
      source: 'image-description',
      mppX: 0.125,
    });
    expect(sourceOf(sizes)).toMatchObject({ source: 'ome-xml', mppX: 0.25 });
    expect(sourceOf('a picture')).toMatchObject({ source: 'resolution-tags', mppX: 0.5 });
  });

  it('takes resolution tags that a scanner could have written', () => {
    const found = scaleOfTiff(tags({ xResolution: 20_000, yResolution: 40_000, resolutionUnit: 3 }));
    expect(found).toEqual({ state: 'file', mppX: 0.5, mppY: 0.25, source: 'resolution-tags' });
  });

  it('S9-15 assumes 0.25 where the file says nothing', () => {
    expect(scaleOfTiff(tags({}))).toEqual({ state: 'assumed', mppX: 0.25, mppY: 0.25 });
  });

  it.each(['0', '-1', 'NaN', 'Infinity', 'abc'])('S5-13 finds an MPP of %s invalid', (mpp) => {
    expect(scaleOfTiff(tags({ description: aperio(mpp) }))).toEqual({ state: 'invalid' });
  });

  it('S5-13 finds an OME size of zero invalid', () => {
    const description = ome('PhysicalSizeX="0.0" PhysicalSizeY="0.5"');
    expect(scaleOfTiff(tags({ description }))).toEqual({ state: 'invalid' });
  });
});

it.each([
  ['72 dpi', { xResolution: 72, yResolution: 72, resolutionUnit: 2 }],
  ['no unit', { xResolution: 20_000, yResolution: 20_000, resolutionUnit: 1 }],
  ['zero', { xResolution: 0, yResolution: 0, resolutionUnit: 3 }],
  ['one axis', { xResolution: 20_000, resolutionUnit: 3 }],
])('does not believe a resolution of %s', (_, change) => {
  expect(mppOfResolution(tags(change))).toBeNull();
});
