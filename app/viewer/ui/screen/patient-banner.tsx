import { listLabelOrNull } from '#app/core/reference/list-labels.ts';
import { firstText } from '#app/core/slides/viewer-case.ts';
import { dayText } from '#app/core/text/dates.ts';
import { classNames } from '#app/ui/class-names.ts';

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
  const name = `${patient.lastName}, ${patient.firstName}`;
  const numbers = caseNumber === caseID ? [caseID] : [caseNumber, caseID];
  const told = facts.join(' · ');
  return (
    <div role="group" aria-label="Patient" className="min-w-0 leading-tight low:text-sm low:leading-none">
      {/* A number that is cut says nothing, so on a phone each has a line of its own. */}
      <p className="flex items-baseline gap-x-2 font-semibold max-sm:flex-col max-sm:items-stretch">
        <span className="truncate" title={name}>
          {name}
        </span>
        <span
          title={numbers.join(' · ')}
          className="shrink-0 font-normal text-muted max-sm:text-sm max-sm:leading-tight low:max-sm:leading-none"
        >
          Case{' '}
          {numbers.map((number, at) => (
            <span
              key={number}
              className={classNames('font-mono text-sm leading-none text-text', at > 0 && 'max-sm:block')}
            >
              {at > 0 && <span className="max-sm:hidden"> · </span>}
              {/* A low phone has room for one of them. */}
              <span
                data-case-number
                className={classNames('inline-block max-w-full', at > 0 && 'low:max-sm:hidden')}
              >
                {number}
              </span>
            </span>
          ))}
        </span>
      </p>
      <p className="truncate text-sm text-muted low:leading-none" title={told}>
        {told}
      </p>
    </div>
  );
}
