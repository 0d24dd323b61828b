// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportId = z.string().regex(/^rep_[a-z0-9_-]{1,60}$/);

export type ReportIdZodType = z.infer<typeof zReportId>;
