import { describe, expect, it } from 'vitest';
import { jpegStrips, stripsOf, tooLarge } from './associated-strips.client.ts';
import { directoriesOf } from './directory/directory.client.ts';
import { openedTiff, strips, tiffBytes } from './tiff-file.test-support.ts';

type Tags = Parameters<typeof tiffBytes>[0]['directory']['tags'];

async function directoryOf(tags: Tags, littleEndian = true) {
  const [directory] = await directoriesOf(
    await openedTiff(tiffBytes({ directory: { tags }, littleEndian, gap: 20_000 })),
  );
  if (directory === undefined) throw new Error('no directory');
  return directory;
}

describe('the strips of a small picture', () => {
  it.each([true, false])('are found wherever their table lies, little-endian %s', async (littleEndian) => {
    const tags = { ...strips(100, 40), 273: [500, 700, 900], 278: 16, 279: [200, 100, 50] };
    expect(await stripsOf(await directoryOf(tags, littleEndian))).toEqual([
      { offset: 500, length: 200 },
      { offset: 700, length: 100 },
      { offset: 900, length: 50 },
    ]);
  });

  it('become JPEG streams of their own, each with its first row', async () => {
    const tags = { ...strips(100, 40), 273: [1_000, 1_010, 1_020], 278: 16, 279: [10, 10, 10] };
    const directory = await directoryOf(tags);
    const found = await jpegStrips(directory, await stripsOf(directory), new AbortController().signal);
    expect(found.map(({ top }) => top)).toEqual([0, 16, 32]);
    for (const { jpeg } of found) expect([jpeg.type, jpeg.size]).toEqual(['image/jpeg', 10]);
  });

  it.each([
    ['none', { ...strips(100, 40), 273: [] }, '0 strips'],
    ['more places than lengths', { ...strips(100, 40), 273: [1, 2], 279: [1] }, '2 strips'],
  ])('are refused where there are %s', async (_, tags, detail) => {
    await expect(stripsOf(await directoryOf(tags))).rejects.toMatchObject({
      slideError: { kind: 'tiff-incomplete', detail },
    });
  });

  it('are refused above 32 MiB', async () => {
    const most = 32 * 1024 * 1024;
    await expect(stripsOf(await directoryOf({ ...strips(100, 40), 279: most }))).resolves.toHaveLength(1);
    await expect(stripsOf(await directoryOf({ ...strips(100, 40), 279: most + 1 }))).rejects.toMatchObject({
      slideError: { kind: 'tiff-unpreparable', detail: 'a picture of 33554433 bytes' },
    });
  });
});

it('a picture of more than 16 million pixels, or of none, is refused before it is read', () => {
  expect(tooLarge(4_000, 4_000)).toBeNull();
  expect(tooLarge(4_000, 4_001)?.slideError.detail).toBe('a picture of 4000 × 4001 pixels');
  expect(tooLarge(0, 10)).not.toBeNull();
});
