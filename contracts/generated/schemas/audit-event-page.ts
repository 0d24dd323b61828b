// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAuditEvent } from './audit-event.ts';

export const zAuditEventPage = z.object({
    items: z.array(zAuditEvent).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type AuditEventPageZodType = z.infer<typeof zAuditEventPage>;
