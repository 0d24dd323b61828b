import { foldText } from '../text/fold-text.ts';

export interface NamedPatient {
  readonly lastName: string | null;
  readonly firstName: string | null;
  readonly medicalRecordNumber: string | null;
}

const letters = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** What is left of a name when the vowels, doubled letters and spellings that sound alike are taken out. */
export function nameKey(name: string): string {
  const sounds = letters(name).replaceAll('ph', 'f').replaceAll(/[cq]/g, 'k').replaceAll('z', 's');
  const rest = sounds.slice(1).replaceAll(/[aeiouyh]/g, '');
  return `${sounds.slice(0, 1)}${rest}`.replaceAll(/(.)\1+/gu, '$1');
}

const isOneNumber = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && foldText(one) === foldText(other);

/**
 * How like two patients' names are, where they are two people; null where they are not alike, are not told yet, or
 * where the record number says that they are one person.
 */
export function nameLikeness(one: NamedPatient, other: NamedPatient): 'same' | 'near' | null {
  if (one.lastName === null || one.firstName === null) return null;
  if (other.lastName === null || other.firstName === null) return null;
  if (isOneNumber(one.medicalRecordNumber, other.medicalRecordNumber)) return null;
  const [last, otherLast] = [one.lastName, other.lastName];
  const [first, otherFirst] = [one.firstName, other.firstName];
  if (letters(last) === letters(otherLast) && letters(first) === letters(otherFirst)) return 'same';
  return nameKey(last) === nameKey(otherLast) && nameKey(first) === nameKey(otherFirst) ? 'near' : null;
}
