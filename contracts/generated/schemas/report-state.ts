// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportState = z.enum([
    'None',
    'Draft',
    'Preliminary',
    'Final',
    'Addended',
    'Amended'
]);

export type ReportStateZodType = z.infer<typeof zReportState>;
