import type { Case } from '#contracts/generated/wire.ts';
import { slideName } from '../slides/slide-names.ts';

/** Slides of one block with one stain that the signer may have read under a microscope instead. */
export interface SlidesForGlass {
  readonly id: string;
  /** Such as 'Specimen A, A1 (H&E)'. */
  readonly name: string;
}

/** The slides of a case that its reader has not opened whole: an image is unopened, or has not come. */
export const slidesForGlass = ({ slides }: Pick<Case, 'slides'>): readonly SlidesForGlass[] =>
  slides.flatMap(({ specimenID, subsections }) =>
    subsections
      .filter(({ images, slideCount }) => images.length < slideCount || images.some(({ opened }) => !opened))
      .map(({ id, displayId, block, stain }) => ({
        id,
        name: `Specimen ${specimenID}, ${slideName({ displayId, block }) || id}${stain === null ? '' : ` (${stain})`}`,
      })),
  );
