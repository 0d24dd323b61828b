/** The labels of the reference lists that are not their value with spaces in place of lines. */
const LABELS: Readonly<Record<string, string>> = {
  // Body sites and their subsites.
  Clock_position_free_text: 'Clock position (free text)',
  Cul_de_sac: 'Cul-de-sac',
  Distance_from_incisors_free_text: 'Distance from incisors (free text)',
  Other_free_text: 'Other (free text)',
  Segment_free_text: 'Segment (free text)',
  // Specimen types.
  Biopsy_Core_Needle: 'Biopsy - Core Needle',
  Biopsy_Endoscopic: 'Biopsy - Endoscopic',
  Biopsy_Excisional: 'Biopsy - Excisional',
  Biopsy_Incisional: 'Biopsy - Incisional',
  Biopsy_Not_Further_Specified: 'Biopsy - Not Further Specified',
  Biopsy_Punch: 'Biopsy - Punch',
  Biopsy_Shave: 'Biopsy - Shave',
  Re_excision: 'Re-excision',
  Resection_Segmental: 'Resection - Segmental',
  Resection_Total_Organ: 'Resection - Total Organ',
  // Slide types.
  Cell_Block_HE: 'Cell Block H&E',
  Frozen_Section_HE: 'Frozen Section H&E',
  HE: 'H&E',
  HE_Deeper_Level: 'H&E Deeper Level',
  HE_Recut: 'H&E Recut',
  Liquid_Based_Preparation: 'Liquid-Based Preparation',
  // Payers.
  Blue_Cross_Blue_Shield_other_plan: 'Blue Cross Blue Shield (other plan)',
  Centene_Ambetter: 'Centene / Ambetter',
  Self_Pay: 'Self-Pay',
  Workers_Compensation: "Workers' Compensation",
};

/**
 * What people read of a value of the lists of specimen types, body sites, sides, slide types, races and payers. A label
 * that an older record holds, and words of the facility's own, stay as they are but for lines between words.
 */
export const listLabel = (value: string): string =>
  Object.hasOwn(LABELS, value) ? (LABELS[value] ?? value) : value.replaceAll('_', ' ');

export const listLabelOrNull = (value: string | null): string | null =>
  value === null ? null : listLabel(value);

/** What people read of each of these values that is there. */
export const labelsOf = (...values: readonly (string | null)[]): readonly string[] =>
  values.flatMap((value) => (value ? [listLabel(value)] : []));

/** Sides that are none; a lab writes these where no side was asked for. */
const NO_SIDE: ReadonlySet<string> = new Set(['Not_Applicable', 'Not Applicable', 'Unspecified']);

/** The side of a specimen; null for one that has none, whatever an older record holds for it. */
export const sideOf = (laterality: string | null): string | null =>
  laterality === null || NO_SIDE.has(laterality) ? null : laterality;
