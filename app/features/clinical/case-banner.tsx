import { ageAndGenderText } from '#app/core/cases/labels.ts';
import { dayText } from '#app/core/text/dates.ts';
import type { Case } from '#contracts/generated/wire.ts';

/** Who the page is about, in sight on every height of it; each number with its name, as on the page of the text. */
export function CaseBanner({ ofCase }: { readonly ofCase: Case }) {
  const { patientInfo, patientAge, caseID, caseRecordId, facilityName } = ofCase;
  return (
    <>
      <span className="font-semibold">
        {patientInfo.lastName}, {patientInfo.firstName}
      </span>
      {` · Born ${dayText(patientInfo.birthDate)} · ${ageAndGenderText(patientAge, patientInfo.gender)} · Accession `}
      <span className="whitespace-nowrap">{caseRecordId ?? 'not recorded'}</span>
      {' · Case '}
      <span className="whitespace-nowrap">{caseID}</span>
      {` · ${facilityName}`}
    </>
  );
}
