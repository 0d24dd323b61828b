// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zStainRequest } from './stain-request.ts';

export const zStainRequestEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zStainRequest,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type StainRequestEnvelopeZodType = z.infer<typeof zStainRequestEnvelope>;
