// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zGroupPage } from './group-page.ts';

export const zGroupPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zGroupPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type GroupPageEnvelopeZodType = z.infer<typeof zGroupPageEnvelope>;
