// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageOpened } from './image-opened.ts';

export const zImageOpenedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zImageOpened,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ImageOpenedEnvelopeZodType = z.infer<typeof zImageOpenedEnvelope>;
