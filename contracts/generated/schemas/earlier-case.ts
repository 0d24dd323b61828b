// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zInstant } from './instant.ts';
import { zReportState } from './report-state.ts';

export const zEarlierCase = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    caseRecordId: z.string().nullable(),
    bodysites: z.array(z.string()),
    signedAt: zInstant,
    reportState: zReportState
});

export type EarlierCaseZodType = z.infer<typeof zEarlierCase>;
