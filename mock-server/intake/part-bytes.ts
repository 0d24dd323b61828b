import type { World } from '../world.ts';

/** The id of a part's bytes. The hash is in it, so that two different parts of one number never lie on each other. */
export const partBytesId = (uploadId: string, partNumber: number, sha256: string): string =>
  `${uploadId}-${partNumber}-${sha256.slice(0, 16)}`;

/** Throws the parts of an upload away: the records at once, the bytes after them. */
export async function dropParts(world: World, uploadId: string): Promise<void> {
  const parts = world.uploadParts.by('upload', uploadId);
  for (const { id } of parts) world.uploadParts.remove(id);
  for (const { partNumber, sha256 } of parts)
    await world.bytes.remove(partBytesId(uploadId, partNumber, sha256));
}
