// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseTypeValue } from './case-type-value.ts';
import { zCopyRecipient } from './copy-recipient.ts';
import { zPriority } from './priority.ts';
import { zSiteAnswer } from './site-answer.ts';

export const zCaseClinicalForm = z.object({
    caseRecordId: z.string().max(30).nullable(),
    caseType: zCaseTypeValue.nullable(),
    priority: zPriority,
    statReason: z.string().max(500).nullable(),
    statCallbackPhone: z.string().max(30).nullable(),
    submittingPhysician: z.string().max(120).nullable(),
    submittingPhysicianNpi: z.string().max(10).nullable(),
    copyTo: z.array(zCopyRecipient).max(10),
    clinicalHistory: z.string().max(4000).nullable(),
    historyNotProvided: z.boolean(),
    clinicalImpression: z.string().max(1000).nullable(),
    priorDiagnosis: z.string().max(4000).nullable(),
    priorTreatment: z.string().max(4000).nullable(),
    siteAnswers: z.array(zSiteAnswer).max(20),
    icd10: z.array(z.string().min(1).max(10)).max(12),
    grossDescription: z.string().max(10000).nullable(),
    intraoperativeResult: z.string().max(4000).nullable(),
    outsideDiagnosis: z.string().max(10000).nullable(),
    otherClinicalTicked: z.boolean()
});

export type CaseClinicalFormZodType = z.infer<typeof zCaseClinicalForm>;
