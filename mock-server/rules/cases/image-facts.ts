import { isPictureFile } from '#app/core/uploads/slide-file-names.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { Slide } from '../../slides/served-slide.ts';
import type { ImageRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { hasScale, readySlide } from './ready-upload.ts';

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

interface Files {
  readonly world: World;
  readonly slides: SlideLibrary;
}

/**
 * Whether the file states how large its pixels are, and readers measure by it. The image keeps what was thought of that when
 * it was added, which counts only where the upload is gone.
 */
export function statesScale({ upload, ...image }: ImageRecord, { world, slides }: Files): boolean {
  if (upload === undefined) return hasScale(standInOf(image, slides).facts);
  const record = world.uploads.find(upload.uploadId);
  const kept = record === null ? null : readySlide(record);
  return kept === null ? upload.hasScale : hasScale(kept);
}

/** A picture of a camera without a scale: lengths on it are pixels, and nobody enters a scale for it. */
export const isPicture = (image: ImageRecord, files: Files): boolean =>
  isPictureFile(image.fileName) && !statesScale(image, files);

/** Why there are no tiles of the image, in words for the user; null where there are. */
export const notShownOf = ({ upload }: ImageRecord): string | null => upload?.notShown ?? null;
