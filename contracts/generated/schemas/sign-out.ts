// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zReportId } from './report-id.ts';
import { zReportState } from './report-state.ts';
import { zTaskId } from './task-id.ts';

export const zSignOut = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(1),
    etag: zEtag,
    outcome: z.enum(['Signed', 'SentToReview']),
    status: zCaseStatus,
    reportState: zReportState,
    reportId: zReportId.nullable(),
    reportVersion: z.int().gte(1).nullable(),
    signedAt: zInstant.nullable(),
    facilitySeesFrom: zInstant.nullable(),
    reviewTaskId: zTaskId.nullable()
});

export type SignOutZodType = z.infer<typeof zSignOut>;
