import { blockOf } from '../tasks/ordered-slides.ts';
import type { BillableCase, BillableSpecimen, BillableSubsection, BillingLine } from './billable-case.ts';
import { isCocktail, isSameStain, isScoredMarker, specialStainCode } from './codes.ts';
import { wordKey } from './word-key.ts';

/** A line before its modifier is known. */
export type Counted = Omit<BillingLine, 'modifier'>;

type Scored = BillableCase['scored'];

const ofType = ({ subsections }: BillableSpecimen, type: string): readonly BillableSubsection[] =>
  subsections.filter(({ slideType }) => wordKey(slideType) === wordKey(type));

const blockName = (subsection: BillableSubsection): string => blockOf(subsection) ?? '';

const distinct = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.findIndex((other) => isSameStain(other, text)) === at);

const stainsOf = (subsections: readonly BillableSubsection[]): readonly string[] =>
  distinct(subsections.flatMap(({ stain }) => (stain === null ? [] : [stain])));

/** Stains, markers, probes and frozen sections of one specimen. Recuts, unstained slides and controls give none. */
export function stainLines(specimen: BillableSpecimen, scored: Scored): readonly Counted[] {
  return [
    ...frozenLines(specimen),
    ...specialLines(specimen),
    ...markerLines(specimen, scored),
    ...firstAndFurther(specimen, stainsOf(ofType(specimen, 'In_Situ_Hybridization')), ['88365', '88364']),
    ...firstAndFurther(specimen, stainsOf(ofType(specimen, 'Immunofluorescence')), ['88346', '88350']),
  ];
}

function frozenLines(specimen: BillableSpecimen): readonly Counted[] {
  const blocks = distinct(ofType(specimen, 'Frozen_Section_HE').map(blockName));
  return firstAndFurther(specimen, blocks, ['88331', '88332']);
}

/** A unit for each stain on each block. */
function specialLines(specimen: BillableSpecimen): readonly Counted[] {
  const done = ofType(specimen, 'Special_Stain').flatMap((subsection) =>
    subsection.stain === null ? [] : [{ block: blockName(subsection), stain: subsection.stain }],
  );
  const each = done.filter(
    ({ block, stain }, at) =>
      done.findIndex((other) => other.block === block && isSameStain(other.stain, stain)) === at,
  );
  const codes = distinct(each.map(({ stain }) => specialStainCode(stain)));
  return codes.map((code) => {
    const ofCode = each.filter(({ stain }) => specialStainCode(stain) === code);
    return line(
      specimen,
      code,
      ofCode.map(({ block, stain }) => `${stain} on ${block}`),
    );
  });
}

/** One antibody on two blocks of a specimen is one unit; a scored marker is not counted as an antibody too. */
function markerLines(specimen: BillableSpecimen, scored: Scored): readonly Counted[] {
  const markers = stainsOf(ofType(specimen, 'IHC'));
  const cocktails = markers.filter(isCocktail);
  const quantified = markers.filter(
    (marker) =>
      isScoredMarker(marker) &&
      scored.some(
        ({ specimenID, stain }) => specimenID === specimen.specimenID && isSameStain(stain, marker),
      ),
  );
  const single = markers.filter((marker) => !cocktails.includes(marker) && !quantified.includes(marker));
  return [
    ...firstAndFurther(specimen, single, ['88342', '88341']),
    ...(cocktails.length > 0 ? [line(specimen, '88344', cocktails)] : []),
    ...(quantified.length > 0 ? [line(specimen, '88360', quantified)] : []),
  ];
}

function firstAndFurther(
  specimen: BillableSpecimen,
  names: readonly string[],
  [first, further]: readonly [string, string],
): readonly Counted[] {
  if (names.length === 0) return [];
  const others = names.length > 1 ? [line(specimen, further, names.slice(1))] : [];
  return [line(specimen, first, names.slice(0, 1)), ...others];
}

const line = ({ specimenID }: BillableSpecimen, code: string, names: readonly string[]): Counted => ({
  specimenID,
  code,
  units: names.length,
  why: `On specimen ${specimenID}: ${names.join(', ')}.`,
});
