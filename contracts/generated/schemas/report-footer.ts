// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportFooter = z.object({
    patientLine: z.string().min(1),
    reportVersion: z.int().gte(0),
    verifyCode: z.string().nullable()
});

export type ReportFooterZodType = z.infer<typeof zReportFooter>;
