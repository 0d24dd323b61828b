import { createHash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { World } from '../world.ts';
import { partBytesId } from './part-bytes.ts';

/**
 * Writes the parts of an upload one after another into one file, with one part in memory at a time, and gives the
 * SHA-256 of the whole. The file has its name only once it is whole and on disk. Rejects when a part is not there.
 */
export async function joinParts(
  world: World,
  uploadId: string,
  { path, scratch }: { readonly path: string; readonly scratch: string },
): Promise<string> {
  const draft = join(scratch, 'joined');
  const hash = createHash('sha256');
  const file = await open(draft, 'w');
  try {
    const parts = world.uploadParts.by('upload', uploadId).sort((a, b) => a.partNumber - b.partNumber);
    for (const { partNumber, sha256 } of parts) {
      const bytes = await world.bytes.get(partBytesId(uploadId, partNumber, sha256));
      if (bytes === null) throw new Error(`part ${partNumber} of ${uploadId} is not in the store`);
      hash.update(bytes);
      await file.writeFile(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(dirname(path));
  return hash.digest('hex');
}

/** A rename is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
