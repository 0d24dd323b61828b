// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zClinicalCopyTo } from './clinical-copy-to.ts';
import { zClinicalPromptAnswer } from './clinical-prompt-answer.ts';
import { zDiagnosisCode } from './diagnosis-code.ts';
import { zNpi } from './npi.ts';

export const zClinicalInfoInput = z.object({
    submittingPhysician: z.string().min(1).max(120),
    submittingPhysicianNpi: zNpi.optional(),
    copyTo: z.array(zClinicalCopyTo).max(10).optional(),
    history: z.string().min(10).max(4000).optional(),
    historyNotProvided: z.boolean().optional(),
    clinicalImpression: z.string().max(1000).optional(),
    priorDiagnosis: z.string().max(4000).optional(),
    priorTreatment: z.string().max(4000).optional(),
    promptAnswers: z.array(zClinicalPromptAnswer).max(40).optional(),
    icd10: z.array(zDiagnosisCode).max(12).optional(),
    gross: z.string().min(10).max(10000).optional(),
    intraoperativeResult: z.string().max(4000).optional(),
    outsideDiagnosis: z.string().max(10000).optional(),
    reason: z.string().min(1).max(1000).optional()
});

export type ClinicalInfoInputZodType = z.infer<typeof zClinicalInfoInput>;
