import { scaleOf } from '#app/core/slides/scale.ts';
import { isPictureFile } from '#app/core/uploads/slide-file-names.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { Slide } from '../../slides/served-slide.ts';
import type { ImageRecord } from '../../store/records/records.ts';

/** The real slide behind an image that nobody uploaded. */
function standInOf({ imageId, slideId }: ImageRecord, slides: SlideLibrary): Slide {
  if (slideId === undefined) throw new Error(`image ${imageId} has neither an upload nor a slide`);
  return slides[slideId];
}

/** SHA-256 of the image's file: of the one that was uploaded, else of the slide that stands in for it. */
export const checksumOf = (image: ImageRecord, slides: SlideLibrary): string =>
  image.upload?.checksum ?? standInOf(image, slides).sha256;

export const sizeBytesOf = (image: ImageRecord, slides: SlideLibrary): number =>
  image.upload?.sizeBytes ?? standInOf(image, slides).sizeBytes;

/** Whether the file states how large its pixels are, and readers measure by it. */
export const statesScale = (image: ImageRecord, slides: SlideLibrary): boolean =>
  image.upload?.hasScale ?? scaleOf(standInOf(image, slides).facts.scale, true).state === 'file';

/** A picture of a camera without a scale: lengths on it are pixels, and nobody enters a scale for it. */
export const isPicture = (image: ImageRecord, slides: SlideLibrary): boolean =>
  isPictureFile(image.fileName) && !statesScale(image, slides);

/** Why there are no tiles of the image, in words for the user; null where there are. */
export const notShownOf = ({ upload }: ImageRecord): string | null => upload?.notShown ?? null;
