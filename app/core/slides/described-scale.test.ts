import { describe, expect, it } from 'vitest';
import { describedScale } from './described-scale.ts';

const ome = (attributes: string): string =>
  `<?xml version="1.0"?><OME><Image ID="Image:0"><Pixels ID="Pixels:0" ${attributes} SizeX="10"/></Image></OME>`;

describe('the scale in OME-XML', () => {
  it.each([
    ['nm', 500, 0.5],
    ['µm', 0.5, 0.5],
    ['μm', 0.5, 0.5],
    ['mm', 0.0005, 0.5],
  ])('converts %s', (unit, size, mpp) => {
    const attributes = `PhysicalSizeX="${String(size)}" PhysicalSizeXUnit="${unit}" PhysicalSizeY='${String(size)}' PhysicalSizeYUnit='${unit}'`;
    const found = describedScale(ome(attributes));
    expect(found?.mppX).toBeCloseTo(mpp, 12);
    expect(found?.mppY).toBeCloseTo(mpp, 12);
  });

  it.each([
    ['one axis only', ome('PhysicalSizeX="0.5"')],
    [
      'a unit that is no length',
      ome('PhysicalSizeX="1" PhysicalSizeXUnit="pixel" PhysicalSizeY="1" PhysicalSizeYUnit="pixel"'),
    ],
    ['no OME-XML', 'a picture'],
  ])('says nothing for %s', (_, description) => {
    expect(describedScale(description)).toBeNull();
  });
});

it('does not take an MPP out of a longer word', () => {
  expect(describedScale('Aperio|SUMMPP = 3')).toBeNull();
});
