// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zReportOpening = z.object({
    version: z.int().gte(1),
    at: zInstant,
    by: zPersonRef
});

export type ReportOpeningZodType = z.infer<typeof zReportOpening>;
