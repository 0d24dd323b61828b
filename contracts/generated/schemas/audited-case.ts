// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';

export const zAuditedCase = z.object({
    id: zCaseId,
    caseID: z.string().nullable()
});

export type AuditedCaseZodType = z.infer<typeof zAuditedCase>;
