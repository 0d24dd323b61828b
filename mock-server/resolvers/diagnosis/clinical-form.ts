import { isOver } from '#app/core/cases/status.ts';
import { mayCall } from '#app/core/people/rights.ts';
import type { CaseClinicalInfoZodType } from '#contracts/generated/schemas/case-clinical-info.ts';
import type { Caller } from '../../http/authentication.ts';
import { type ReturnReason, requisitionOf } from '../../rules/cases/requisitions.ts';
import { findSentCase, type SentCase } from '../../rules/cases/sent-case.ts';
import { isOriginalClosedTo } from '../../rules/tasks/qa-state.ts';
import { etagOf } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { recordNumberKey } from '../../store/tables/cases.ts';
import type { World } from '../../world.ts';
import { attachmentsOf, returnReasonOf } from '../case-drafts/form-answers.ts';
import { questionForm } from '../requests/question-forms.ts';
import { byId } from '../requests/request-access.ts';
import { isFacilitySide } from './case-sight.ts';
import { clinicalRecordOf, clinicalTextOf } from './clinical-text.ts';

export const isClinicalInfoOpen = ({ status }: CaseRecord): boolean => !isOver(status);

/** Names the patient of a facility across its cases. */
export const patientKeyOf = ({ facilityId, patientInfo }: CaseRecord): string =>
  recordNumberKey(facilityId, patientInfo.medicalRecordNumber ?? '');

export function clinicalForm(world: World, caller: Caller, aCase: SentCase): CaseClinicalInfoZodType {
  const { version } = clinicalRecordOf(world, aCase.id);
  const { history, clinicalImpression, icd10, submittingPhysician } = aCase.clinicalInfo;
  const { medicalRecordNumber: _number, ...patientInfo } = aCase.patientInfo;
  return {
    caseId: aCase.id,
    caseID: aCase.caseID,
    caseRecordId: aCase.caseRecordId,
    version,
    etag: etagOf({ version }),
    allowedActions: isClinicalInfoOpen(aCase) && mayChange(caller) ? ['edit'] : [],
    patientInfo,
    submittingPhysician,
    history: history === '' ? null : history,
    clinicalImpression,
    icd10,
    gross: aCase.gross,
    ...clinicalTextOf(world, aCase.id),
    attachments: filesOf(world, aCase.id),
    earlierCases: earlierCases(world, aCase),
    questions: threadOf(world, caller, aCase),
    returnReasons: settledReasons(world, caller, aCase),
  };
}

/** The ordering side and the operator, each with the right to edit. */
const mayChange = (caller: Caller): boolean =>
  (isFacilitySide(caller) || caller.viewer.role === 'Admin') && mayCall(caller.viewer, 'updateClinicalInfo');

/** The files that are in their slots. */
function filesOf(world: World, caseId: string): CaseClinicalInfoZodType['attachments'] {
  const requisition = world.requisitions.find(caseId);
  return requisition === null
    ? []
    : attachmentsOf(requisition).flatMap(({ slot, file }) => (file === null ? [] : [{ slot, ...file }]));
}

/** Who reads blinded sees no words of the first reader, and these are among them. */
function threadOf(world: World, caller: Caller, aCase: CaseRecord): CaseClinicalInfoZodType['questions'] {
  if (isOriginalClosedTo(world, aCase.id, caller.user.id)) return [];
  return world.questions
    .by('case', aCase.id)
    .toSorted((a, b) => Date.parse(a.askedAt) - Date.parse(b.askedAt) || byId(a, b))
    .map((question) => questionForm(question, caller, aCase));
}

/** Why the case came back, as far as it is answered. A pathologist who sent it back is the first reader of a blinded one. */
function settledReasons(
  world: World,
  caller: Caller,
  aCase: CaseRecord,
): CaseClinicalInfoZodType['returnReasons'] {
  const isBlinded = isOriginalClosedTo(world, aCase.id, caller.user.id);
  const isOfReader = ({ raisedBy }: ReturnReason) =>
    raisedBy !== null && raisedBy !== undefined && world.users.find(raisedBy.userId)?.role === 'Provider';
  return requisitionOf(world, aCase)
    .returnReasons.filter((reason) => reason.kind !== 'recalled' && reason.answer !== null)
    .filter((reason) => !isBlinded || !isOfReader(reason))
    .map(returnReasonOf);
}

/** Signed cases of the same patient in the same facility, the last signed first. */
function earlierCases(world: World, aCase: CaseRecord): CaseClinicalInfoZodType['earlierCases'] {
  return world.reports
    .by('patient', patientKeyOf(aCase))
    .filter(({ id }) => id !== aCase.id)
    .flatMap(({ id }) => {
      const other = world.cases.find(id);
      if (other === null || other.signedAt === null) return [];
      const { caseID, caseRecordId, reportState, specimens } = findSentCase(other);
      const { signedAt } = other;
      const bodysites = [
        ...new Set(specimens.flatMap(({ bodysite }) => (bodysite === null ? [] : [bodysite]))),
      ];
      return [{ id, caseID, caseRecordId, bodysites, signedAt, reportState }];
    })
    .toSorted((a, b) => Date.parse(b.signedAt) - Date.parse(a.signedAt));
}
