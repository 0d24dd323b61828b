import { labelsOf, listLabel, sideOf } from '../reference/list-labels.ts';

interface Placed {
  readonly bodysite: string | null;
  readonly subsite: string | null;
  readonly laterality: string | null;
  readonly specimenType: string;
}

/** 'Left, Breast, Upper outer quadrant · Lumpectomy': what a specimen is and where it was taken. */
export function placeText({ laterality, bodysite, subsite, specimenType }: Placed): string {
  const where = labelsOf(sideOf(laterality), bodysite, subsite).join(', ');
  return `${where === '' ? 'No site recorded' : where} · ${listLabel(specimenType)}`;
}
