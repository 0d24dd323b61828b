// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQaDiagnosis } from './qa-diagnosis.ts';

export const zQaDiagnosisInput = z.object({
    diagnosis: z.array(zQaDiagnosis).min(1).max(60)
});

export type QaDiagnosisInputZodType = z.infer<typeof zQaDiagnosisInput>;
