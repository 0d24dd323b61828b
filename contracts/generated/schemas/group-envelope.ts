// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zGroup } from './group.ts';

export const zGroupEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zGroup,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type GroupEnvelopeZodType = z.infer<typeof zGroupEnvelope>;
