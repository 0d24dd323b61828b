import type { FinalReport } from '#contracts/generated/wire.ts';

type Lines = readonly (string | null)[];

const withName = (name: string, text: string | null): string | null =>
  text === null || text.trim() === '' ? null : `${name}: ${text}`;

/**
 * The clinical information, as every copy of a report has it. What the ordering side presumed is named as such: a bare
 * "Colon cancer" could be read as a finding.
 */
export const clinicalLines = ({
  history,
  clinicalImpression,
  icd10,
}: FinalReport['clinicalInformation']): Lines => [
  history,
  withName('Clinical impression', clinicalImpression),
  withName('ICD-10 codes of the order', icd10.join(', ')),
];

/** The reading during surgery, and how the final diagnosis fits it. */
export const intraoperativeLines = (told: FinalReport['intraoperative']): Lines =>
  told === null ? [] : [told.result, withName('Correlation', told.correlation)];
