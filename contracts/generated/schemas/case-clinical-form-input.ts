// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseTypeValue } from './case-type-value.ts';
import { zCopyRecipient } from './copy-recipient.ts';
import { zPriority } from './priority.ts';
import { zSiteAnswer } from './site-answer.ts';

export const zCaseClinicalFormInput = z.object({
    caseRecordId: z.string().max(30).nullish(),
    caseType: zCaseTypeValue.nullish(),
    priority: zPriority.optional(),
    statReason: z.string().max(500).nullish(),
    statCallbackPhone: z.string().max(30).nullish(),
    submittingPhysician: z.string().max(120).nullish(),
    submittingPhysicianNpi: z.string().max(10).nullish(),
    copyTo: z.array(zCopyRecipient).max(10).optional(),
    clinicalHistory: z.string().max(4000).nullish(),
    historyNotProvided: z.boolean().optional(),
    clinicalImpression: z.string().max(1000).nullish(),
    priorDiagnosis: z.string().max(4000).nullish(),
    priorTreatment: z.string().max(4000).nullish(),
    siteAnswers: z.array(zSiteAnswer).max(20).optional(),
    icd10: z.array(z.string().min(1).max(10)).max(12).optional(),
    grossDescription: z.string().max(10000).nullish(),
    intraoperativeResult: z.string().max(4000).nullish(),
    outsideDiagnosis: z.string().max(10000).nullish(),
    otherClinicalTicked: z.boolean().optional()
});

export type CaseClinicalFormInputZodType = z.infer<typeof zCaseClinicalFormInput>;
