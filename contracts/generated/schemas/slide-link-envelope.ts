// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSlideLink } from './slide-link.ts';

export const zSlideLinkEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSlideLink,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SlideLinkEnvelopeZodType = z.infer<typeof zSlideLinkEnvelope>;
