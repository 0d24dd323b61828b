import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesIn } from '../store/data-folder.ts';
import type { World } from '../world.ts';

const temporary = new Map<string, string>();

/**
 * Where the uploaded slides of a world lie, each as one file beside the folders of tiles. A world in memory gets a
 * folder that goes when the process ends.
 */
export function slidesFolderOf({ id, bytes }: World): string {
  if (bytes.folder !== undefined) return placesIn(bytes.folder).slides;
  const known = temporary.get(id);
  if (known !== undefined) return known;
  const made = mkdtempSync(join(tmpdir(), 'uploaded-slides-'));
  if (temporary.size === 0) process.once('exit', removeTemporary);
  temporary.set(id, made);
  return made;
}

function removeTemporary(): void {
  for (const folder of temporary.values()) rmSync(folder, { recursive: true, force: true });
}

/** The file of an uploaded slide; its name is the blob's, never one that somebody typed. */
export const findUploadedFile = (world: World, blobId: string): string => join(slidesFolderOf(world), blobId);

/** For what is unfinished while one upload is read. */
export async function scratchOf(world: World, uploadId: string): Promise<string> {
  const scratch = join(slidesFolderOf(world), `.reading-${uploadId}`);
  await mkdir(scratch, { recursive: true });
  return scratch;
}
