// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zClinicalInfo = z.object({
    history: z.string(),
    clinicalImpression: z.string().nullable(),
    icd10: z.array(z.string()),
    submittingPhysician: z.string().nullable()
});

export type ClinicalInfoZodType = z.infer<typeof zClinicalInfo>;
