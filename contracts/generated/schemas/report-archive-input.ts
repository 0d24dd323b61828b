// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';

export const zReportArchiveInput = z.object({
    reports: z.array(z.object({
        caseId: zCaseId,
        version: z.int().gte(1).lte(1000).optional()
    })).min(1).max(100)
});

export type ReportArchiveInputZodType = z.infer<typeof zReportArchiveInput>;
