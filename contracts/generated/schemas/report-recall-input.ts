// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportRecallInput = z.object({
    reason: z.string().min(1).max(1000)
});

export type ReportRecallInputZodType = z.infer<typeof zReportRecallInput>;
