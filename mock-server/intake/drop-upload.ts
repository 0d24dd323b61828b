import { rm } from 'node:fs/promises';
import { deepZoomFolderOf } from '../slides/deep-zoom.ts';
import type { UploadRecord } from '../store/tables/files.ts';
import type { World } from '../world.ts';
import { dropParts } from './part-bytes.ts';
import { findUploadedFile, slidesFolderOf } from './slide-folder.ts';
import { blobIdOf } from './take-in.ts';

/** Throws an upload away with its data files: the records and parts at once, files and pictures once that is kept. */
export async function dropUpload(world: World, { id }: UploadRecord): Promise<void> {
  for (const companion of world.uploads.by('companionOf', id)) await dropUpload(world, companion);
  await world.lock(`upload ${id}`, async () => {
    const upload = world.uploads.find(id);
    if (upload === null) return;
    world.uploads.remove(id);
    world.ledger.afterwards((isKept) => {
      if (isKept)
        removeFiles(world, upload).catch((error: unknown) => console.error('mock: dropped upload', error));
    });
    await dropParts(world, id);
  });
}

async function removeFiles(world: World, { id, checksum }: UploadRecord): Promise<void> {
  await rm(findUploadedFile(world, blobIdOf(id)), { force: true });
  // Uploads of the same bytes share their tiles.
  if (checksum === null || world.uploads.by('checksum', checksum).length > 0) return;
  await rm(deepZoomFolderOf(slidesFolderOf(world), checksum), { recursive: true, force: true });
}
