// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageAdded } from './image-added.ts';

export const zImageAddedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zImageAdded,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ImageAddedEnvelopeZodType = z.infer<typeof zImageAddedEnvelope>;
