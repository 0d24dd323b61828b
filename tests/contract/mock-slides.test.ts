import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDziTileSource, parseDziXml } from '#app/core/slides/dzi.ts';
import { listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { type ScanId, slideFileUrl } from '#mock-server/slides/catalog.ts';
import { type Answered, type MockClient, mockClient, withImages } from './mock-client.ts';
import type { Scale, SlideLink } from './slide-link.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

let clock = START;
let api: MockApi;
let server: Awaited<ReturnType<typeof listen>>;
let client: MockClient;
let admin: string;

beforeAll(async () => {
  api = createMockApi({ now: () => clock });
  await api.ready;
  server = await listen(api, { port: 0 });
  client = mockClient(`${server.url}/api`);
  admin = await client.logIn('admin');
});
afterAll(() => server.close());

const BLOB_OF: Readonly<Record<ScanId, string>> = {
  'cmu-1-small-region': 'demo-01-a-1-1',
  'tcga-cr-7395': 'demo-01-a-1-2',
  'os-1-detail': 'demo-04-a-1-1',
};

async function linkOf(slide: ScanId): Promise<SlideLink> {
  const answer = await client.ask('getDownloadLink', { params: { blobId: BLOB_OF[slide] }, as: admin });
  expect(answer.status).toBe(200);
  return (answer.body as { data: SlideLink }).data;
}

const partsOf = (url: string) => ({
  params: { blobId: new URL(url).pathname.split('/').at(-1) ?? '' },
  query: Object.fromEntries(new URL(url).searchParams),
});

const askRange = async (range: string, more = {}): Promise<Answered> =>
  client.ask('getWsiFile', {
    ...partsOf((await linkOf('cmu-1-small-region')).link),
    headers: { Range: range, ...more },
  });

describe('the slide of real size', () => {
  it('is served by Deep Zoom to the last tile of the finest level, and as a TIFF by ranges', async () => {
    const { body } = await client.ask('getDownloadLink', { params: { blobId: 'demo-11-a-8-1' }, as: admin });
    const link = (body as { data: SlideLink }).data;
    const size = { width: 40_960, height: 32_768 };
    expect(link.dziTileSourceObject.image).toMatchObject({ tileSize: 512, overlap: 0, size });
    expect((await client.open(link.dziUrl)).text).toContain('Overlap="0" TileSize="512"');
    const { search } = new URL(link.firstTileUrl);
    const last = await client.open(`${link.dziTilesFolder}16/79_63.jpg${search}`);
    expect((await sharp(last.bytes).metadata()).width).toBe(512);
    expect((await client.open(`${link.dziTilesFolder}16/80_63.jpg${search}`)).status).toBe(404);
    const header = await client.open(link.link, { Range: 'bytes=0-3' });
    expect([header.status, header.text]).toEqual([206, 'II*\0']);
  });
});

describe('the original file', () => {
  it('S7-14 is served byte for byte in any range', async () => {
    const file = await readFile(slideFileUrl('cmu-1-small-region'));
    const url = (await linkOf('cmu-1-small-region')).link;
    const place = fc.integer({ min: 0, max: file.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 70_000 }), async (first, length) => {
        const answer = await client.open(url, { Range: `bytes=${first}-${first + length - 1}` });
        const last = Math.min(first + length, file.length) - 1;
        expect(answer.status).toBe(206);
        expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${file.length}`);
        expect(answer.headers.get('content-length')).toBe(String(last - first + 1));
        expect(file.subarray(first, last + 1).equals(answer.bytes)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it.each<ScanId>(['cmu-1-small-region', 'tcga-cr-7395', 'os-1-detail'])(
    'is whole without a range: %s',
    async (id) => {
      const file = await readFile(slideFileUrl(id));
      const answer = await client.open((await linkOf(id)).link, { 'Accept-Encoding': 'gzip, br' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('content-length')).toBe(String(file.length));
      expect(file.equals(answer.bytes)).toBe(true);
    },
  );

  it('gives its end for a suffix range', async () => {
    const file = await readFile(slideFileUrl('cmu-1-small-region'));
    const answer = await askRange('bytes=-100');
    expect(answer.status).toBe(206);
    expect(file.subarray(-100).equals(answer.bytes)).toBe(true);
  });

  it('answers a range beyond its end with 416 and its size', async () => {
    const answer = await askRange('bytes=1938955-');
    expect(answer).toMatchObject({ status: 416, code: 'RANGE_NOT_SATISFIABLE' });
    expect(answer.headers.get('content-range')).toBe('bytes */1938955');
  });

  it('is known by its checksum: 304 for a copy, the whole for a range of an older file', async () => {
    const { sha256 } = { sha256: 'ed92d5a9f2e86df67640d6f92ce3e231419ce127131697fbbce42ad5e002c8a7' };
    const first = await askRange('bytes=0-9');
    expect(first.headers.get('etag')).toBe(`"${sha256}"`);
    const link = partsOf((await linkOf('cmu-1-small-region')).link);
    const copy = await client.ask('getWsiFile', {
      ...link,
      headers: { 'If-None-Match': `"x", "${sha256}"` },
    });
    expect([copy.status, copy.bytes.length]).toEqual([304, 0]);
    expect((await askRange('bytes=0-9', { 'If-Range': `"${sha256}"` })).status).toBe(206);
    expect((await askRange('bytes=0-9', { 'If-Range': '"older"' })).status).toBe(200);
  });

  it('tells size and validator to HEAD without a byte', async () => {
    const answer = await client.ask('headWsiFile', partsOf((await linkOf('cmu-1-small-region')).link));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('1938955');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.bytes).toHaveLength(0);
  });

  it('can be read by scripts of another origin', async () => {
    const { headers } = await askRange('bytes=0-9');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    for (const name of ['Content-Range', 'Accept-Ranges', 'Content-Length', 'ETag'])
      expect(headers.get('access-control-expose-headers')).toContain(name);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const preflight = await fetch((await linkOf('cmu-1-small-region')).link, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Range');
  });
});

const scaleText = (scale: Scale | null): string | null =>
  scale && `${scale.mppX.toFixed(4)} ${scale.mppY.toFixed(4)} ${scale.source} ${scale.magnification}`;

describe('the link', () => {
  it.each([
    ['cmu-1-small-region', '0.4990 0.4990 image-description 20'],
    ['tcga-cr-7395', null],
    ['os-1-detail', '0.2271 0.2271 ome-xml null'],
  ] as const)('S3.7-07 carries the scale of the file and opens every picture: %s', async (id, scale) => {
    const link = await linkOf(id);
    expect(scaleText(link.scale)).toBe(scale);
    for (const url of [
      link.firstTileUrl,
      link.thumbnailUrl,
      link.previewUrl,
      ...link.tileImageUrls.slice(-3),
    ]) {
      const answer = await client.open(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=300, immutable');
    }
    expect([link.labelUrl === null, link.macroUrl === null]).toEqual(
      id === 'cmu-1-small-region' ? [false, false] : [true, true],
    );
    expect(link.info.contentType).toMatch(/^image\//);
    expect((await client.open(link.dziUrl)).status).toBe(200);
    const picture = { format: 'jpg', url: link.dziTilesFolder };
    expect(link.dziTileSourceObject.image).toMatchObject(picture);
    expect(parseDziTileSource(link.dziTileSourceObject)).toEqual(
      parseDziXml(new TextDecoder().decode((await client.open(link.dziUrl)).bytes)),
    );
    for (const url of link.tileImageUrls) expect(url).toMatch(/\/\d+\/\d+_\d+\.jpg\?/);
    expect(link.tileImageUrls[0]).toBe(link.firstTileUrl);
    expect(link.tileImageUrls.length).toBeLessThanOrEqual(64);
    expect(new Set(link.tileImageUrls.map((url) => new URL(url).search)).size).toBe(1);
  });

  it('shows label and macro of the slide that has them', async () => {
    const { labelUrl, macroUrl } = await linkOf('cmu-1-small-region');
    const label = await client.open(labelUrl ?? '');
    expect(await sharp(label.bytes).metadata()).toMatchObject({ width: 387, height: 463 });
    const macro = await client.open(macroUrl ?? '');
    expect(await sharp(macro.bytes).metadata()).toMatchObject({ width: 1280, height: 431 });
  });

  it('S7-13 leads to a descriptor that agrees with the tile source, and to tiles of that size', async () => {
    const link = await linkOf('cmu-1-small-region');
    const { size, tileSize } = link.dziTileSourceObject.image;
    const descriptor = await client.ask('getDziDescriptor', {
      params: { blobId: BLOB_OF['cmu-1-small-region'] },
      query: Object.fromEntries(new URL(link.dziUrl).searchParams),
    });
    expect(descriptor.headers.get('content-type')).toBe('application/xml');
    expect(descriptor.text).toContain(`<Size Width="${size.width}" Height="${size.height}"/>`);
    expect(descriptor.text).toContain(`TileSize="${tileSize}"`);
    const tile = await client.open(`${link.dziTilesFolder}12/1_1.jpg${new URL(link.dziUrl).search}`);
    expect(await sharp(tile.bytes).metadata()).toMatchObject({ width: tileSize + 2, height: tileSize + 2 });
  });

  it.each(['13/0_0.jpg', '12/99_0.jpg', '12/0_0.png'])('has no tile %s', async (name) => {
    const link = await linkOf('cmu-1-small-region');
    const answer = await client.open(`${link.dziTilesFolder}${name}${new URL(link.dziUrl).search}`);
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(['12/a_0.jpg', '99/0_0.jpg', '12/0_0.gif'])('refuses the address %s', async (name) => {
    const link = await linkOf('cmu-1-small-region');
    expect((await client.open(`${link.dziTilesFolder}${name}${new URL(link.dziUrl).search}`)).status).toBe(
      400,
    );
  });

  it('spares a tile that the reader has', async () => {
    const { firstTileUrl } = await linkOf('os-1-detail');
    const etag = (await client.open(firstTileUrl)).headers.get('etag') ?? '';
    expect((await client.open(firstTileUrl, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('stands on the public address where one is given', async () => {
    const { client: other } = await inProcess('https://slides.example.org/api');
    const token = await other.logIn('admin');
    const answer = await other.ask('getDownloadLink', { params: { blobId: 'demo-01-a-1-1' }, as: token });
    const { link, dziTilesFolder } = (answer.body as { data: SlideLink }).data;
    expect(link).toMatch(/^https:\/\/slides\.example\.org\/api\/wsi\/files\//);
    expect(dziTilesFolder).toBe('https://slides.example.org/api/wsi/tiles/demo-01-a-1-1/');
  });

  it('of an image that was taken off is gone', async () => {
    const { api: other, client: asking } = await inProcess();
    other
      .world()
      .cases.change('cas_dp-2026-000001', (record) =>
        withImages(record, (image) => [{ ...image, gone: true }]),
      );
    const token = await asking.logIn('admin');
    const answer = await asking.ask('getDownloadLink', { params: { blobId: 'demo-01-a-1-1' }, as: token });
    expect(answer).toMatchObject({ status: 410, code: 'IMAGE_GONE' });
  });
});

async function inProcess(publicUrl?: string): Promise<{ api: MockApi; client: MockClient }> {
  const other = createMockApi(publicUrl === undefined ? {} : { publicUrl });
  await other.ready;
  return { api: other, client: mockClient('http://mock.test/api', (request) => other.fetch(request)) };
}

describe('a signature', () => {
  it('ends with its time, for all that it opens', async () => {
    const link = await linkOf('cmu-1-small-region');
    expect(link.expiresAt).toBe(new Date(START + 15 * MINUTE_MS).toISOString());
    const urls = [link.link, link.dziUrl, link.firstTileUrl, link.thumbnailUrl, link.labelUrl ?? ''];
    clock = START + 15 * MINUTE_MS - 1;
    expect(await Promise.all(urls.map(async (url) => (await client.open(url)).status))).toEqual(
      urls.map(() => 200),
    );
    clock = START + 15 * MINUTE_MS;
    for (const url of urls)
      expect(await client.open(url)).toMatchObject({ status: 403, code: 'LINK_EXPIRED' });
    clock = START;
  });

  it('opens no other blob, no other kind and no longer time', async () => {
    const link = await linkOf('cmu-1-small-region');
    const { search } = new URL(link.dziUrl);
    const forged = [
      link.link.replace('demo-01-a-1-1', 'demo-01-a-1-2'),
      link.link.replace(/\?.*/, search),
      link.link.replace(/exp=(\d+)/, (_, exp: string) => `exp=${Number(exp) + 1}`),
      link.link.replace(/sig=.*/, `sig=${'A'.repeat(43)}`),
    ];
    for (const url of forged) {
      const answer = await client.open(url);
      expect(answer).toMatchObject({ status: 403, code: 'LINK_INVALID' });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await client.open(link.link.replace(/\?.*/, ''))).status).toBe(400);
  });
});

it('F15 a link to a slide ends with the session that it was made in, and with no other', async () => {
  const linkFor = async (as: string): Promise<SlideLink> => {
    const answer = await client.ask('getDownloadLink', { as, params: { blobId: 'demo-01-a-1-1' } });
    return (answer.body as { data: SlideLink }).data;
  };
  const [here, there] = [await client.logIn('admin'), await client.logIn('admin')];
  const [mine, other] = [await linkFor(here), await linkFor(there)];
  expect((await client.open(mine.thumbnailUrl)).status).toBe(200);
  await client.ask('logout', { as: here });
  for (const url of [mine.thumbnailUrl, mine.dziUrl, mine.firstTileUrl])
    expect(await client.open(url)).toMatchObject({ code: 'LINK_EXPIRED' });
  expect((await client.open(other.thumbnailUrl)).status).toBe(200);
});
