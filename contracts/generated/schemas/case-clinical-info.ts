// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseQuestion } from './case-question.ts';
import { zClinicalCopyTo } from './clinical-copy-to.ts';
import { zClinicalInfoAttachment } from './clinical-info-attachment.ts';
import { zClinicalPromptAnswer } from './clinical-prompt-answer.ts';
import { zDiagnosisCode } from './diagnosis-code.ts';
import { zEarlierCase } from './earlier-case.ts';
import { zEtag } from './etag.ts';
import { zNpi } from './npi.ts';
import { zPatientInfo } from './patient-info.ts';
import { zReturnReason } from './return-reason.ts';

export const zCaseClinicalInfo = z.object({
    caseId: zCaseId,
    caseID: z.string().min(1),
    caseRecordId: z.string().nullable(),
    version: z.int().gte(1),
    etag: zEtag,
    allowedActions: z.array(z.enum(['edit'])).max(1),
    patientInfo: zPatientInfo,
    submittingPhysician: z.string().nullable(),
    submittingPhysicianNpi: zNpi.nullable(),
    copyTo: z.array(zClinicalCopyTo),
    history: z.string().nullable(),
    historyNotProvided: z.boolean(),
    clinicalImpression: z.string().nullable(),
    priorDiagnosis: z.string().nullable(),
    priorTreatment: z.string().nullable(),
    promptAnswers: z.array(zClinicalPromptAnswer),
    icd10: z.array(zDiagnosisCode),
    gross: z.string().nullable(),
    intraoperativeResult: z.string().nullable(),
    outsideDiagnosis: z.string().nullable(),
    attachments: z.array(zClinicalInfoAttachment),
    earlierCases: z.array(zEarlierCase),
    questions: z.array(zCaseQuestion),
    returnReasons: z.array(zReturnReason).max(100)
});

export type CaseClinicalInfoZodType = z.infer<typeof zCaseClinicalInfo>;
