import { ageAndGenderText } from '#app/core/cases/labels.ts';
import { dayText } from '#app/core/text/dates.ts';

interface PatientLineProps {
  /** Null where the page was not told who it is. */
  readonly patient: {
    readonly lastName: string;
    readonly firstName: string;
    /** ISO day; null where it was not recorded. */
    readonly birthDate: string | null;
    readonly gender: string | null;
  } | null;
  /** In whole years; null where it is not known or not told. */
  readonly age: number | null;
  /** Each number by its name; null stands for one that was not recorded. */
  readonly numbers: Readonly<Partial<Record<'MRN' | 'Accession' | 'Case', string | null>>>;
  readonly facilityName?: string;
}

/**
 * Whose case a page is about: two identifiers of the patient, and the numbers of the case, each with its name. It is
 * one line for all pages, since whoever compares two of them must not have to read two forms of it.
 */
export function PatientLine({ patient, age, numbers, facilityName }: PatientLineProps) {
  const named = Object.entries(numbers);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      {patient !== null && <Person patient={patient} age={age} />}
      <p className="text-muted">
        {named.map(([name, number], at) => (
          <span key={name}>
            {at === 0 ? '' : ' · '}
            {name} <span className="whitespace-nowrap font-mono text-text">{number ?? 'not recorded'}</span>
          </span>
        ))}
      </p>
      {facilityName !== undefined && <p className="text-muted max-sm:hidden">{facilityName}</p>}
    </div>
  );
}

type PersonProps = {
  readonly patient: NonNullable<PatientLineProps['patient']>;
  readonly age: number | null;
};

function Person({ patient, age }: PersonProps) {
  const { lastName, firstName, birthDate, gender } = patient;
  return (
    <>
      <p className="text-base font-semibold">{[lastName, firstName].filter(Boolean).join(', ')}</p>
      <p>
        Born {birthDate === null ? 'not recorded' : dayText(birthDate)}
        {age === null && !gender ? '' : ` · ${ageAndGenderText(age, gender)}`}
      </p>
    </>
  );
}
