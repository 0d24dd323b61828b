import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { TILE_SIZE_PX, tileFile } from '../slides/deep-zoom.ts';

const PLACES = [1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6];

/** The limit is for the sharpest place: a blur of three pixels leaves a slide 0.6 at most; the softest sound one has 0.96. */
export const SHARP_ENOUGH = 0.7;

/**
 * The strongest edges (deviation of the Laplacian) among two dozen tiles of the finest level, spread evenly: one sharp
 * place is enough, for most of a slide may be empty glass.
 */
export async function sharpnessOf(
  folder: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<number> {
  const level = Math.ceil(Math.log2(Math.max(width, height)));
  let best = 0;
  for (const x of PLACES)
    for (const y of PLACES) {
      const column = Math.floor((x * width) / TILE_SIZE_PX);
      const row = Math.floor((y * height) / TILE_SIZE_PX);
      const tile = await readFile(tileFile(folder, level, column, row));
      best = Math.max(best, (await sharp(tile).stats()).sharpness);
    }
  return best;
}
