// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFinalReport } from './final-report.ts';

export const zFinalReportEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zFinalReport,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type FinalReportEnvelopeZodType = z.infer<typeof zFinalReportEnvelope>;
