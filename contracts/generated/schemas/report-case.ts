// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseType } from './case-type.ts';

export const zReportCase = z.object({
    caseRecordId: z.string().nullable(),
    caseID: z.string().min(1),
    type: zCaseType
});

export type ReportCaseZodType = z.infer<typeof zReportCase>;
