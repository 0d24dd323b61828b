// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAuditEventPage } from './audit-event-page.ts';

export const zAuditEventPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zAuditEventPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type AuditEventPageEnvelopeZodType = z.infer<typeof zAuditEventPageEnvelope>;
