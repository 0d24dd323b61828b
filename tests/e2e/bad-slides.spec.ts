import type { Page } from '@playwright/test';
import type { Manner } from '#tests/support/hostile-server.ts';
import { firstOf } from '#tests/support/long-run.ts';
import type { BenchWindow } from '#tests/support/slides/bench-viewer.ts';
import { bigSlide } from '#tests/support/slides/big-slide.ts';
import { type Opening, openings, slideFile } from '#tests/support/slides/slide-world.ts';
import { expect, test } from '#tests/support/test.ts';

const UNREADABLE = 'Failed to load TIFF file. The file may be corrupted or invalid.';
const INCOMPLETE = 'TIFF file is incomplete or corrupted';
const UNPREPARABLE = 'Failed to prepare TIFF file for viewing. Please try a different file.';
const TWO_MEGABYTES = 2_000_000;
const GOOD = 'OS-1-detail.ome.tif';

/** Bytes of bodies that the page has received from there, by the browser's own count. */
async function counting(page: Page, origin: string): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  const counted = new Set<string>();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(origin)) counted.add(requestId);
  });
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (counted.has(requestId)) bytes += dataLength;
  });
  await client.send('Network.enable');
  return () => bytes;
}

const MANNERS: readonly (readonly [Manner, string, string])[] = [
  ['whole', 'ignores Range and sends it all', 'the server ignores Range requests (HTTP 200)'],
  ['cut', 'sends fewer bytes than it says', ''],
  ['short', 'sends a shorter range', ''],
  ['elsewhere', 'sends another range', 'the server answered with another byte range'],
  ['refused', 'answers 416', 'HTTP 416'],
  ['hidden', 'hides Content-Range', 'the server does not show which byte range it sent (Content-Range)'],
];

for (const [manner, what, detail] of firstOf(MANNERS, 1)) {
  test(`D17 S8-24 S8-30 a server that ${what} is named, with under 2 MB read of 51 MB`, async ({
    page,
    world,
  }) => {
    world.slides.serve('big.tif', bigSlide());
    const received = await counting(page, world.slides.origin);
    const [opening] = await openings(page, world, [world.slides.url(manner, 'big.tif')]);
    expect(opening).toContain(`${UNREADABLE} ${detail}`);
    expect((opening ?? '').length).toBeGreaterThan(UNREADABLE.length + 1);
    expect(received()).toBeLessThan(TWO_MEGABYTES);
  });
}

test('the same file opens from a server that answers as it should', async ({ page, world }) => {
  world.slides.serve('big.tif', bigSlide());
  const received = await counting(page, world.slides.origin);
  expect(await openings(page, world, [world.slides.url('honest', 'big.tif')])).toEqual([null]);
  // The counter that the tests above rely on does count.
  expect(received()).toBeGreaterThan(16_384);
});

/** Until the pane on that side has nothing left to load; gives the tiles that it gave up. */
async function missingOn(page: Page, side: '__viewer' | '__right'): Promise<number> {
  const settled = await page.waitForFunction((pane) => {
    const { loading, complete, missing } = (window as unknown as BenchWindow)[pane].stats();
    return loading === 0 && (complete || missing > 0) ? { missing } : null;
  }, side);
  return (await settled.jsonValue())?.missing ?? Number.NaN;
}

/** Opens the bad slide beside a good one, which has to be whole whatever becomes of the other. */
async function besideAGoodOne(
  page: Page,
  world: Parameters<typeof openings>[1],
  name: string,
  bytes: Uint8Array,
): Promise<Opening> {
  world.slides.serve(name, bytes);
  world.slides.serve(GOOD, slideFile(GOOD));
  const addresses = [name, GOOD].map((slide) => world.slides.url('honest', slide));
  const [bad = null, good = null] = await openings(page, world, addresses);
  expect(good).toBeNull();
  expect(await missingOn(page, '__right')).toBe(0);
  return bad;
}

const CMU = 'CMU-1-Small-Region.svs';
const PYRAMID = 'TCGA-CR-7395-pyramid-jpeg.tif';
const BEYOND = `${INCOMPLETE} data lies beyond the end of the file`;
const firstDirectory = (bytes: Uint8Array): number => Buffer.from(bytes.buffer).readUInt32LE(4);

const CUTS: readonly (readonly [string, string, (bytes: Uint8Array) => number, string])[] = [
  [CMU, 'at 50 %', ({ length }) => length * 0.5, BEYOND],
  [PYRAMID, 'in the directory', (bytes) => firstDirectory(bytes) + 41, `${INCOMPLETE} the directory at byte`],
  [CMU, 'in the header', () => 5, `${INCOMPLETE} the file ends inside its header`],
  [CMU, 'at 10 %', ({ length }) => length * 0.1, BEYOND],
  [CMU, 'at 90 %', ({ length }) => length * 0.9, BEYOND],
  [CMU, 'in the directory', (bytes) => firstDirectory(bytes) + 41, `${INCOMPLETE} the directory at byte`],
  [CMU, 'behind the header', () => 8, BEYOND],
  [PYRAMID, 'at 10 %', ({ length }) => length * 0.1, BEYOND],
  [PYRAMID, 'at 50 %', ({ length }) => length * 0.5, BEYOND],
  [PYRAMID, 'at 90 %', ({ length }) => length * 0.9, BEYOND],
  [PYRAMID, 'behind the header', () => 8, BEYOND],
];

for (const [name, where, cut, want] of firstOf(CUTS, 1)) {
  test(`D16 S8-26 ${name} cut ${where} is named, and the other slide opens`, async ({ page, world }) => {
    const bytes = slideFile(name);
    const bad = await besideAGoodOne(page, world, `cut-${name}`, bytes.slice(0, Math.floor(cut(bytes))));
    expect(bad).toContain(want);
  });
}

const STRIPS = `${UNPREPARABLE} the image is stored in strips, not in tiles`;
const SHOWN = null;

/** What each file of the collection must come to; the README says which are sound. */
const ROBUSTNESS: readonly (readonly [string, string | null, number?])[] = [
  ['boxes.tiff', SHOWN],
  ['unreadable.svs', SHOWN, 1],
  ['broken.svs', `${UNREADABLE} invalid byte order: not a TIFF file`],
  ['BigTIFF.tif', STRIPS],
  ['oom-225817ca.tif', `${INCOMPLETE} the directory at byte 8`],
  ['test_ifd_loop_to_self.tif', STRIPS],
  ['unopenable.tiff', 'Unknown compression method identifier TIFF compression (52479)'],
  ['tiled-oversize-gray-i8.tif', `${UNPREPARABLE} signed samples`],
  ['hopper_bigtiff.tif', STRIPS],
  ['tiff_tiled_ycbcr_jpeg_2x2_sampling.tif', SHOWN],
  ['hopper_webp.tif', STRIPS],
  ['seek_too_large.tif', `${INCOMPLETE} the first directory lies beyond the end of the file`],
  ['crash-86214e58.tif', SHOWN, 2],
  ['libtiff_segfault.tif', STRIPS],
  ['tiff_overflow_rows_per_strip.tif', STRIPS],
  ['test_ifd_loop_to_first.tif', STRIPS],
  ['tiff_with_subifd_chain.tif', SHOWN],
  ['ojpeg_zackthecat_subsamp22_single_strip.tiff', 'old style JPEG compression is not supported'],
  ['lzw-single-strip.tiff', STRIPS],
  ['zero_gi.tif', `${INCOMPLETE} the image has no size`],
  ['test_orient6.tif', `${UNPREPARABLE} the picture is stored turned or mirrored (TIFF orientation 6)`],
];

for (const [name, want, tiles = 0] of firstOf(ROBUSTNESS, 3)) {
  const fate = want === SHOWN ? `is shown with ${String(tiles)} tiles missing` : 'is named';
  test(`D18 ${name} ${fate}, and the other slide opens`, async ({ page, world }) => {
    const bad = await besideAGoodOne(page, world, name, slideFile(name));
    if (want === SHOWN) {
      expect(bad).toBeNull();
      expect(await missingOn(page, '__viewer')).toBe(tiles);
    } else expect(bad).toContain(want);
  });
}
