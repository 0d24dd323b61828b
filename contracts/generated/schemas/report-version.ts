// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zReportHash } from './report-hash.ts';
import { zReportHeading } from './report-heading.ts';

export const zReportVersion = z.object({
    version: z.int().gte(1),
    heading: zReportHeading,
    signedAt: zInstant,
    signedBy: zPersonRef,
    reportHash: zReportHash,
    superseded: z.boolean()
});

export type ReportVersionZodType = z.infer<typeof zReportVersion>;
