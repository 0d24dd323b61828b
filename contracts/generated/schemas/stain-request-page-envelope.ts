// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zStainRequestPage } from './stain-request-page.ts';

export const zStainRequestPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zStainRequestPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type StainRequestPageEnvelopeZodType = z.infer<typeof zStainRequestPageEnvelope>;
