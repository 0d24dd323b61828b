// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseClinicalInfo } from './case-clinical-info.ts';

export const zCaseClinicalInfoEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseClinicalInfo,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseClinicalInfoEnvelopeZodType = z.infer<typeof zCaseClinicalInfoEnvelope>;
