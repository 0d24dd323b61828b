// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReportPage } from './report-page.ts';

export const zReportPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zReportPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ReportPageEnvelopeZodType = z.infer<typeof zReportPageEnvelope>;
