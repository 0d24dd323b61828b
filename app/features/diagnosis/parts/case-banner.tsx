import { ageOn } from '#app/core/cases/age.ts';
import { dayText } from '#app/core/text/dates.ts';
import type { Case } from '#contracts/generated/wire.ts';

interface CaseBannerProps {
  readonly item: Pick<Case, 'patientInfo' | 'caseID' | 'caseRecordId' | 'facilityName'>;
  /** When the page was made, for the age. */
  readonly loadedAt: string;
}

/** Whose case this is, by two identifiers of the patient and both numbers, each with its name. */
export function CaseBanner({ item, loadedAt }: CaseBannerProps) {
  const { lastName, firstName, birthDate, gender } = item.patientInfo;
  const age = ageOn(birthDate, loadedAt);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <p className="text-base font-semibold">
        {lastName}, {firstName}
      </p>
      <p>
        Born {dayText(birthDate)}
        {age === null ? '' : ` (${age} y)`}, {gender}
      </p>
      <p className="text-muted">
        Accession <span className="font-mono text-text">{item.caseRecordId ?? 'not recorded'}</span> · Case{' '}
        <span className="font-mono text-text">{item.caseID}</span>
      </p>
      <p className="text-muted max-sm:hidden">{item.facilityName}</p>
    </div>
  );
}
