// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPartRemoved } from './part-removed.ts';

export const zPartRemovedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zPartRemoved,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type PartRemovedEnvelopeZodType = z.infer<typeof zPartRemovedEnvelope>;
