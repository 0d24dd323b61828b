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

/** Every image of a case that was scanned again and whose slide is still there. */
export const formerSlidesOf = ({
  slides,
  replacedImages,
}: Pick<Case, 'slides' | 'replacedImages'>): readonly FormerSlide[] =>
  slides.flatMap(({ specimenID, subsections }) =>
    subsections.flatMap((subsection, at) => {
      const title = subsectionHeading(subsection, subsectionDisplayIdOf(subsection, specimenID, at));
      return replacedImages
        .filter(({ subsectionId }) => subsectionId === subsection.id)
        .map(({ image: { imageId, checksum }, replacedAt, reason }) => ({
          imageId,
          checksum,
          specimenID,
          title,
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
