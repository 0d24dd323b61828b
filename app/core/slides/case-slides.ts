import type { Case } from '#contracts/generated/wire.ts';
import type { CitedSlide } from '../citing/cited-fields.ts';
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
