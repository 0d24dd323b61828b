import type { Case } from '#contracts/generated/wire.ts';
import type { CitedSlide } from '../citing/cited-fields.ts';
import { isShownOnDemand } from './replaced-images.ts';
import { subsectionDisplayIdOf, subsectionHeading, titleAmong } from './titles.ts';

/** Every image of a case under the name that people read. */
export const caseSlidesOf = ({ slides }: Pick<Case, 'slides'>): readonly CitedSlide[] =>
  slides.flatMap(({ specimenID, subsections }) =>
    subsections.flatMap((subsection, at) => {
      const heading = subsectionHeading(subsection, subsectionDisplayIdOf(subsection, specimenID, at));
      return subsection.images.map(({ imageId, checksum }, place, all) => ({
        imageId,
        checksum,
        specimenID,
        title: titleAmong(heading, place, all.length),
      }));
    }),
  );

/** The names alone, by image. */
export const slideNamesOf = (item: Pick<Case, 'slides'>): Readonly<Record<string, string>> =>
  Object.fromEntries(caseSlidesOf(item).map(({ imageId, title }) => [imageId, title]));

/** An image that was scanned again, under the name of its slide. */
export interface FormerSlide extends CitedSlide {
  readonly replacedAt: string;
  /** Whether it can still be looked at. */
  readonly isShown: boolean;
}

/** A former image has the name of the one in its place. Where that was taken off it has no number, which is of another now. */
function titleInPlaceOf(
  heading: string,
  images: readonly { readonly imageId: string }[],
  successor: string | null,
): string {
  const place = images.findIndex(({ imageId }) => imageId === successor);
  return place === -1 ? heading : titleAmong(heading, place, images.length);
}

/** Every image of a case that was scanned again and whose slide is still there. */
export const formerSlidesOf = ({
  slides,
  replacedImages,
}: Pick<Case, 'slides' | 'replacedImages'>): readonly FormerSlide[] =>
  slides.flatMap(({ specimenID, subsections }) =>
    subsections.flatMap((subsection, at) => {
      const heading = subsectionHeading(subsection, subsectionDisplayIdOf(subsection, specimenID, at));
      const { images } = subsection;
      return replacedImages
        .filter(({ subsectionId }) => subsectionId === subsection.id)
        .map(({ image: { imageId, checksum }, replacedBy, replacedAt, reason }) => ({
          imageId,
          checksum,
          specimenID,
          title: titleInPlaceOf(heading, images, replacedBy),
          replacedAt,
          isShown: isShownOnDemand({ reason }),
        }));
    }),
  );

/** Every image that may have marks: those of the case, and those that were scanned again. */
export const markedImagesOf = (item: Pick<Case, 'slides' | 'replacedImages'>): readonly CitedSlide[] => [
  ...caseSlidesOf(item),
  ...formerSlidesOf(item),
];
