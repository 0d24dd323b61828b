import { listLabel } from '../reference/list-labels.ts';

interface Placed {
  readonly bodysite: string | null;
  readonly subsite: string | null;
  readonly laterality: string | null;
  readonly specimenType: string;
}

/** Sides that are none; a lab writes these where no side was asked for. */
const NO_SIDE: ReadonlySet<string> = new Set(['Not_Applicable', 'Not Applicable', 'Unspecified']);

const sideOf = ({ laterality }: Placed): string | null =>
  laterality === null || NO_SIDE.has(laterality) ? null : laterality;

/** 'Left, Breast, Upper outer quadrant · Lumpectomy': what a specimen is and where it was taken. */
export function placeText(specimen: Placed): string {
  const where = [sideOf(specimen), specimen.bodysite, specimen.subsite]
    .flatMap((part) => (part ? [listLabel(part)] : []))
    .join(', ');
  return `${where === '' ? 'No site recorded' : where} · ${listLabel(specimen.specimenType)}`;
}
