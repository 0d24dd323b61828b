import type { FoundPictures } from './associated.ts';
import { isLinkRefused, readRenewed } from './link-refusal.ts';
import type { TileSource } from './tile.ts';

type Beside = Pick<TileSource, 'associated' | 'renew'>;

/** Where only some came because the link was refused, all are asked for once more with a newer one. */
async function askBeside(source: Beside): Promise<FoundPictures> {
  const found = await readRenewed(source, () => source.associated());
  const isRefused = found.missing !== null && isLinkRefused(found.missing.slideError);
  return isRefused && (await source.renew()) ? source.associated() : found;
}

/** The pictures beside the levels of a slide, each of which is read with a newer link where its own is refused. */
export async function foundPicturesOf(source: Beside): Promise<FoundPictures> {
  const { pictures, missing } = await askBeside(source);
  const renewing = pictures.map((one) => ({
    ...one,
    picture: (signal: AbortSignal) => readRenewed(source, () => one.picture(signal)),
  }));
  return { pictures: renewing, missing };
}
