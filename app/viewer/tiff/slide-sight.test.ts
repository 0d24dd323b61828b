import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sightText } from '#app/core/uploads/slide-sight.ts';
import { lookAtSlide } from './slide-sight.client.ts';

const SLIDES = 'mock-server/slides/files';
const BROKEN = 'tests/fixtures/robustness';

const look = (folder: string, name: string, as = name) =>
  lookAtSlide(new File([readFileSync(path.join(folder, name))], as));

describe('a slide that is looked at before it is sent', () => {
  it.each([
    ['CMU-1-Small-Region.svs', '2,220 × 2,967 pixels, 1 level, 0.499 μm per pixel, 20x, scanner CPAPERIOCS'],
    ['OS-1-detail.ome.tif', null],
    ['TCGA-CR-7395-pyramid-jpeg.tif', null],
  ])('%s is read', async (name, words) => {
    const sight = await look(SLIDES, name);
    expect(sight.kind).toBe('read');
    if (words !== null) expect(sightText(sight)).toBe(words);
  });

  it('that is cut off is told so, whatever part of it is missing', async () => {
    const whole = readFileSync(path.join(SLIDES, 'CMU-1-Small-Region.svs'));
    for (const share of [0.3, 0.9]) {
      const part = new File([whole.subarray(0, Math.floor(whole.length * share))], 'a.svs');
      expect(await lookAtSlide(part)).toMatchObject({
        kind: 'unreadable',
        text: 'The file is cut off. Export it again and upload it whole.',
      });
    }
  });

  it('that is something else is told so, and what the server alone can read is left to it', async () => {
    expect(await lookAtSlide(new File(['%PDF-1.7 and more of it'], 'a.svs'))).toMatchObject({
      kind: 'unreadable',
      text: 'The file content does not match its type',
    });
    expect(await lookAtSlide(new File([new Uint8Array(128), 'DICM'], 'a.dcm'))).toEqual({ kind: 'unknown' });
  });

  it('is described though its format is not shown here, and refused where its header is cut off', async () => {
    const bytes = readFileSync('tests/fixtures/slides/dicom-camelyon16-jpeg.dcm');
    const sight = await lookAtSlide(new File([bytes], 'a.dcm'));
    expect(sight).toMatchObject({ kind: 'read', width: 1152, height: 700, levels: 1, opensHere: false });
    expect(sightText(sight)).toBe(
      '1,152 × 700 pixels, 1 level, 28.969 μm per pixel (implausible). DICOM slides cannot be turned into tiles here. The file itself can be downloaded.',
    );
    expect(await lookAtSlide(new File([bytes.subarray(0, 300)], 'a.dcm'))).toMatchObject({
      kind: 'unreadable',
      text: 'The file is cut off. Export it again and upload it whole.',
    });
  });

  it('with a scale that no scanner has is told so while its file is at hand', async () => {
    const bytes = readFileSync(path.join(SLIDES, 'CMU-1-Small-Region.svs'));
    const text = bytes.toString('latin1').replaceAll('MPP = 0.4990', 'MPP = 499.00');
    const sight = await lookAtSlide(new File([Buffer.from(text, 'latin1')], 'a.svs'));
    expect(sightText(sight)).toBe(
      '2,220 × 2,967 pixels, 1 level, 499 μm per pixel (implausible), 20x, scanner CPAPERIOCS',
    );
  });

  it('in strips is described, and not opened from the disk by a reader of tiles', async () => {
    const sight = await look(BROKEN, 'hopper_webp.tif');
    expect(sight).toMatchObject({ kind: 'read', width: 128, height: 128, levels: 1, opensHere: false });
  });

  it('gets a verdict though it is broken', async () => {
    const names = readdirSync(BROKEN).filter((name) => /\.(svs|tiff?)$/.test(name));
    const sights = await Promise.all(names.map((name) => look(BROKEN, name)));
    for (const [at, sight] of sights.entries()) {
      expect(['read', 'unreadable', 'unknown'], names[at]).toContain(sight.kind);
      if (sight.kind === 'unreadable') expect(sight.text, names[at]).toMatch(/\.$|type$/);
    }
  }, 20_000);
});
