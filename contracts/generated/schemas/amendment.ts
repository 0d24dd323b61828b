// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAmendmentKind } from './amendment-kind.ts';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPostSignOutState } from './post-sign-out-state.ts';
import { zReportId } from './report-id.ts';
import { zReportState } from './report-state.ts';

export const zAmendment = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    kind: zAmendmentKind,
    postSignOut: zPostSignOutState,
    reportState: zReportState,
    reportId: zReportId,
    reportVersion: z.int().gte(1),
    signedAt: zInstant.nullable()
});

export type AmendmentZodType = z.infer<typeof zAmendment>;
