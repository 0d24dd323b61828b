import type { CaseClinicalInfoZodType } from '#contracts/generated/schemas/case-clinical-info.ts';
import type { Caller } from '../../authentication.ts';
import { etagOf } from '../../case-access.ts';
import type { ClinicalRecord } from '../../records/reports.ts';
import type { CaseRecord } from '../../records.ts';
import type { World } from '../../seed.ts';
import { type SentCase, sentCase } from '../../sent-case.ts';
import { isFacilitySide } from './case-sight.ts';

const CLOSED: readonly CaseRecord['status'][] = ['SignOutCompleted', 'Cancelled'];

export const isClinicalInfoOpen = ({ status }: CaseRecord): boolean => !CLOSED.includes(status);

/** What the requisition said beyond the case; version 1 until somebody changes it. */
export const clinicalRecordOf = (world: World, caseId: string): ClinicalRecord =>
  world.clinicalInfos.find(caseId) ?? {
    id: caseId,
    version: 1,
    submittingPhysicianNpi: null,
    copyTo: [],
    historyNotProvided: false,
    priorDiagnosis: null,
    priorTreatment: null,
    promptAnswers: [],
    intraoperativeResult: null,
    outsideDiagnosis: null,
  };

/** Names the patient of a facility across its cases. */
export const patientKeyOf = ({ facilityId, patientInfo }: CaseRecord): string =>
  `${facilityId} ${patientInfo.medicalRecordNumber}`;

export function clinicalForm(world: World, caller: Caller, aCase: SentCase): CaseClinicalInfoZodType {
  const { id: _id, version, ...more } = clinicalRecordOf(world, aCase.id);
  const { history, clinicalImpression, icd10, submittingPhysician } = aCase.clinicalInfo;
  const { medicalRecordNumber: _number, ...patientInfo } = aCase.patientInfo;
  return {
    ...{ caseId: aCase.id, caseID: aCase.caseID, caseRecordId: aCase.caseRecordId },
    ...{ version, etag: etagOf({ version }) },
    mayEdit: isClinicalInfoOpen(aCase) && (isFacilitySide(caller) || caller.viewer.role === 'Admin'),
    patientInfo,
    submittingPhysician,
    history: history === '' ? null : history,
    clinicalImpression,
    icd10,
    gross: aCase.gross,
    ...more,
    attachments: [],
    earlierCases: earlierCases(world, aCase),
    questions: [],
  };
}

/** Signed cases of the same patient in the same facility, the last signed first. */
function earlierCases(world: World, aCase: CaseRecord): CaseClinicalInfoZodType['earlierCases'] {
  return world.reports
    .by('patient', patientKeyOf(aCase))
    .filter(({ id }) => id !== aCase.id)
    .flatMap(({ id }) => {
      const other = world.cases.find(id);
      if (other === null || other.signedAt === null) return [];
      const { caseID, caseRecordId, reportState, specimens } = sentCase(other);
      const { signedAt } = other;
      const bodysites = [
        ...new Set(specimens.flatMap(({ bodysite }) => (bodysite === null ? [] : [bodysite]))),
      ];
      return [{ id, caseID, caseRecordId, bodysites, signedAt, reportState }];
    })
    .toSorted((a, b) => Date.parse(b.signedAt) - Date.parse(a.signedAt));
}
