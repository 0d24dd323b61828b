import type { SlideImage } from './flatten.ts';

export type Neighbour =
  | { readonly available: true; readonly image: SlideImage; readonly differentSpecimen: boolean }
  | { readonly available: false; readonly image: null; readonly differentSpecimen: false };

export interface Neighbours {
  readonly total: number;
  /** Null only in an empty case. */
  readonly current: SlideImage | null;
  readonly previous: Neighbour;
  readonly next: Neighbour;
}

const NONE: Neighbour = { available: false, image: null, differentSpecimen: false };

const neighbour = (image: SlideImage | undefined, here: SlideImage): Neighbour =>
  image ? { available: true, image, differentSpecimen: image.specimenIndex !== here.specimenIndex } : NONE;

/**
 * The navigation helper of specification 4.4. Null for an index that the list does not have; an empty list has
 * no index, so there it answers for all of them: nothing to show, nowhere to go.
 */
export function neighboursAt(images: readonly SlideImage[], index: number): Neighbours | null {
  if (images.length === 0) return { total: 0, current: null, previous: NONE, next: NONE };
  const current = images[index];
  if (!current) return null;
  return {
    total: images.length,
    current,
    previous: neighbour(images[index - 1], current),
    next: neighbour(images[index + 1], current),
  };
}
