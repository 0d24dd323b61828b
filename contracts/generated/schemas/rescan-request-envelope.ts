// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRescanRequest } from './rescan-request.ts';

export const zRescanRequestEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRescanRequest,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RescanRequestEnvelopeZodType = z.infer<typeof zRescanRequestEnvelope>;
