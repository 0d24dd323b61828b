import type { UploadRecord } from '../store/tables/files.ts';
import type { World } from '../world.ts';
import { dropParts } from './part-bytes.ts';
import { removeFiles, stopReading } from './take-in.ts';

/** Throws an upload away with its data files: the records and parts at once, files and pictures once that is kept. */
export async function dropUpload(world: World, { id }: UploadRecord): Promise<void> {
  for (const companion of world.uploads.by('companionOf', id)) await dropUpload(world, companion);
  await world.lock(`upload ${id}`, async () => {
    const upload = world.uploads.find(id);
    if (upload === null) return;
    world.uploads.remove(id);
    world.ledger.afterwards((isKept) => {
      if (!isKept) return;
      stopReading(world, id);
      removeFiles(world, id, upload.checksum).catch((error: unknown) =>
        console.error('mock: dropped upload', error),
      );
    });
    await dropParts(world, id);
  });
}
