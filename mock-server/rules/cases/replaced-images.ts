import type { CaseRecord, ImageRecord } from '../../store/records/records.ts';
import type { RescanRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

/** An image that is no more one of its slide, with the rescan that ended with another in its place. */
interface Replaced {
  readonly image: ImageRecord;
  readonly subsectionId: string;
  readonly rescan: RescanRecord;
  /** What stands there now; null where that was taken off. */
  readonly replacedBy: string | null;
}

const doneRescans = (world: World, caseId: string): readonly RescanRecord[] =>
  world.rescans.by('case', caseId).filter(({ status }) => status === 'Fulfilled');

/** The images of a case that rescans took the place of. One that was only taken off is none of them. */
export function replacedImagesOf(world: World, { id, specimens }: CaseRecord): readonly Replaced[] {
  const done = doneRescans(world, id);
  const subsections = specimens.flatMap((specimen) => specimen.subsections);
  const present = new Set(
    subsections.flatMap(({ images }) => images.flatMap(({ imageId, gone }) => (gone ? [] : [imageId]))),
  );
  return subsections.flatMap((subsection) =>
    subsection.images.flatMap((image) => {
      const rescan = done.find(({ imageId }) => imageId === image.imageId);
      if (!image.gone || rescan === undefined) return [];
      const replacedBy = standsFor(image.imageId, done, present);
      return [{ image, subsectionId: subsection.id, rescan, replacedBy }];
    }),
  );
}

function standsFor(
  imageId: string,
  done: readonly RescanRecord[],
  present: ReadonlySet<string>,
): string | null {
  const rescan = done.find((one) => one.imageId === imageId);
  if (rescan === undefined || rescan.newImageId === null) return null;
  if (present.has(rescan.newImageId)) return rescan.newImageId;
  return standsFor(
    rescan.newImageId,
    done.filter((one) => one !== rescan),
    present,
  );
}
