import { describe, expect, it } from 'vitest';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { linkOf } from '../../state/reading.test-support.ts';
import { type SlideError, slideFailed, tiffUnreadable, tileFetchFailed } from '../../tiles/slide-error.ts';
import type { TileAddress, TileSource } from '../../tiles/tile.ts';
import { createSlideCache } from './slide-cache.ts';

function levelsOf({ width, height }: ImageSize) {
  return [0, 1, 2, 3].map((level) => ({
    width: width / 2 ** level,
    height: height / 2 ** level,
    tileWidth: 256,
    tileHeight: 256,
    downsample: 2 ** level,
  }));
}

function opener(size: ImageSize | null = null) {
  const begun: TileAddress[] = [];
  const opened: string[] = [];
  const closed: string[] = [];
  const failing = new Set<string>();
  const warmed: string[] = [];
  const open: Parameters<typeof createSlideCache>[0] = (link) => {
    opened.push(link.blobId);
    if (failing.has(link.blobId)) return Promise.resolve({ ok: false, error: slideFailed('no answer') });
    const source = {
      id: link.blobId,
      levels: size === null ? [] : levelsOf(size),
      size,
      close: () => void closed.push(link.blobId),
      prefetch: (addresses: readonly TileAddress[]) => {
        begun.push(...addresses);
        return { loaded: Promise.resolve(void warmed.push(link.blobId)) };
      },
    } as unknown as TileSource;
    return Promise.resolve({ ok: true, value: source });
  };
  const cache = createSlideCache(open);
  return { cache, opened, closed, failing, warmed, begun };
}

const still = new AbortController().signal;
const noOther = () => Promise.resolve(null);
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the slide that a page begins with', () => {
  it('is waited for until its first view is there, or cannot be had', async () => {
    const { cache, warmed, failing } = opener({ width: 4000, height: 3000 });
    await cache.begun();
    void cache.begin(linkOf('a'), { width: 1000, height: 800 });
    expect(warmed).toEqual([]);
    await cache.begun();
    expect(warmed).toEqual(['a']);
    failing.add('b');
    void cache.begin(linkOf('b'), { width: 1000, height: 800 });
    await cache.begun();
    expect(warmed).toEqual(['a']);
  });
});

describe('slides that were opened ahead', () => {
  it('are given to whoever takes them, once', async () => {
    const { cache, opened } = opener();
    await cache.preload(linkOf('a'));
    await cache.preload(linkOf('a'));
    expect(opened).toEqual(['a']);
    expect((await cache.take(linkOf('a'), still, noOther)).ok).toBe(true);
    expect(opened).toEqual(['a']);
    await cache.take(linkOf('a'), still, noOther);
    expect(opened).toEqual(['a', 'a']);
  });

  it('are told from those that nobody has made ready', async () => {
    const { cache } = opener();
    await cache.preload(linkOf('a'));
    const taken = [
      await cache.take(linkOf('a'), still, noOther),
      await cache.take(linkOf('b'), still, noOther),
    ];
    expect(taken.map((slide) => slide.ok && slide.value.isMadeReady)).toEqual([true, false]);
  });

  it('show their coarsest level first where no thumbnail does', async () => {
    const { cache } = opener();
    const coarseFirst = async (thumbnailUrl: string | null) => {
      const slide = await cache.take({ ...linkOf('a'), thumbnailUrl }, still, noOther);
      return slide.ok && slide.value.coarseFirst;
    };
    expect([await coarseFirst(null), await coarseFirst('https://files.example/a.jpg')]).toEqual([
      true,
      false,
    ]);
  });

  it('are two at most: the oldest is let go of', async () => {
    const { cache, closed } = opener();
    for (const name of ['a', 'b', 'c']) await cache.preload(linkOf(name));
    await turn();
    expect(closed).toEqual(['a']);
    cache.empty();
    await turn();
    expect([...closed].sort()).toEqual(['a', 'b', 'c']);
  });

  it('the first one is begun with the tiles that show the whole of it in a pane of that size', async () => {
    const { cache, opened, begun } = opener({ width: 4096, height: 2048 });
    await cache.begin(linkOf('a'), { width: 1000, height: 800 });
    // 1,000 pixels for 4,096: the level of 1,024 pixels has enough of them, and is four tiles across and two down.
    const names = begun.map(({ level, column, row }) => [level, column, row].join('/'));
    expect(names.toSorted()).toEqual([
      '2/0/0',
      '2/0/1',
      '2/1/0',
      '2/1/1',
      '2/2/0',
      '2/2/1',
      '2/3/0',
      '2/3/1',
    ]);
    expect((await cache.take(linkOf('a'), still, noOther)).ok).toBe(true);
    expect(opened).toEqual(['a']);
  });

  it('the small picture of the first one is asked for before the slide', () => {
    const asked: string[] = [];
    const cache = createSlideCache(
      ({ blobId }) => {
        asked.push(blobId);
        return Promise.resolve({ ok: false, error: slideFailed('no answer') });
      },
      (address) => void asked.push(address),
    );
    void cache.begin({ ...linkOf('a'), thumbnailUrl: '/small/a' }, { width: 1000, height: 800 });
    void cache.begin({ ...linkOf('b'), thumbnailUrl: null }, { width: 1000, height: 800 });
    expect(asked).toEqual(['/small/a', 'a', 'b']);
  });

  it('a first one that cannot be opened is tried again by whoever takes it', async () => {
    const { cache, opened, failing } = opener();
    failing.add('a');
    await cache.begin(linkOf('a'), { width: 1000, height: 800 });
    failing.clear();
    expect((await cache.take(linkOf('a'), still, noOther)).ok).toBe(true);
    expect(opened).toEqual(['a', 'a']);
  });

  it('have the tiles of their first view fetched ahead, once the pane that will show it was measured', async () => {
    const { cache, begun } = opener({ width: 4096, height: 2048 });
    cache.measured({ width: 500, height: 400 });
    await cache.preload(linkOf('a'));
    // 500 pixels for 4,096: the level of 512 pixels has enough of them.
    expect(begun.map(({ level, column, row }) => [level, column, row].join('/')).toSorted()).toEqual([
      '3/0/0',
      '3/1/0',
    ]);
  });

  it('have a coarse view of themselves fetched ahead while no pane was measured', async () => {
    const { cache, warmed } = opener();
    await cache.preload(linkOf('a'));
    expect(warmed).toEqual(['a']);
    await cache.take(linkOf('b'), still, noOther);
    expect(warmed).toEqual(['a']);
  });

  it('that failed are told, and opened anew for a reader who asks', async () => {
    const { cache, opened, failing } = opener();
    failing.add('a');
    await expect(cache.preload(linkOf('a'))).rejects.toThrow('Failed to load slide: no answer');
    failing.clear();
    expect((await cache.take(linkOf('a'), still, noOther)).ok).toBe(true);
    expect(opened).toEqual(['a', 'a']);
  });

  it('are not given under another address, which a renewed link has', async () => {
    const { cache, opened } = opener();
    await cache.preload(linkOf('a'));
    await cache.take({ ...linkOf('a'), link: 'https://files.example/a?again' }, still, noOther);
    expect(opened).toEqual(['a', 'a']);
  });
});

const signed = (turn: number): SlideLink => linkOf('b', `/b?sig=${String(turn)}`);

/** A server whose links before `valid` are refused, and which gives newer ones up to `last`. */
function server({ valid, last, error = tiffUnreadable('HTTP 403') }: ServerFacts) {
  const taken: string[] = [];
  const renewed: string[] = [];
  let given = 1;
  const source = { takeLink: ({ link }: SlideLink) => void renewed.push(link) } as unknown as TileSource;
  return {
    taken,
    renewed,
    cache: createSlideCache(({ link }) => {
      taken.push(link);
      return Promise.resolve(link < signed(valid).link ? { ok: false, error } : { ok: true, value: source });
    }),
    newer: () => {
      given += 1;
      return Promise.resolve(given <= last ? signed(given) : null);
    },
  };
}

interface ServerFacts {
  readonly valid: number;
  readonly last: number;
  readonly error?: SlideError;
}

describe('opening a slide by a link that may be refused', () => {
  it('opens it by the newer link when the first one is refused', async () => {
    const { cache, newer, taken } = server({ valid: 2, last: 2 });
    expect((await cache.take(signed(1), still, newer)).ok).toBe(true);
    expect(taken).toEqual(['/b?sig=1', '/b?sig=2']);
  });

  const hopeless: readonly (readonly [string, ServerFacts, number])[] = [
    ['no newer link', { valid: 9, last: 1 }, 1],
    ['only links that are refused too', { valid: 9, last: 9 }, 2],
    ['another fault than the link', { valid: 9, last: 9, error: tileFetchFailed(503) }, 1],
  ];

  it.each(hopeless)('says why it cannot be opened when there is %s', async (_, facts, tries) => {
    const { cache, newer, taken } = server(facts);
    const opened = await cache.take(signed(1), still, newer);
    expect(opened).toEqual({ ok: false, error: facts.error ?? tiffUnreadable('HTTP 403') });
    expect(taken).toHaveLength(tries);
  });

  it('asks for no link when the reader has left', async () => {
    const { cache, newer, taken } = server({ valid: 2, last: 2 });
    const leaving = new AbortController();
    leaving.abort();
    expect((await cache.take(signed(1), leaving.signal, newer)).ok).toBe(false);
    expect(taken).toHaveLength(1);
  });

  it('gives the open source each newer link, and says when there is none', async () => {
    const { cache, newer, renewed } = server({ valid: 1, last: 2 });
    const opened = await cache.take(signed(1), still, newer);
    if (!opened.ok) throw new Error('not open');
    expect(await opened.value.renew()).toBe(true);
    expect(await opened.value.renew()).toBe(false);
    expect(renewed).toEqual(['/b?sig=2']);
  });

  it('gives a source that was left no link', async () => {
    const { cache, newer, renewed } = server({ valid: 1, last: 9 });
    const leaving = new AbortController();
    const opened = await cache.take(signed(1), leaving.signal, newer);
    leaving.abort();
    if (!opened.ok) throw new Error('not open');
    expect(await opened.value.renew()).toBe(false);
    expect(renewed).toEqual([]);
  });
});
