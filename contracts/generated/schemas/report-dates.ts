// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zReportCollection } from './report-collection.ts';

export const zReportDates = z.object({
    collections: z.array(zReportCollection),
    receivedAt: zInstant.nullable(),
    reportedAt: zInstant.nullable(),
    amendedAt: z.array(zInstant)
});

export type ReportDatesZodType = z.infer<typeof zReportDates>;
