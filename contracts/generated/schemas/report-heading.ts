// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportHeading = z.enum([
    'FINAL',
    'PRELIMINARY',
    'AMENDED',
    'ADDENDUM'
]);

export type ReportHeadingZodType = z.infer<typeof zReportHeading>;
