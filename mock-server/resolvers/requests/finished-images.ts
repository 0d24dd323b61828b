import { z } from 'zod';
import type { ImageRecord, SpecimenRecord } from '../../store/records/records.ts';
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

// An image of the seed has no upload; one that came by upload has exactly one.
function isRead(world: World & UploadsByBlob, blobId: string): boolean {
  const found = FoundUploads.safeParse(world.uploads?.by('blob', blobId) ?? []);
  return !found.success || found.data.every(({ status }) => status === 'Ready');
}
