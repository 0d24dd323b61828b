// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseForm } from './case-form.ts';

export const zCaseFormEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseForm,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseFormEnvelopeZodType = z.infer<typeof zCaseFormEnvelope>;
