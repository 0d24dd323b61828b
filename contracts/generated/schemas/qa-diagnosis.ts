// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQaDiagnosis = z.object({
    specimenID: z.string().min(1).max(20),
    text: z.string().min(1).max(10000)
});

export type QaDiagnosisZodType = z.infer<typeof zQaDiagnosis>;
