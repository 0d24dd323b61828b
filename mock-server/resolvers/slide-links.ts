import { mayOpenSlides } from '#app/core/cases/visibility.ts';
import type { Call, Resolver } from '../call.ts';
import type { ImageRecord } from '../records.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../seed.ts';
import { slideLinkOf } from '../slide-addresses.ts';

/** The image behind a blob id, whichever case it belongs to; null when there is none. */
export function imageOfBlob(world: World, blobId: string): ImageRecord | null {
  const specimens = world.cases.by('blob', blobId)[0]?.specimens ?? [];
  const images = specimens.flatMap(({ subsections }) => subsections.flatMap((section) => section.images));
  return images.find((image) => image.blobId === blobId) ?? null;
}

function seenImage({ world, input, caller }: Call<'getDownloadLink'>): ImageRecord {
  const { blobId } = input.params;
  const owner = world.cases.by('blob', blobId)[0];
  const image = imageOfBlob(world, blobId);
  if (owner === undefined || image === null || !mayOpenSlides(caller.viewer, owner))
    throw refuse('NOT_FOUND');
  return image;
}

export const getDownloadLink: Resolver<'getDownloadLink'> = {
  see: (call) => void seenImage(call),
  resolve: (call) => {
    const image = seenImage(call);
    if (image.gone) throw refuse('IMAGE_GONE');
    return { data: slideLinkOf(call, image.blobId, call.slides[image.slideId]) };
  },
};
