// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zStainRequestsMade } from './stain-requests-made.ts';

export const zStainRequestsMadeEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zStainRequestsMade,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type StainRequestsMadeEnvelopeZodType = z.infer<typeof zStainRequestsMadeEnvelope>;
