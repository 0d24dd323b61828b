import { describe, expect, it } from 'vitest';
import { slideFailed } from '../../tiles/slide-error.ts';
import type { SlideLinkPart } from '../../tiles/slide-link.ts';
import type { TileSource } from '../../tiles/tile.ts';
import { createSlideCache } from './slide-cache.ts';

const linkOf = (name: string): SlideLinkPart => ({
  blobId: name,
  link: `https://files.example/${name}`,
  info: { contentType: 'image/tiff' },
  dziUrl: null,
  dziTileSourceObject: null,
  dziTilesFolder: null,
  firstTileUrl: null,
  tileImageUrls: [],
  scale: null,
});

function opener() {
  const opened: string[] = [];
  const closed: string[] = [];
  const failing = new Set<string>();
  const warmed: string[] = [];
  const warm = (source: TileSource) => Promise.resolve(void warmed.push(source.id));
  const open: Parameters<typeof createSlideCache>[0]['open'] = (link) => {
    opened.push(link.blobId);
    if (failing.has(link.blobId)) return Promise.resolve({ ok: false, error: slideFailed('no answer') });
    const source = { id: link.blobId, close: () => void closed.push(link.blobId) } as unknown as TileSource;
    return Promise.resolve({ ok: true, value: source });
  };
  const cache = createSlideCache({ open, warm });
  return { cache, opened, closed, failing, warmed };
}

const still = new AbortController().signal;
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('slides that were opened ahead', () => {
  it('are given to whoever takes them, once', async () => {
    const { cache, opened } = opener();
    await cache.preload(linkOf('a'));
    await cache.preload(linkOf('a'));
    expect(opened).toEqual(['a']);
    expect((await cache.take(linkOf('a'), still)).ok).toBe(true);
    expect(opened).toEqual(['a']);
    await cache.take(linkOf('a'), still);
    expect(opened).toEqual(['a', 'a']);
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

  it('have their first view fetched ahead too', async () => {
    const { cache, warmed } = opener();
    await cache.preload(linkOf('a'));
    expect(warmed).toEqual(['a']);
    await cache.take(linkOf('b'), still);
    expect(warmed).toEqual(['a']);
  });

  it('that failed are told, and opened anew for a reader who asks', async () => {
    const { cache, opened, failing } = opener();
    failing.add('a');
    await expect(cache.preload(linkOf('a'))).rejects.toThrow('Failed to load slide: no answer');
    failing.clear();
    expect((await cache.take(linkOf('a'), still)).ok).toBe(true);
    expect(opened).toEqual(['a', 'a']);
  });

  it('are not given under another address, which a renewed link has', async () => {
    const { cache, opened } = opener();
    await cache.preload(linkOf('a'));
    await cache.take({ ...linkOf('a'), link: 'https://files.example/a?again' }, still);
    expect(opened).toEqual(['a', 'a']);
  });
});
