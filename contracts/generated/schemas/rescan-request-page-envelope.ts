// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRescanRequestPage } from './rescan-request-page.ts';

export const zRescanRequestPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRescanRequestPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RescanRequestPageEnvelopeZodType = z.infer<typeof zRescanRequestPageEnvelope>;
