// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zReportAddendum } from './report-addendum.ts';
import { zReportDifference } from './report-difference.ts';
import { zReportId } from './report-id.ts';

export const zReportDifferences = z.object({
    reportId: zReportId,
    caseId: zCaseId,
    from: z.int().gte(1),
    to: z.int().gte(1),
    differences: z.array(zReportDifference),
    addenda: z.array(zReportAddendum)
});

export type ReportDifferencesZodType = z.infer<typeof zReportDifferences>;
