import { expect, it } from 'vitest';
import { level, openedTiff, tiffBytes } from '../tiff-file.test-support.ts';
import { codingOf } from './coding.client.ts';
import { directoriesOf } from './directory.client.ts';

async function codingFrom(tags: Parameters<typeof tiffBytes>[0]['directory']['tags'], littleEndian = true) {
  const bytes = tiffBytes({ directory: { tags }, littleEndian, gap: 20_000 });
  const [directory] = await directoriesOf(await openedTiff(bytes));
  if (directory === undefined) throw new Error('no directory');
  return codingOf(directory);
}

it.each([true, false])('reads how tiles are coded, little-endian %s', async (littleEndian) => {
  const tags = {
    ...level(500, 300),
    258: [8, 16, 8],
    284: 2,
    317: 2,
    339: [2, 2, 2],
    347: [255, 216, 255, 217],
  };
  expect(await codingFrom(tags, littleEndian)).toEqual({
    compression: 7,
    photometric: 6,
    jpegTables: Uint8Array.of(255, 216, 255, 217),
    samplesPerPixel: 3,
    bitsPerSample: [8, 16, 8],
    sampleFormat: 2,
    predictor: 2,
    planarConfiguration: 2,
    tileWidth: 256,
    tileHeight: 256,
    littleEndian,
    colorMap: null,
  });
});

it('takes the defaults of TIFF where the file is silent', async () => {
  expect(await codingFrom({ 256: 10, 257: 10 })).toMatchObject({
    compression: 1,
    jpegTables: null,
    samplesPerPixel: 1,
    bitsPerSample: [1],
    sampleFormat: 1,
    predictor: 1,
    planarConfiguration: 1,
    tileWidth: 0,
    tileHeight: 0,
    colorMap: null,
  });
});

it('gives every sample the one depth that the file names', async () => {
  expect(await codingFrom({ ...level(10, 10), 258: 8 })).toMatchObject({ bitsPerSample: [8, 8, 8] });
});

it.each([true, false])('reads a palette far from its directory, little-endian %s', async (littleEndian) => {
  const palette = Array.from({ length: 768 }, (_, index) => index * 85);
  const { colorMap } = await codingFrom({ ...level(10, 10), 262: 3, 277: 1, 320: palette }, littleEndian);
  expect(Array.from(colorMap ?? [])).toEqual(palette);
});

it.each([
  ['four billion samples', { ...level(10, 10), 277: 4_000_000_000 }, '4000000000 samples per pixel'],
  [
    'tables longer than any tile',
    { ...level(10, 10), 347: Array.from({ length: 1_000 }, () => 1) },
    '65537 bytes of JPEG tables',
  ],
])('refuses %s', async (_, tags, detail) => {
  const bytes = tiffBytes({ directory: { tags }, gap: 60_000 });
  const view = new DataView(bytes.buffer);
  const at = 10 + 12 * Object.keys(tags).indexOf('347');
  if ('347' in tags) view.setUint32(at + 4, 65_537, true);
  const [directory] = await directoriesOf(await openedTiff(bytes));
  if (directory === undefined) throw new Error('no directory');
  await expect(codingOf(directory)).rejects.toMatchObject({ slideError: { detail } });
});
