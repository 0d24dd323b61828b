import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { historyText } from '../text/history-text.ts';

/** What the report prints as the order tells it, by its names; empty where nothing is told. It is signed with the rest. */
export function orderTexts(clinical: CaseClinicalInfo): Readonly<Record<string, string>> {
  const { clinicalImpression, gross, icd10, submittingPhysician, submittingPhysicianNpi, copyTo } = clinical;
  const npi = submittingPhysicianNpi === null ? null : `NPI ${submittingPhysicianNpi}`;
  return {
    'Clinical history': historyText(clinical) ?? '',
    'Clinical impression': clinicalImpression ?? '',
    'Gross description': gross ?? '',
    'ICD-10 codes of the order': icd10.join(', '),
    'Ordering physician': [submittingPhysician, npi].filter(Boolean).join(', '),
    'Copies of the report': copyTo.map(({ name }) => name).join(', '),
  };
}
