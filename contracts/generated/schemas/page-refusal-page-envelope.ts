// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPageRefusalPage } from './page-refusal-page.ts';

export const zPageRefusalPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zPageRefusalPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type PageRefusalPageEnvelopeZodType = z.infer<typeof zPageRefusalPageEnvelope>;
