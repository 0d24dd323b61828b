import type { CaseRecord, SpecimenRecord, SubsectionRecord } from '../../store/records/records.ts';

type Present<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: NonNullable<T[P]> };

type SentSubsection = Present<SubsectionRecord, 'slideType'>;
type SentSpecimen = Omit<Present<SpecimenRecord, 'specimenType'>, 'subsections'> & {
  readonly subsections: SentSubsection[];
};
type Sent = Present<CaseRecord, 'caseID' | 'caseRecordId' | 'type' | 'billingComponent'>;

/** A case with all that its sending asks for. */
export type SentCase = Omit<Sent, 'patientInfo' | 'specimens'> & {
  readonly patientInfo: Present<
    CaseRecord['patientInfo'],
    'lastName' | 'firstName' | 'birthDate' | 'gender' | 'medicalRecordNumber'
  >;
  readonly specimens: SentSpecimen[];
};

export function isSent(aCase: CaseRecord): aCase is SentCase {
  const { caseID, caseRecordId, type, billingComponent, patientInfo, specimens } = aCase;
  const { lastName, firstName, birthDate, gender, medicalRecordNumber } = patientInfo;
  const told = [caseID, caseRecordId, type, billingComponent, lastName, firstName, birthDate, gender];
  return (
    ![...told, medicalRecordNumber].includes(null) &&
    specimens.every(
      ({ specimenType, subsections }) =>
        specimenType !== null && subsections.every(({ slideType }) => slideType !== null),
    )
  );
}

/** Whoever reads cases after their sending relies on what the form asked for. Throws on a draft that lacks some. */
export function findSentCase(aCase: CaseRecord): SentCase {
  if (!isSent(aCase)) throw new Error(`${aCase.id} was sent without what its form asks for`);
  return aCase;
}
