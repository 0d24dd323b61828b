// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportGross = z.object({
    text: z.string().nullable(),
    grossedBy: z.string().nullable(),
    grossedAt: z.string().nullable()
});

export type ReportGrossZodType = z.infer<typeof zReportGross>;
