import { mayOpenSlides } from '#app/core/cases/visibility.ts';
import { isShownOnDemand } from '#app/core/slides/replaced-images.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { serveUpload, uploadOfBlob } from '../../intake/served-upload.ts';
import { hidesImages } from '../../rules/cases/case-facts.ts';
import { replacedImagesOf } from '../../rules/cases/replaced-images.ts';
import { caseAsTo } from '../../rules/cases/second-readers.ts';
import { type SlideLibrary, servedOf } from '../../slides/library.ts';
import type { ServedSlide } from '../../slides/served-slide.ts';
import { slideLinkOf } from '../../slides/slide-addresses.ts';
import type { ImageRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { maySeeUpload } from '../uploads/upload-access.ts';

/**
 * Every image with the blob id, two where the same upload was put on two slides, and whether it can be shown: those of
 * the case, and those that rescans took the place of.
 */
function imagesOfBlob(
  world: World,
  blobId: string,
): readonly { readonly image: ImageRecord; readonly isShown: boolean }[] {
  return world.cases.by('blob', blobId).flatMap((aCase) => {
    const former = replacedImagesOf(world, aCase).filter(({ rescan }) => isShownOnDemand(rescan));
    return aCase.specimens
      .flatMap(({ subsections }) => subsections.flatMap(({ images }) => images))
      .filter((image) => image.blobId === blobId)
      .map((image) => ({ image, isShown: !image.gone || former.some((one) => one.image === image) }));
  });
}

interface Places {
  readonly world: World;
  readonly slides: SlideLibrary;
}

/**
 * What a blob is: the file that was uploaded under it, else the real slide that stands in for an image of the demo.
 * Null where there is none, 'gone' where it was taken off or shows another slide than its own.
 */
export function slideOfBlob({ world, slides }: Places, blobId: string): ServedSlide | 'gone' | null {
  const images = imagesOfBlob(world, blobId);
  const present = images.find(({ isShown }) => isShown)?.image;
  if (images.length > 0 && present === undefined) return 'gone';
  const upload = uploadOfBlob(world, blobId);
  if (upload !== null) return serveUpload(world, upload);
  return present?.slideId === undefined ? null : servedOf(slides[present.slideId]);
}

/** Whoever may open the slides of the case; of an upload that is on no case yet, whoever may see the upload. */
function requireSeenSlide(call: Call<'getDownloadLink'>): ServedSlide | 'gone' {
  const { world, input, caller } = call;
  const { blobId } = input.params;
  const owners = world.cases.by('blob', blobId);
  const upload = uploadOfBlob(world, blobId);
  const isSeen =
    owners.length === 0
      ? upload !== null && maySeeUpload(caller.viewer, upload)
      : owners.some(
          (aCase) =>
            mayOpenSlides(caller.viewer, caseAsTo(world, aCase, caller.user.id)) &&
            !hidesImages(world, aCase, caller.viewer.role),
        );
  const slide = isSeen ? slideOfBlob(call, blobId) : null;
  if (slide === null) throw refuse('NOT_FOUND');
  return slide;
}

export const getDownloadLink: Resolver<'getDownloadLink'> = {
  see: (call) => void requireSeenSlide(call),
  resolve: (call) => {
    const slide = requireSeenSlide(call);
    if (slide === 'gone') throw refuse('IMAGE_GONE');
    return { data: slideLinkOf(call, call.input.params.blobId, slide) };
  },
};
