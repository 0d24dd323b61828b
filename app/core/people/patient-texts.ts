import { ageAndGenderText } from '../cases/labels.ts';
import { dayText } from '../text/dates.ts';

interface NamedPatient {
  readonly lastName: string;
  readonly firstName: string;
  /** ISO day; null where it was not recorded. */
  readonly birthDate: string | null;
  readonly gender: string | null;
}

/** 'Haverly, Conrad', and what there is of it where a part is empty. */
export const patientName = ({ lastName, firstName }: Pick<NamedPatient, 'lastName' | 'firstName'>): string =>
  [lastName, firstName].filter(Boolean).join(', ');

/**
 * How every page names a patient: 'Haverly, Conrad' and 'Born 03/09/1951 · 75 y, Male'. `age` is in whole years, and
 * null where it is not known or not told.
 */
export function patientTexts(
  { lastName, firstName, birthDate, gender }: NamedPatient,
  age: number | null,
): { readonly name: string; readonly facts: string } {
  const born = `Born ${birthDate === null ? 'not recorded' : dayText(birthDate)}`;
  return {
    name: patientName({ lastName, firstName }),
    facts: age === null && !gender ? born : `${born} · ${ageAndGenderText(age, gender)}`,
  };
}
