// Run once by hand: node --import tsx tests/make-tile-colours.mjs. What it writes is committed, so that the
// viewer's colours are held against decoders that share nothing with the viewer.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readTiffPages } from '../mock-server/slides/tiff-pages.ts';
import { wholePicture } from '../mock-server/slides/whole-picture.ts';

const root = path.resolve(import.meta.dirname, '..');
const SIDE = 200;
const KEPT = 'mock-server/slides/files';
const FIXTURES = 'tests/fixtures/slides';

/** libvips follows the photometric tag; `jfif` asks for the marker of the tiles instead (decoded one by one). */
const SLIDES = [
  { folder: KEPT, file: 'CMU-1-Small-Region.svs', decoder: 'libvips' },
  { folder: KEPT, file: 'TCGA-CR-7395-pyramid-jpeg.tif', decoder: 'libvips' },
  { folder: FIXTURES, file: 'TCGA-CR-7395-bigtiff-subifd.tif', decoder: 'libvips' },
  { folder: FIXTURES, file: 'HE-TMA-core.ome.tif', decoder: 'libvips' },
  { folder: KEPT, file: 'OS-1-detail.ome.tif', decoder: 'jfif' },
  { folder: FIXTURES, file: 'OS-2-ndpi.ome.tif', decoder: 'jfif' },
];

async function pictureOf({ folder, file, decoder }) {
  const bytes = readFileSync(path.join(root, folder, file));
  if (decoder === 'libvips') return sharp(bytes, { page: 0, limitInputPixels: false });
  const [page] = readTiffPages(bytes);
  return wholePicture(bytes, page);
}

/** The first tile, the middle and the last, padded tile. */
function regionsOf(width, height) {
  const last = { x: width - SIDE, y: height - SIDE };
  return [
    { name: 'first corner', x: 0, y: 0 },
    { name: 'middle', x: Math.floor(last.x / 2), y: Math.floor(last.y / 2) },
    { name: 'last corner', ...last },
  ];
}

/** `data` of pictures as wide as `wide`. */
function meanOf(data, wide, channels, { x, y, width, height }) {
  const sums = [0, 0, 0];
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        sums[channel] += data[(row * wide + column) * channels + channel];
      }
    }
  }
  return sums.map((sum) => Number((sum / (width * height)).toFixed(2)));
}

/** The pictures beside the levels of CMU-1, by page; all of each. */
const BESIDE = { thumbnail: 1, label: 2, macro: 3 };

const slides = {};
for (const slide of SLIDES) {
  const picture = await pictureOf(slide);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const regions = [];
  for (const region of regionsOf(info.width, info.height)) {
    const box = { ...region, width: SIDE, height: SIDE };
    regions.push({ ...region, side: SIDE, rgb: meanOf(data, info.width, info.channels, box) });
  }
  slides[slide.file] = { decoder: slide.decoder, regions };
}
const beside = {};
for (const [kind, page] of Object.entries(BESIDE)) {
  const picture = sharp(readFileSync(path.join(root, KEPT, SLIDES[0].file)), { page });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  beside[kind] = { width, height, rgb: meanOf(data, width, channels, { x: 0, y: 0, width, height }) };
}
const target = path.join(root, 'tests/tile-colours.json');
writeFileSync(target, `${JSON.stringify({ slides, beside }, null, 2)}\n`);
