// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLastPlace } from './last-place.ts';

export const zLastPlaceEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zLastPlace,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type LastPlaceEnvelopeZodType = z.infer<typeof zLastPlaceEnvelope>;
