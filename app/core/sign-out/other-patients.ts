import { foldText } from '../text/fold-text.ts';

/** How a case and its patient may be named in a text. */
export interface NamedCase {
  readonly caseID: string;
  /** The facility's own number, the accession. */
  readonly caseRecordId: string;
  readonly patient: {
    readonly lastName: string;
    readonly firstName: string;
    readonly medicalRecordNumber: string;
  };
}

type NamedPatient = Pick<NamedCase['patient'], 'lastName' | 'firstName'>;

/** A case as its page knows it. */
interface ShownCase {
  readonly caseID: string;
  readonly caseRecordId: string | null;
  readonly patientInfo: NamedPatient;
}

/** Shorter ones are found in any text, as lengths and counts. */
const LEAST_NUMBER = 4;

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{N}])';
const NO_LETTER_BEHIND = '(?![\\p{L}\\p{N}])';

const quote = (words: string): string =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
    .join('\\s+');

const matches = (text: string, pattern: string): boolean =>
  new RegExp(`${NO_LETTER_BEFORE}(?:${pattern})${NO_LETTER_BEHIND}`, 'iu').test(text.normalize('NFC'));

/** Whether these words stand in the text, whole and in this order. */
export const hasWords = (text: string, words: string): boolean =>
  words.trim().length >= LEAST_NUMBER && matches(text, quote(words.normalize('NFC')));

/**
 * Whether the text names that person: both names side by side, or a title with the last one. A last name by itself
 * proves nothing, since a tumor may be brown and a lesion young.
 */
function isNamed(text: string, { lastName, firstName }: NamedPatient): boolean {
  const [last, first] = [quote(lastName.normalize('NFC')), quote(firstName.normalize('NFC'))];
  if (last === '' || first === '') return false;
  // A first name between the two, or its letter, is written by some.
  const between = '(?:\\s+\\p{L}+\\.?)?\\s+';
  return matches(
    text,
    `${first}${between}${last}|${last}\\s*,?\\s*${first}|(?:mr|mrs|ms|miss)\\.?\\s+${last}`,
  );
}

/** Whether a text says which case it was written for: one that is kept for others must not. */
export const tellsWhose = (text: string, { caseID, caseRecordId, patientInfo }: ShownCase): boolean =>
  isNamed(text, patientInfo) || hasWords(text, caseID) || hasWords(text, caseRecordId ?? '');

const nameOf = ({ lastName, firstName }: NamedCase['patient']): string =>
  `${foldText(lastName)}\n${foldText(firstName)}`;

/**
 * Which other patient of the reader's open cases a text is about, as a sentence; null for none. It gives the number of
 * that case and not the name, which need not stand in one more place.
 */
export function strangerIn(text: string, own: NamedCase, beside: readonly NamedCase[]): string | null {
  for (const { caseID, patient } of beside) {
    const { medicalRecordNumber } = patient;
    const isOwnNumber = foldText(medicalRecordNumber) === foldText(own.patient.medicalRecordNumber);
    if (!isOwnNumber && hasWords(text, medicalRecordNumber))
      return `The text has the medical record number of the patient of ${caseID}.`;
    // Two facilities may give one number to two people, so it says nothing about the name.
    if (nameOf(patient) !== nameOf(own.patient) && isNamed(text, patient))
      return `The text has the name of the patient of ${caseID}.`;
  }
  return null;
}
