import { specimenIdOf, specimenTitle, subsectionDisplayIdOf, subsectionHeading } from './titles.ts';
import { type CaseSpecimen, firstText, listOf, type SlideCase } from './viewer-case.ts';

interface SubsectionOutline {
  /** As `flattenCase` names it, so that the images of a case that was read before are found by it. */
  readonly id: string;
  readonly heading: string;
  readonly imageIds: readonly string[];
  /** A reader ordered it, so that it may not be there yet. */
  readonly isOrdered: boolean;
}

/** A specimen and its subsections by their headings, in the order of the case; those without pictures too. */
export interface SpecimenOutline {
  readonly id: string;
  readonly title: string;
  readonly subsections: readonly SubsectionOutline[];
}

function outlineOfSpecimen(specimen: CaseSpecimen, index: number): SpecimenOutline {
  const id = specimenIdOf(specimen, index);
  return {
    id,
    title: specimenTitle(specimen, id),
    subsections: listOf(specimen.subsections).map((subsection, place) => {
      const displayId = subsectionDisplayIdOf(subsection, id, place);
      return {
        id: firstText(subsection.id) ?? displayId,
        heading: subsectionHeading(subsection, displayId),
        isOrdered: subsection.isRequested === true,
        imageIds: listOf(subsection.images).flatMap(
          ({ imageId, fileContent }) => firstText(imageId, fileContent) ?? [],
        ),
      };
    }),
  };
}

/** What the side menu lists (specification 2.8): a slide that is not scanned yet must be seen to be missing. */
export const outlineOf = ({ slides }: SlideCase): readonly SpecimenOutline[] =>
  listOf(slides).map(outlineOfSpecimen);
