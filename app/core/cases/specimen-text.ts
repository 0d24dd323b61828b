import { listLabel } from '../reference/list-labels.ts';

interface Site {
  readonly specimenType: string;
  readonly bodysite: string | null;
  readonly subsite: string | null;
  readonly laterality: string | null;
}

/** 'Excision · Skin, back · Left': what a specimen is and where it comes from, with its side where it has one. */
export function specimenSiteText({ specimenType, bodysite, subsite, laterality }: Site): string {
  const place = [bodysite, subsite].flatMap((part) => (part ? [listLabel(part)] : [])).join(', ');
  const side = laterality === null || laterality === 'Not_Applicable' ? '' : listLabel(laterality);
  return [listLabel(specimenType), place, side].filter(Boolean).join(' · ');
}
