// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportHash = z.string().regex(/^[0-9a-f]{64}$/);

export type ReportHashZodType = z.infer<typeof zReportHash>;
