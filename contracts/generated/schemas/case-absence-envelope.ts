// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAbsence } from './case-absence.ts';

export const zCaseAbsenceEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseAbsence,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseAbsenceEnvelopeZodType = z.infer<typeof zCaseAbsenceEnvelope>;
