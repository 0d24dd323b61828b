import type { Page } from '@playwright/test';
import type { Scale } from '#app/core/slides/scale.ts';
import { firstOf } from '#tests/support/long-run.ts';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { openings, slideFile } from '#tests/support/slides/slide-world.ts';
import { expect, test } from '#tests/support/test.ts';
import reference from '#tests/tile-colours.json' with { type: 'json' };

const colours = reference.slides;
type Region = (typeof colours)['OS-1-detail.ome.tif']['regions'][number];

interface Told {
  /** Sides of the levels, widest first. */
  readonly levels: readonly string[];
  readonly tile: number;
  readonly scale: Partial<Scale> & { readonly mppX: number };
}

const PYRAMID = ['4443x3567', '2221x1783', '1110x891', '555x445', '277x222'];
const fromFile = (mppX: number, source: 'image-description' | 'ome-xml') =>
  ({ state: 'file', mppX, source }) as const;
const ASSUMED = { state: 'assumed', mppX: 0.25 } as const;

const WORLD: Readonly<Record<keyof typeof colours, Told>> = {
  'CMU-1-Small-Region.svs': { levels: ['2220x2967'], tile: 240, scale: fromFile(0.499, 'image-description') },
  'TCGA-CR-7395-pyramid-jpeg.tif': { levels: [...PYRAMID, '138x111'], tile: 256, scale: ASSUMED },
  'TCGA-CR-7395-bigtiff-subifd.tif': { levels: PYRAMID, tile: 512, scale: ASSUMED },
  'HE-TMA-core.ome.tif': { levels: ['1380x1484'], tile: 256, scale: fromFile(0.5001, 'ome-xml') },
  'OS-1-detail.ome.tif': { levels: ['1101x1101'], tile: 512, scale: fromFile(0.2271, 'ome-xml') },
  'OS-2-ndpi.ome.tif': { levels: ['2202x2202'], tile: 512, scale: fromFile(0.2271, 'ome-xml') },
};

function sourceOn(page: Page) {
  return page.evaluate(() => {
    const source = (window as unknown as BenchWindow).__viewer.source();
    if (source === null) throw new Error('There is no slide');
    const { kind, size, levels, scale, fallback } = source;
    return { kind, size, levels: [...levels], scale, fallback };
  });
}

/** Mean colour of a region of the slide on the product's canvas, one screen pixel for each of the scan's. */
async function colourOn(page: Page, region: Region): Promise<readonly number[]> {
  return page.evaluate(({ x, y, side }) => {
    const pane = (window as unknown as BenchWindow).__viewer.pane();
    const corner = pane?.project({ x, y });
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!corner || !canvas || !context) return [];
    const box = canvas.getBoundingClientRect();
    const at = [Math.round(corner.x - box.left), Math.round(corner.y - box.top)] as const;
    const { data } = context.getImageData(...at, side, side);
    const sums = [0, 0, 0];
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (data[pixel + channel] ?? 0);
    }
    return sums.map((sum) => sum / side ** 2);
  }, region);
}

/** How far the farthest channel of any region is from where it should be. */
async function farthestOn(page: Page, region: Region): Promise<number> {
  await page.evaluate(({ x, y, side }) => {
    (window as unknown as BenchWindow).__viewer.setView({ cx: x + side / 2, cy: y + side / 2, scale: 1 });
  }, region);
  await page.waitForFunction(() => {
    const { complete, painted } = (window as unknown as BenchWindow).__viewer.stats();
    return complete && painted?.scale === 1;
  });
  const found = await colourOn(page, region);
  return Math.max(...region.rgb.map((want, channel) => Math.abs(want - (found[channel] ?? Number.NaN))));
}

for (const name of firstOf(Object.keys(WORLD) as (keyof typeof colours)[], 2)) {
  const { levels, tile, scale } = WORLD[name];
  test(`S7-14 ${name} opens with its levels, its scale and its colours`, async ({ page, world }) => {
    world.slides.serve(name, slideFile(name));
    expect(await openings(page, world, [world.slides.url('honest', name)])).toEqual([null]);
    const source = await sourceOn(page);
    expect(source).toMatchObject({ kind: 'tiff', fallback: null });
    expect(source.levels.map(({ width, height }) => `${String(width)}x${String(height)}`)).toEqual(levels);
    for (const { width, downsample, tileWidth, tileHeight } of source.levels) {
      expect(downsample).toBe(source.size.width / width);
      expect([tileWidth, tileHeight]).toEqual([tile, tile]);
    }
    const { mppX, ...state } = scale;
    expect(source.scale).toMatchObject(state);
    expect(source.scale).toHaveProperty('mppX', expect.closeTo(mppX, 4));
    for (const region of colours[name].regions) {
      await expect.poll(() => farthestOn(page, region), `${name}, ${region.name}`).toBeLessThanOrEqual(2);
    }
  });
}

const UNPREPARABLE = 'Failed to prepare TIFF file for viewing. Please try a different file.';

const REFUSED = [
  ['TCGA-CR-7395-01A-01-TS1.svs', 'Unknown compression method identifier JPEG 2000 (33005)'],
  ['hamamatsu-test3-DAPI.ndpi', `${UNPREPARABLE} Hamamatsu NDPI: this format is not read yet`],
  ['dicom-camelyon16-jpeg.dcm', `${UNPREPARABLE} DICOM whole-slide file: this format is not read yet`],
] as const;

for (const [name, why] of firstOf(REFUSED, 1)) {
  test(`S8-25 S8-28 ${name} says exactly why it is not shown`, async ({ page, world }) => {
    world.slides.serve(name, slideFile(name));
    expect(await openings(page, world, [world.slides.url('honest', name)])).toEqual([why]);
  });
}
