import { labels } from '#contracts/generated/labels.ts';
import type { AmendedField } from '#contracts/generated/wire.ts';
import { listLabel } from '../reference/list-labels.ts';
import { dayText, NO_DATE } from '../text/dates.ts';

/** What an amendment calls the parts of a report, on the screen and in its file. */
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
  lastName: 'Last name of the patient',
  firstName: 'First name of the patient',
  birthDate: 'Date of birth',
  gender: 'Gender',
  medicalRecordNumber: 'Medical record number',
  healthCardNumber: 'Health card number',
};

/** As the form calls them, in which they are chosen. */
const SIDES: ReadonlyMap<string, string> = new Map(Object.entries(labels.Laterality));

/** The old or the new words of a change: sides and days are stored in a way that is not for people. */
export function wordsOfChange(field: AmendedField['field'], text: string): string {
  if (field === 'laterality') return SIDES.get(text) ?? listLabel(text);
  // What is no day stays as it was typed: it is told as a mistake before anybody signs it.
  return field === 'birthDate' && dayText(text) !== NO_DATE ? dayText(text) : text;
}

/** A part of a report by its name and, where it is one specimen's, its letter. */
export const partTitle = (name: string, specimenID: string | null): string =>
  specimenID === null ? name : `${name}, specimen ${specimenID}`;
