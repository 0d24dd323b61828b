import { associatedInFile } from '../../tiff/associated-file.client.ts';
import { type AssociatedPicture, type FoundPictures, NO_PICTURES } from '../associated.ts';
import { SlideFault } from '../slide-error.ts';
import { isPicture, type SlideLinkPart } from '../slide-link.ts';
import { linkedPictures } from './linked-pictures.client.ts';

async function picturesInFile(link: () => SlideLinkPart): Promise<FoundPictures> {
  if (isPicture(link())) return NO_PICTURES;
  try {
    return { pictures: await associatedInFile(() => link().link), missing: null };
  } catch (cause) {
    if (!(cause instanceof SlideFault)) throw cause;
    return { pictures: [], missing: cause };
  }
}

const hasBoth = (pictures: readonly AssociatedPicture[]): boolean =>
  (['label', 'macro'] as const).every((kind) => pictures.some((one) => one.kind === kind));

/**
 * The pictures in the file of a tiled slide, and those that the server took out of it: where one way fails, the other may
 * still bring the label. A thumbnail alone is not missed. Rejects with `SlideFault` where none came for a fault.
 */
export async function picturesBeside(link: () => SlideLinkPart): Promise<FoundPictures> {
  const inFile = await picturesInFile(link);
  const linked = await linkedPictures(link(), inFile.pictures);
  const pictures = [...inFile.pictures, ...linked.pictures];
  const missing = hasBoth(pictures) ? null : (linked.missing ?? inFile.missing);
  if (missing !== null && pictures.length === 0) throw missing;
  return { pictures, missing };
}
