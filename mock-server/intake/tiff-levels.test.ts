import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { levelPages } from '#app/core/uploads/tiff-levels.ts';
import { slideFileUrl } from '../slides/catalog.ts';
import { readTiffPages } from '../slides/tiff-pages.ts';
import { levelsOf } from './tiff-levels.ts';

describe('the levels of a slide', () => {
  it('are neither its thumbnail, which has their shape, nor its label and macro', () => {
    const pages = readTiffPages(readFileSync(slideFileUrl('cmu-1-small-region')));
    expect(pages.map(({ width }) => width)).toEqual([2220, 574, 387, 1280]);
    expect(levelPages(pages, []).map(({ width }) => width)).toEqual([2220]);
  });

  const strips = (width: number, height = width) => ({ width, height, tiles: null });
  const tiled = (width: number, height = width) => ({ width, height, tiles: {} });

  it.each([
    ['a thumbnail first', [strips(300), tiled(1000), tiled(500)], [1000, 500]],
    [
      'a label first, and the levels smallest first',
      [strips(400, 380), tiled(250), tiled(1000)],
      [1000, 250],
    ],
    ['a slide in strips with smaller copies in tiles', [strips(4000), tiled(2000)], [4000]],
    ['strips alone', [strips(300), strips(150)], [300, 150]],
  ])('are those that the viewer takes: %s', (_, pages, widths) => {
    expect(levelPages(pages, []).map(({ width }) => width)).toEqual(widths);
  });

  it('say how many times smaller than the largest they are', () => {
    const pages = readTiffPages(readFileSync(slideFileUrl('tcga-cr-7395')));
    const levels = levelsOf(levelPages(pages, []));
    expect(levels.map(({ level, downsample }) => [level, downsample])).toEqual([
      [0, 1],
      [1, 2.0005],
      [2, 4.0027],
      [3, 8.0054],
      [4, 16.0397],
      [5, 32.1957],
    ]);
  });
});
