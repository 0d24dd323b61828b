import { z } from 'zod';
import type { ImageRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { RescanRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

const FoundUploads = z.array(z.object({ status: z.string() }));

/** What the files' store may offer: uploads by the blob that they became. */
interface UploadsByBlob {
  readonly uploads?: { by(index: 'blob', key: string): readonly unknown[] };
}

/** Images of a slide that can be shown: neither superseded nor from an upload that is still being read. */
export const listFinishedImages = (
  world: World,
  { images }: Pick<SpecimenRecord['subsections'][number], 'images'>,
): readonly ImageRecord[] => images.filter((image) => !image.gone && isRead(world, image.blobId));

/** The request that is answered; a rescan names the image that it wants anew. */
type Asked = Pick<RescanRecord, 'id' | 'caseId' | 'requestedAt'> & Partial<Pick<RescanRecord, 'imageId'>>;

/**
 * Finished images that came for an order or a rescan: after it was asked for, wherever they stand among the others, and
 * no other rescan has ended with them.
 */
export function listNewImages(
  world: World,
  slide: Pick<SpecimenRecord['subsections'][number], 'images'>,
  { id, caseId, requestedAt, imageId: askedAgain }: Asked,
): readonly ImageRecord[] {
  const others = world.rescans.by('case', caseId).filter((other) => other.id !== id);
  return listFinishedImages(world, slide).filter(
    ({ imageId, upload }) =>
      imageId !== askedAgain &&
      upload !== undefined &&
      // A clock that stands still gives both one moment.
      Date.parse(upload.addedAt) >= Date.parse(requestedAt) &&
      !others.some(({ newImageId }) => newImageId === imageId),
  );
}

// An image of the seed has no upload; one that came by upload has exactly one.
function isRead(world: World & UploadsByBlob, blobId: string): boolean {
  const found = FoundUploads.safeParse(world.uploads?.by('blob', blobId) ?? []);
  return !found.success || found.data.every(({ status }) => status === 'Ready');
}
