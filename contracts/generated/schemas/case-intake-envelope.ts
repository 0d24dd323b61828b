// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseIntake } from './case-intake.ts';

export const zCaseIntakeEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseIntake,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseIntakeEnvelopeZodType = z.infer<typeof zCaseIntakeEnvelope>;
