import { sameWord } from '../billing/word-key.ts';
import { listLabelOrNull } from '../reference/list-labels.ts';
import { type CaseImage, type CaseSpecimen, type CaseSubsection, firstText } from './viewer-case.ts';

export const UNKNOWN_SLIDE = 'Unknown Slide';

const bracket = (text: string | null): string | null => (text === null ? null : `(${text})`);
const joinParts = (parts: readonly (string | null)[], between: string): string =>
  parts.filter((part) => part !== null).join(between);

/** Specification 5: a specimen's id, its record's id, or else its place in the case. */
export function specimenIdOf(specimen: CaseSpecimen, specimenIndex: number): string {
  return firstText(specimen.specimenID, specimen.id) ?? `Specimen ${String(specimenIndex + 1)}`;
}

/** Specification 5: display id, id, or else a name made of the specimen's id and its place in it. */
export function subsectionDisplayIdOf(
  subsection: CaseSubsection,
  specimenId: string,
  subsectionIndex: number,
): string {
  return firstText(subsection.displayId, subsection.id) ?? `${specimenId}-${String(subsectionIndex + 1)}`;
}

/** Heads a group of the side menu (specification 2.8). */
export function specimenTitle(specimen: CaseSpecimen, specimenId: string): string {
  const site = bracket(listLabelOrNull(firstText(specimen.bodysite)));
  return joinParts([specimenId, listLabelOrNull(firstText(specimen.specimenType)), site], ' ');
}

export function subsectionHeading(subsection: CaseSubsection, displayId: string): string {
  const type = listLabelOrNull(firstText(subsection.slideType));
  const stain = firstText(subsection.stain);
  // Labs write 'H&E' as both.
  const named = joinParts([type, bracket(sameWord(stain ?? '', type ?? '') ? null : stain)], ' ');
  return joinParts([displayId, firstText(named)], ' · ');
}

/** An image under the title of its subsection, with its number where there are several: two never bear the same one. */
export const titleAmong = (title: string, place: number, count: number): string =>
  count === 1 ? title : `${title} · ${String(place + 1)}`;

/** A composed display id says nothing about the slide, so only ids of the record count here. */
export function slideNameTitle(subsection: CaseSubsection, image: CaseImage): string {
  const id = firstText(subsection.displayId, subsection.id);
  const name = firstText(image.fileName, image.title);
  return joinParts([id, name], ' - ') || UNKNOWN_SLIDE;
}

export function movingToSpecimen(specimenId: string): string {
  return `Moving to Specimen ${specimenId}`;
}

/** `index` counts from 0, the reader from 1. */
export function slideCounter(index: number, total: number): string {
  return `${String(index + 1)} of ${String(total)}`;
}
