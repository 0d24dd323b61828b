import { expect, it } from 'vitest';
import { SlideFault, tiffUnreadable } from '../tiles/slide-error.ts';
import { associatedPictures } from './associated-picture.client.ts';
import { directoriesOf } from './directory/directory.client.ts';
import { level, openedTiff, strips, tiffBytes } from './tiff-file.test-support.ts';

/** The directories of a slide with a label, and what becomes of the reads after them. */
async function withLabels() {
  const label = { tags: strips(300, 241, 'Aperio Image Library, label 300x241') };
  const bytes = tiffBytes({ directory: { tags: level(4096, 2048), next: label }, gap: 20_000 });
  const reading: { fault: Error | null } = { fault: null };
  const turn = () => (reading.fault === null ? Promise.resolve() : Promise.reject(reading.fault));
  return { directories: await directoriesOf(await openedTiff(bytes, [], turn)), reading };
}

it('a label whose description does not come is not called absent, and is found once it comes', async () => {
  const { directories, reading } = await withLabels();
  reading.fault = new SlideFault(tiffUnreadable('HTTP 403'), false);
  await expect(associatedPictures(directories)).rejects.toThrow('HTTP 403');
  await expect(associatedPictures(directories)).rejects.toThrow('HTTP 403');
  reading.fault = null;
  expect((await associatedPictures(directories)).map(({ kind }) => kind)).toEqual(['label']);
});

it('a description that makes no sense leaves the other pictures alone', async () => {
  const { directories, reading } = await withLabels();
  reading.fault = new RangeError('no such text');
  expect(await associatedPictures(directories)).toEqual([]);
});
