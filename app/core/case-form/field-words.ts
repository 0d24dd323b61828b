const WORDS: Readonly<Record<string, string>> = {
  caseRecordId: 'Accession number',
  icd10: 'ICD-10 codes',
  bodysite: 'Body site',
  facilitySpecimenID: 'Facility specimen ID',
  facilityId: 'Slide label',
  displayId: 'Slide ID',
  otherClinicalTicked: 'Other clinical document',
  labelsChecked: 'Labels checked',
};

/** 'Last name' for `patient.lastName`: the fields of the form are called so where a list names them. */
export function fieldWords(name: string): string {
  const key = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name;
  const known = WORDS[key];
  if (known !== undefined) return known;
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
