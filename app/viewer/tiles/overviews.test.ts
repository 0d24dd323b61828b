import { describe, expect, it } from 'vitest';
import { createOverviews } from './overviews.ts';
import { type Level, type TileSource, tileOf } from './tile.ts';

const NOT_ABORTED = new AbortController().signal;
const levelOf = (width: number, height: number, downsample: number): Level => ({
  ...{ width, height, downsample },
  ...{ tileWidth: 256, tileHeight: 256 },
});
const LEVELS = [levelOf(8000, 6000, 1), levelOf(4000, 3000, 2), levelOf(1000, 750, 8), levelOf(250, 188, 32)];

/** A source that writes down what is asked of it, and which of its pictures were closed. */
function sourceOf(levels: readonly Level[] = LEVELS) {
  const asked: string[] = [];
  const closed: string[] = [];
  const source: TileSource = {
    ...{ id: 's', kind: 'dzi', size: { width: 8000, height: 6000 }, levels, overlap: 0 },
    ...{ scale: { state: 'none' }, fallback: null },
    associated: () => Promise.resolve([]),
    want: (tiles) =>
      tiles.map(({ address: { level, column, row }, signal }) => {
        const name = `${String(level)}/${String(column)}_${String(row)}`;
        if (signal.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'));
        asked.push(name);
        return Promise.resolve({ close: () => void closed.push(name) } as ImageBitmap);
      }),
    renew: () => undefined,
    close: () => void closed.push('source'),
  };
  return { source, asked, closed };
}

describe('overviews', () => {
  it('loads the finest level that 16 tiles cover, and hands each tile out once', async () => {
    const { source, asked } = sourceOf();
    const overviews = createOverviews();
    const ahead = overviews.over(source);
    await overviews.load(ahead, NOT_ABORTED);
    expect(asked).toHaveLength(12);
    expect(new Set(asked.map((name) => name[0]))).toEqual(new Set(['2']));
    const address = { level: 2, column: 3, row: 2 };
    await tileOf(ahead, address, NOT_ABORTED);
    expect(asked).toHaveLength(12);
    await tileOf(ahead, address, NOT_ABORTED);
    expect(asked).toHaveLength(13);
  });

  it('asks the slide for every other tile', async () => {
    const { source, asked } = sourceOf();
    const overviews = createOverviews();
    const ahead = overviews.over(source);
    await overviews.load(ahead, NOT_ABORTED);
    await tileOf(ahead, { level: 0, column: 5, row: 5 }, NOT_ABORTED);
    expect(asked.at(-1)).toBe('0/5_5');
  });

  it('keeps two slides and lets go of the third before', async () => {
    const overviews = createOverviews();
    const slides = [sourceOf(), sourceOf(), sourceOf()];
    for (const { source } of slides) await overviews.load(overviews.over(source), NOT_ABORTED);
    expect(slides.map(({ closed }) => closed.length)).toEqual([12, 0, 0]);
  });

  it('closes what nobody took together with the slide', async () => {
    const { source, closed } = sourceOf();
    const overviews = createOverviews();
    const ahead = overviews.over(source);
    await overviews.load(ahead, NOT_ABORTED);
    await tileOf(ahead, { level: 2, column: 0, row: 0 }, NOT_ABORTED);
    ahead.close();
    expect(closed).toHaveLength(12);
    expect(closed).not.toContain('2/0_0');
    expect(closed.at(-1)).toBe('source');
  });

  it('keeps nothing that arrives after the slide was closed', async () => {
    const { source, closed } = sourceOf();
    const overviews = createOverviews();
    const ahead = overviews.over(source);
    const loading = overviews.load(ahead, NOT_ABORTED);
    ahead.close();
    await loading;
    expect(closed).toHaveLength(13);
  });

  it('is quiet when it fails, and loads nothing of a file with too large a smallest level', async () => {
    const overviews = createOverviews();
    const { source, asked } = sourceOf();
    await overviews.load(overviews.over(source), AbortSignal.abort());
    const flat = sourceOf([levelOf(8000, 6000, 1)]);
    await overviews.load(overviews.over(flat.source), NOT_ABORTED);
    expect([asked, flat.asked]).toEqual([[], []]);
  });
});
