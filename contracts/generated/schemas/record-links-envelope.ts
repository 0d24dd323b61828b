// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRecordLinks } from './record-links.ts';

export const zRecordLinksEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRecordLinks,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RecordLinksEnvelopeZodType = z.infer<typeof zRecordLinksEnvelope>;
