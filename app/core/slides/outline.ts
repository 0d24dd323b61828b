import { specimenIdOf, specimenTitle, subsectionDisplayIdOf, subsectionHeading } from './titles.ts';
import { type CaseSpecimen, listOf, type SlideCase } from './viewer-case.ts';

/** A specimen and its subsections by their headings, in the order of the case; those without pictures too. */
export interface SpecimenOutline {
  readonly title: string;
  readonly subsections: readonly string[];
}

function outlineOfSpecimen(specimen: CaseSpecimen, index: number): SpecimenOutline {
  const specimenId = specimenIdOf(specimen, index);
  return {
    title: specimenTitle(specimen, specimenId),
    subsections: listOf(specimen.subsections).map((subsection, place) =>
      subsectionHeading(subsection, subsectionDisplayIdOf(subsection, specimenId, place)),
    ),
  };
}

/** What the side menu lists (specification 2.8): a slide that is not scanned yet must be seen to be missing. */
export const outlineOf = ({ slides }: SlideCase): readonly SpecimenOutline[] =>
  listOf(slides).map(outlineOfSpecimen);
