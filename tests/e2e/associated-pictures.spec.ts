import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { openings, slideFile } from '#tests/support/slides/slide-world.ts';
import { expect, test } from '#tests/support/test.ts';
import reference from '#tests/tile-colours.json' with { type: 'json' };

const SLIDE = 'CMU-1-Small-Region.svs';

test('label, macro and thumbnail are told apart and come with their colours', async ({ page, world }) => {
  world.slides.serve(SLIDE, slideFile(SLIDE));
  expect(await openings(page, world, [world.slides.url('honest', SLIDE)])).toEqual([null]);
  const found = await page.evaluate(async () => {
    const source = (window as unknown as BenchWindow).__viewer.source();
    const pictures = ((await source?.associated())?.pictures ?? []).map(async ({ kind, size, picture }) => {
      const bitmap = await picture(new AbortController().signal);
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      const rgb = [0, 0, 0];
      data.forEach((value, at) => {
        if (at % 4 < 3) rgb[at % 4] = (rgb[at % 4] ?? 0) + value;
      });
      const pixels = data.length / 4;
      return [
        kind,
        { ...size, decoded: [bitmap.width, bitmap.height], rgb: rgb.map((sum) => sum / pixels) },
      ] as const;
    });
    return Object.fromEntries(await Promise.all(pictures));
  });
  expect(Object.keys(found).sort()).toEqual(['label', 'macro', 'thumbnail']);
  for (const kind of ['label', 'macro', 'thumbnail'] as const) {
    const { width, height, rgb } = reference.beside[kind];
    expect(found[kind]).toMatchObject({ width, height, decoded: [width, height] });
    rgb.forEach((want, channel) => {
      expect(Math.abs((found[kind]?.rgb[channel] ?? Number.NaN) - want), kind).toBeLessThanOrEqual(2);
    });
  }
});
