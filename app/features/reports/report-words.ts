import type { AmendedField, Communication, FinalReport } from '#contracts/generated/wire.ts';

export const HEADINGS: Readonly<Record<FinalReport['heading'], string>> = {
  FINAL: 'Final report',
  PRELIMINARY: 'Preliminary report',
  AMENDED: 'Amended report',
  ADDENDUM: 'Report with addendum',
};

export const CHANNEL_LABELS: Readonly<Record<Communication['channel'], string>> = {
  phone: 'By phone',
  in_person: 'In person',
  secure_message: 'By secure message',
  fax: 'By fax',
};

export const FIELD_LABELS: Readonly<Record<AmendedField['field'], string>> = {
  diagnosis: 'Diagnosis',
  comment: 'Comment',
  synoptic: 'Synoptic report',
  ancillary: 'Ancillary studies',
  intraoperative: 'Intraoperative consultation',
  microscopic: 'Microscopic description',
  gross: 'Gross description',
  findings: 'Codes of the finding',
  bodysite: 'Site',
  subsite: 'Subsite',
  laterality: 'Side',
  specimenType: 'Kind of specimen',
  patient: 'Patient',
  dates: 'Dates',
  orderingPhysician: 'Ordering physician',
};

/** The signed file of one version; it names the case and no patient. */
export const pdfPathOf = (caseId: string, version: number): string =>
  `/files/report/${encodeURIComponent(caseId)}?version=${version}`;
