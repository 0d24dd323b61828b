import { labelsOf, sideOf } from '../reference/list-labels.ts';

interface Site {
  readonly specimenType: string;
  readonly bodysite: string | null;
  readonly subsite: string | null;
  readonly laterality: string | null;
}

/** 'Excision · Skin, back · Left': what a specimen is and where it comes from, with its side where it has one. */
export function specimenSiteText({ specimenType, bodysite, subsite, laterality }: Site): string {
  const place = labelsOf(bodysite, subsite).join(', ');
  return [...labelsOf(specimenType), place, ...labelsOf(sideOf(laterality))].filter(Boolean).join(' · ');
}
