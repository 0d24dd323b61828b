import GeoTIFF from 'geotiff';
import type { AssociatedPicture } from '../tiles/associated.ts';
import { SlideFault } from '../tiles/slide-error.ts';
import { associatedPictures } from './associated-picture.client.ts';
import { directoriesOf } from './directory/directory.client.ts';
import { BlockSource } from './ranges/block-source.client.ts';
import { RangeLoader } from './ranges/range-loader.client.ts';

/**
 * The associated pictures of a slide whose levels are shown from elsewhere: tiles made of a file leave its label
 * out. None where the file is no TIFF. Rejects with `SlideFault` where it cannot be had: a label that did not come is
 * not a label that is not there.
 */
export async function associatedInFile(address: () => string): Promise<readonly AssociatedPicture[]> {
  try {
    const tiff = await GeoTIFF.fromSource(new BlockSource(new RangeLoader(address)));
    return await associatedPictures(await directoriesOf(tiff));
  } catch (cause) {
    if (cause instanceof SlideFault) throw cause;
    return [];
  }
}
