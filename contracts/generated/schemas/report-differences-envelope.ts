// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReportDifferences } from './report-differences.ts';

export const zReportDifferencesEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zReportDifferences,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ReportDifferencesEnvelopeZodType = z.infer<typeof zReportDifferencesEnvelope>;
