// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAmendment } from './amendment.ts';

export const zAmendmentEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zAmendment,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type AmendmentEnvelopeZodType = z.infer<typeof zAmendmentEnvelope>;
