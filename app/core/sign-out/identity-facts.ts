import type { Gender, ReportReadingSite } from '#contracts/generated/wire.ts';
import { birthDateEcho } from '../calendar/typed-day.ts';
import { dayText } from '../text/dates.ts';

interface SignedPatient {
  readonly lastName: string;
  readonly firstName: string;
  /** ISO day. */
  readonly birthDate: string;
  readonly gender: Gender | null;
}

interface SignedCase {
  readonly patient: SignedPatient;
  readonly accession: string | null;
  readonly facility: string;
}

/** Who the patient is, as whoever signs has to read it before the tick: the same under every signature. */
export function identityFacts({ patient, accession, facility }: SignedCase, today: string) {
  const { lastName, firstName, birthDate, gender } = patient;
  return [
    { term: 'Patient', value: `${lastName}, ${firstName}` },
    { term: 'Birth date', value: birthDateEcho(birthDate, today) ?? dayText(birthDate) },
    { term: 'Sex', value: gender },
    { term: 'Accession', value: accession },
    { term: 'Facility', value: facility },
  ];
}

/** A reading site by its code, as a report prints it. */
export const siteText = ({ code, name, place, clia }: ReportReadingSite): string =>
  [code, name, place, clia === null ? null : `CLIA ${clia}`].filter(Boolean).join(' · ');
