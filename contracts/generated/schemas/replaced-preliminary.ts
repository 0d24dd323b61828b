// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zReportDifference } from './report-difference.ts';

export const zReplacedPreliminary = z.object({
    sharedAt: zInstant,
    differences: z.array(zReportDifference)
});

export type ReplacedPreliminaryZodType = z.infer<typeof zReplacedPreliminary>;
