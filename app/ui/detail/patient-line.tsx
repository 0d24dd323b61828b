interface PatientLineProps {
  /** As `patientTexts` gives them; null where the page was not told who it is. */
  readonly patient: { readonly name: string; readonly facts: string } | null;
  /** Each number by its name; null stands for one that was not recorded. */
  readonly numbers: Readonly<Partial<Record<'MRN' | 'Accession' | 'Case', string | null>>>;
  readonly facilityName?: string;
}

/**
 * Whose case a page is about: two identifiers of the patient, and the numbers of the case, each with its name. It is
 * one line for all pages, since whoever compares two of them must not have to read two forms of it.
 */
export function PatientLine({ patient, numbers, facilityName }: PatientLineProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      {patient !== null && (
        <>
          <p className="text-base font-semibold low:text-xs">{patient.name}</p>
          <p>{patient.facts}</p>
        </>
      )}
      <p className="text-muted">
        {Object.entries(numbers).map(([name, number], at) => (
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
