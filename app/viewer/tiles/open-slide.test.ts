import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { overviewTiles } from './overview.ts';
import { isPicture, type SlideLinkPart } from './slide-link.ts';
import { type TileSource, tileOf } from './tile.ts';
import { openSlide } from './tile-source.client.ts';

type Tags = Readonly<Record<number, number>>;

const TILED_JPEG: Tags = {
  256: 200,
  257: 100,
  258: 8,
  259: 7,
  262: 6,
  277: 1,
  322: 256,
  323: 256,
  324: 300,
  325: 50,
};

/** A little-endian TIFF of one directory whose tags are all single LONGs. */
function tiffOf(tags: Tags, magic = 42, order = 'II'): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(400);
  const view = new DataView(bytes.buffer);
  bytes.set([...order].map((letter) => letter.charCodeAt(0)));
  view.setUint16(2, magic, true);
  view.setUint32(4, 8, true);
  const entries = Object.entries<number>(tags);
  view.setUint16(8, entries.length, true);
  entries.forEach(([tag, value], i) => {
    const at = 10 + i * 12;
    view.setUint16(at, Number(tag), true);
    view.setUint16(at + 2, 4, true);
    view.setUint32(at + 4, 1, true);
    view.setUint32(at + 8, value, true);
  });
  return bytes;
}

const DZI = `<?xml version="1.0"?><Image xmlns="http://schemas.microsoft.com/deepzoom/2008" Format="jpeg" Overlap="1" TileSize="254"><Size Width="2220" Height="2967"/></Image>`;

const LINK: SlideLinkPart = {
  blobId: 'b1',
  link: 'https://s.test/a.tif?sig=1',
  info: { contentType: 'image/tiff' },
  dziUrl: 'https://s.test/a.dzi?sig=2',
  dziTileSourceObject: null,
  dziTilesFolder: 'https://s.test/a_files',
  firstTileUrl: 'https://s.test/a_files/0/0_0.jpeg?sig=3',
  tileImageUrls: [],
  labelUrl: null,
  macroUrl: null,
  scale: null,
};
const FILE_ONLY: SlideLinkPart = { ...LINK, dziUrl: null, dziTilesFolder: null, firstTileUrl: null };

const seen: string[] = [];

function serve(answers: Record<string, () => Response>): void {
  seen.length = 0;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url);
    seen.push(pathname);
    expect(init?.credentials).toBe('omit');
    if (init?.signal?.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'));
    return Promise.resolve(answers[pathname]?.() ?? new Response('', { status: 404 }));
  });
}

const part = (bytes: Uint8Array<ArrayBuffer>) => (): Response => {
  const headers = { 'content-range': `bytes 0-${String(bytes.length - 1)}/${String(bytes.length)}` };
  return new Response(bytes, { status: 206, headers });
};
const text = (body: string) => (): Response => new Response(body);
const open = (link: SlideLinkPart) => openSlide(link, new AbortController().signal);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("takes the contract's link as it comes", () => {
  const taken: SlideLinkPart | null = null as SlideLink | null;
  expect(taken).toBeNull();
});

describe('the tiled route', () => {
  it('S7-13 reads the descriptor and checks the first tile', async () => {
    serve({ '/a.dzi': text(DZI), '/a_files/0/0_0.jpeg': text('tile') });
    const opened = await open({ ...LINK, scale: { mppX: 0.5, mppY: 0.5, source: 'api' } });
    expect(opened).toMatchObject({
      ok: true,
      value: {
        kind: 'dzi',
        size: { width: 2220, height: 2967 },
        overlap: 1,
        scale: { state: 'file', mppX: 0.5 },
        fallback: null,
      },
    });
    expect(seen.sort()).toEqual(['/a.dzi', '/a_files/0/0_0.jpeg']);
  });

  it('S4.4-14 S8-27 D2 goes on to the TIFF reader when the first tile is refused', async () => {
    serve({
      '/a.dzi': text(DZI),
      '/a_files/0/0_0.jpeg': () => new Response('', { status: 503 }),
      '/a.tif': part(tiffOf(TILED_JPEG)),
    });
    expect(await open(LINK)).toMatchObject({
      ok: true,
      value: {
        kind: 'tiff',
        size: { width: 200, height: 100 },
        fallback: { text: 'Tile fetch failed: HTTP 503' },
      },
    });
  });

  const image = { format: 'jpg', tileSize: 256, overlap: 2, size: { width: 2220, height: 2967 } };
  const answered: SlideLinkPart = {
    ...LINK,
    dziUrl: null,
    dziTileSourceObject: { image: { ...image, url: 'https://s.test/o_files/' } },
    dziTilesFolder: null,
    firstTileUrl: null,
    tileImageUrls: ['https://s.test/l_files/0/0_0.jpg?sig=4'],
  };
  const loadFinest = async (source: TileSource): Promise<void> => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
    await tileOf(source, { level: 0, column: 1, row: 2 }, new AbortController().signal);
  };

  it('S3.7-07 needs no descriptor where the answer brings one, and takes the tiles from where it says', async () => {
    serve({ '/l_files/0/0_0.jpg': text('tile'), '/o_files/12/1_2.jpg': text('tile') });
    const opened = await open(answered);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        kind: 'dzi',
        size: { width: 2220, height: 2967 },
        overlap: 2,
        levels: [{ width: 2220, tileWidth: 256 }, { width: 1110 }, {}, {}, {}],
        fallback: null,
      },
    });
    if (!opened.ok) return;
    await loadFinest(opened.value);
    expect(seen).toEqual(['/l_files/0/0_0.jpg', '/o_files/12/1_2.jpg']);
  });

  it('S3.7-07 finds the tiles by the list of them when the answer names no folder', async () => {
    serve({ '/a.dzi': text(DZI), '/l_files/0/0_0.jpg': text('t'), '/l_files/12/1_2.jpeg': text('t') });
    const opened = await open({ ...answered, dziUrl: LINK.dziUrl, dziTileSourceObject: null });
    expect(opened).toMatchObject({ ok: true, value: { kind: 'dzi' } });
    if (!opened.ok) return;
    await loadFinest(opened.value);
    expect(seen).toContain('/l_files/12/1_2.jpeg');
  });

  it('S3.7-07 asks for the descriptor, where it has an address, and not the answer', async () => {
    serve({ '/a.dzi': text(DZI), '/a_files/0/0_0.jpeg': text('tile') });
    const both = { ...LINK, dziTileSourceObject: answered.dziTileSourceObject };
    expect(await open(both)).toMatchObject({ ok: true, value: { kind: 'dzi', overlap: 1 } });
  });

  it('S4.4-14 S8-29 goes on when the descriptor in the answer cannot be used', async () => {
    serve({ '/l_files/0/0_0.jpg': text('tile'), '/a.tif': part(tiffOf(TILED_JPEG)) });
    expect(
      await open({ ...answered, dziTileSourceObject: { image: { url: 'https://s.test/o_files/' } } }),
    ).toMatchObject({ ok: true, value: { kind: 'tiff', fallback: { detail: 'no-size' } } });
  });

  it.each([
    ['is not there', () => new Response('', { status: 410 }), 'HTTP 410'],
    ['is no XML', text('{}'), 'invalid-xml'],
  ])('S4.4-14 S8-29 goes on when the descriptor %s', async (_, descriptor, detail) => {
    serve({ '/a.dzi': descriptor, '/a_files/0/0_0.jpeg': text('t'), '/a.tif': part(tiffOf(TILED_JPEG)) });
    expect(await open(LINK)).toMatchObject({ ok: true, value: { kind: 'tiff', fallback: { detail } } });
  });

  it('tells both reasons when neither route leads anywhere', async () => {
    serve({ '/a.dzi': text(DZI), '/a_files/0/0_0.jpeg': () => new Response('', { status: 503 }) });
    expect(await open(LINK)).toEqual({
      ok: false,
      error: {
        kind: 'tiff-unreadable',
        text: 'Failed to load TIFF file. The file may be corrupted or invalid.',
        detail: 'HTTP 404; Tile fetch failed: HTTP 503',
      },
    });
  });
});

describe('the TIFF reader', () => {
  it.each([
    ['byte order', tiffOf(TILED_JPEG, 42, 'XX'), 'tiff-unreadable', 'invalid byte order: not a TIFF file'],
    ['magic number', tiffOf(TILED_JPEG, 41), 'tiff-unreadable', 'invalid magic number: 41'],
    ['old JPEG', tiffOf({ ...TILED_JPEG, 259: 6 }), 'old-style-jpeg', 'TIFF compression 6'],
    ['JPEG 2000', tiffOf({ ...TILED_JPEG, 259: 33005 }), 'unknown-compression', 'JPEG 2000 (33005)'],
    ['missing offsets', tiffOf({ ...TILED_JPEG, 256: 600 }), 'tiff-incomplete', '1 of 3 tile offsets'],
    [
      'a directory beyond the end',
      tiffOf(TILED_JPEG).slice(0, 8),
      'tiff-incomplete',
      'data lies beyond the end of the file',
    ],
  ])('D18 S8-30 refuses a wrong %s with its reason', async (_, bytes, kind, detail) => {
    serve({ '/a.tif': part(bytes) });
    expect(await open(FILE_ONLY)).toMatchObject({ ok: false, error: { kind, detail } });
  });

  it('a slide without a scale gets the assumed one, a stated zero is invalid', async () => {
    serve({ '/a.tif': part(tiffOf(TILED_JPEG)) });
    expect(await open(FILE_ONLY)).toMatchObject({ ok: true, value: { scale: { state: 'assumed' } } });
    const zero = { ...FILE_ONLY, scale: { mppX: 0, mppY: 0.5, source: 'api' } };
    expect(await open(zero)).toMatchObject({ ok: true, value: { scale: { state: 'invalid' } } });
  });

  it('stops at a directory chain that closes on itself', async () => {
    const bytes = tiffOf(TILED_JPEG);
    const entries = Object.keys(TILED_JPEG).length;
    new DataView(bytes.buffer).setUint32(10 + entries * 12, 8, true);
    serve({ '/a.tif': part(bytes) });
    expect(await open(FILE_ONLY)).toMatchObject({ ok: true, value: { levels: [{ width: 200 }] } });
  });
});

it('gives up quietly when the reader has moved on', async () => {
  serve({ '/a.tif': part(tiffOf(TILED_JPEG)) });
  const stop = new AbortController();
  const opening = openSlide(FILE_ONLY, stop.signal);
  stop.abort();
  expect(await opening).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  expect(await openSlide(LINK, stop.signal)).toMatchObject({ ok: false, error: { kind: 'aborted' } });
});

it.each([
  ['image/png', true],
  ['image/jpeg', true],
  ['IMAGE/JPG; q=1', true],
  ['image/tiff', false],
  ['image/pngx', false],
  ['application/octet-stream', false],
])('S9-30 shows %s as it is: %s', (contentType, want) => {
  expect(isPicture({ info: { contentType } })).toBe(want);
});

it('an overview that was loaded ahead is not asked for again', async () => {
  const files = '/a_files';
  const png = (): Response => new Response('tile');
  serve({
    '/a.dzi': text(DZI),
    [`${files}/0/0_0.jpeg`]: png,
    ...Object.fromEntries(
      [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [`${files}/10/${column}_${row}.jpeg`, png])),
    ),
  });
  const picture = { close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  const opened = await open(LINK);
  if (!opened.ok) throw new Error(opened.error.text);
  const { signal } = new AbortController();
  await opened.value.prefetch(overviewTiles(opened.value), 'ahead').loaded;
  const before = seen.length;
  const level = opened.value.levels.findIndex(({ downsample }) => downsample === 4);
  expect(await tileOf(opened.value, { level, column: 1, row: 1 }, signal)).toBe(picture);
  expect(seen).toHaveLength(before);
  opened.value.close();
});
