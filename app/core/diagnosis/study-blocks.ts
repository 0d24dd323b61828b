import type { AncillaryStudyZodType } from '#contracts/generated/schemas/ancillary-study.ts';
import { blockOf } from '../tasks/ordered-slides.ts';

/** The specimens of a case with the blocks of their slides. */
type Blocks = readonly {
  readonly specimenID: string;
  readonly subsections: readonly Parameters<typeof blockOf>[0][];
}[];

const keyOf = (block: string): string => block.trim().toUpperCase();

/**
 * Whose block a study names where it is another specimen's than the study's, as a sentence; null where the case knows of no
 * such block, and where the specimen of the study has one of that name too.
 */
export function otherBlockText(
  slides: Blocks,
  { specimenID, block }: Pick<AncillaryStudyZodType, 'specimenID' | 'block'>,
): string | null {
  const owners = slides
    .filter(({ subsections }) => subsections.some((one) => keyOf(blockOf(one) ?? '') === keyOf(block)))
    .map((slide) => slide.specimenID);
  if (keyOf(block) === '' || owners.length === 0 || owners.includes(specimenID)) return null;
  return `Block ${block.trim()} is of specimen ${owners.join(' and ')}.`;
}

/** Heads what `otherBlocks` tells. */
export const OTHER_BLOCKS =
  'Look again at these studies: the report prints each under the specimen that it names';

/** What is to be looked at again before studies are signed, each with its study. */
export const otherBlocks = (slides: Blocks, studies: readonly AncillaryStudyZodType[]): readonly string[] =>
  studies.flatMap((study) => {
    const text = otherBlockText(slides, study);
    return text === null ? [] : [`${study.stain} of specimen ${study.specimenID}: ${text}`];
  });
