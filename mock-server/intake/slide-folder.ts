import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesIn } from '../store/data-folder.ts';
import type { World } from '../world.ts';

const temporary = new Set<string>();
const byWorld = new Map<string, string>();

/**
 * Where the uploaded slides of a world lie, each as one file beside the folders of tiles. A world in memory gets a
 * folder that goes when the process ends.
 */
export function slidesFolderOf({ id, bytes }: World): string {
  if (bytes.folder !== undefined) return placesIn(bytes.folder).slides;
  const known = byWorld.get(id);
  if (known !== undefined) return known;
  const made = makeTemporary();
  byWorld.set(id, made);
  return made;
}

function makeTemporary(): string {
  const made = mkdtempSync(join(tmpdir(), 'uploaded-slides-'));
  if (temporary.size === 0) process.once('exit', removeTemporary);
  temporary.add(made);
  return made;
}

function removeTemporary(): void {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
}

/** The slides of a world in memory as they are now, in a folder that outlives it; null where it has none. */
export function keepSlides({ id }: World): string | null {
  const folder = byWorld.get(id);
  if (folder === undefined) return null;
  const kept = makeTemporary();
  linkAll(folder, kept);
  return kept;
}

/** Gives a world in memory the slides that were kept, which stay kept for another one. */
export const putSlides = (world: World, kept: string): void => linkAll(kept, slidesFolderOf(world));

export function dropSlides(kept: string): void {
  rmSync(kept, { recursive: true, force: true });
  temporary.delete(kept);
}

/** Slides and tiles are written once and get their names when they are whole, so that both folders may have one file. */
function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name.startsWith(UNFINISHED)) continue;
    if (!entry.isDirectory()) linkSync(source, target);
    else {
      mkdirSync(target);
      linkAll(source, target);
    }
  }
}

const UNFINISHED = '.reading-';

/** The file of an uploaded slide; its name is the blob's, never one that somebody typed. */
export const findUploadedFile = (world: World, blobId: string): string => join(slidesFolderOf(world), blobId);

/** For what is unfinished while one upload is read. */
export async function scratchOf(world: World, uploadId: string): Promise<string> {
  const scratch = join(slidesFolderOf(world), `${UNFINISHED}${uploadId}`);
  await mkdir(scratch, { recursive: true });
  return scratch;
}
