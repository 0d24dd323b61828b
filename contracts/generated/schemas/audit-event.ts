// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAuditedCase } from './audited-case.ts';
import { zCaseEvent } from './case-event.ts';

export const zAuditEvent = z.object({
    case: zAuditedCase,
    event: zCaseEvent
});

export type AuditEventZodType = z.infer<typeof zAuditEvent>;
