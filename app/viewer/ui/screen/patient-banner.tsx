import { listLabelOrNull } from '#app/core/reference/list-labels.ts';
import { firstText } from '#app/core/slides/viewer-case.ts';
import { dayText } from '#app/core/text/dates.ts';

export interface PatientBannerProps {
  readonly patient: {
    readonly lastName: string;
    readonly firstName: string;
    readonly birthDate: string;
    readonly gender: string;
    readonly race: string | null;
  };
  /** The facility's number of the case, or the platform's where it has none. */
  readonly caseNumber: string;
  /** The platform's number, by which tabs, lists and notices call the case. */
  readonly caseID: string;
}

/** The facility's number, or the platform's where the record has none (specification 2.8). */
export function caseNumberOf(viewerCase: {
  readonly caseRecordId: string | null;
  readonly caseID: string;
}): string {
  return firstText(viewerCase.caseRecordId) ?? viewerCase.caseID;
}

/** Whose slides these are (specification 2.8); it stays in sight as long as a slide is. */
export function PatientBanner({ patient, caseNumber, caseID }: PatientBannerProps) {
  const facts = [dayText(patient.birthDate), patient.gender, listLabelOrNull(patient.race)].filter(
    (fact): fact is string => fact !== null && fact !== '',
  );
  return (
    <div role="group" aria-label="Patient" className="min-w-0 leading-tight low:text-sm low:leading-none">
      <p className="truncate font-semibold">
        {patient.lastName}, {patient.firstName}
        <span className="ml-2 font-normal text-muted">
          Case{' '}
          <span className="font-mono text-sm text-text">
            {caseNumber === caseID ? caseID : `${caseNumber} · ${caseID}`}
          </span>
        </span>
      </p>
      <p className="truncate text-sm text-muted">{facts.join(' · ')}</p>
    </div>
  );
}
