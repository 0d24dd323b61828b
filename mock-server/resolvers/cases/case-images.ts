import { isNewImage } from '#app/core/cases/new-images.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import { blockOf } from '#app/core/tasks/ordered-slides.ts';
import type { ImageZodType } from '#contracts/generated/schemas/image.ts';
import type { ReplacedImageZodType } from '#contracts/generated/schemas/replaced-image.ts';
import type { SpecimenZodType } from '#contracts/generated/schemas/specimen.ts';
import type { Caller } from '../../http/authentication.ts';
import { enteredScaleOf, factsOf, openedBy } from '../../rules/cases/case-facts.ts';
import { checksumOf, notShownOf } from '../../rules/cases/image-facts.ts';
import { replacedImagesOf } from '../../rules/cases/replaced-images.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseRecord, ImageRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

const NO_TYPE = 'Other';

interface Reader {
  readonly world: World;
  readonly caller: Caller;
}

/** How an image of the case is told to this person, who may have looked at it. */
function imageFormOf(aCase: CaseRecord, { world, caller }: Reader, slides: SlideLibrary) {
  const opened = new Set(openedBy(world, aCase.id, caller.user.id));
  if (aCase.assignedProviderId === caller.user.id)
    for (const imageId of aCase.openedImageIds) opened.add(imageId);
  const facts = factsOf(world, aCase.id);
  return (image: ImageRecord): Omit<ImageZodType, 'isNew'> => ({
    imageId: image.imageId,
    checksum: checksumOf(image, slides),
    fileName: image.fileName,
    fileContent: image.blobId,
    notShown: notShownOf(image),
    enteredScale: enteredScaleOf(facts, image, { world, slides }),
    opened: opened.has(image.imageId),
  });
}

/** The specimens with what this person has looked at, and what came since they took the case. */
export function specimensOf(aCase: CaseRecord, reader: Reader, slides: SlideLibrary): SpecimenZodType[] {
  const isReader = aCase.assignedProviderId === reader.caller.user.id;
  const takenAt = isReader && isWithReader(aCase.status) ? aCase.selectedAt : null;
  const formOf = imageFormOf(aCase, reader, slides);
  const imageOf = (image: ImageRecord, isRequested: boolean): ImageZodType => {
    const form = formOf(image);
    const arrived = { opened: form.opened, addedAt: image.upload?.addedAt ?? null, isRequested };
    return { ...form, isNew: isNewImage(arrived, takenAt) };
  };
  return aCase.specimens.map(({ id: _id, receivedDate: _received, subsections, ...specimen }) => ({
    ...specimen,
    specimenType: specimen.specimenType ?? NO_TYPE,
    subsections: subsections.map(({ addedAt: _added, ...subsection }) => ({
      ...subsection,
      block: blockOf(subsection),
      slideType: subsection.slideType ?? NO_TYPE,
      images: subsection.images
        .filter(({ gone }) => !gone)
        .map((image) => imageOf(image, subsection.isRequested)),
    })),
  }));
}

/** What rescans took the place of, so that nobody who knew it loses its slide. */
export function replacedFormsOf(
  aCase: CaseRecord,
  reader: Reader,
  slides: SlideLibrary,
): ReplacedImageZodType[] {
  const formOf = imageFormOf(aCase, reader, slides);
  return replacedImagesOf(reader.world, aCase).map(({ image, subsectionId, rescan, replacedBy }) => ({
    image: { ...formOf(image), isNew: false },
    subsectionId,
    reason: rescan.reason,
    replacedBy,
    replacedAt: rescan.closedAt ?? rescan.requestedAt,
  }));
}
