// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPrimaryDiagnosis } from './primary-diagnosis.ts';

export const zPrimaryDiagnosisEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zPrimaryDiagnosis,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type PrimaryDiagnosisEnvelopeZodType = z.infer<typeof zPrimaryDiagnosisEnvelope>;
