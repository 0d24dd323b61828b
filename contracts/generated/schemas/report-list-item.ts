// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zFacilityId } from './facility-id.ts';
import { zInstant } from './instant.ts';
import { zPatientInfo } from './patient-info.ts';
import { zPersonRef } from './person-ref.ts';
import { zPostSignOutState } from './post-sign-out-state.ts';
import { zReportId } from './report-id.ts';
import { zReportOpening } from './report-opening.ts';
import { zReportState } from './report-state.ts';

export const zReportListItem = z.object({
    reportId: zReportId,
    caseId: zCaseId,
    caseID: z.string().min(1),
    caseRecordId: z.string().nullable(),
    version: z.int().gte(1),
    etag: zEtag,
    reportState: zReportState,
    postSignOut: zPostSignOutState,
    facilityId: zFacilityId,
    facilityName: z.string().min(1),
    patientInfo: zPatientInfo.nullable(),
    signedAt: zInstant,
    signedBy: zPersonRef,
    openedAt: zInstant.nullable(),
    openedBy: zPersonRef.nullable(),
    openings: z.array(zReportOpening)
});

export type ReportListItemZodType = z.infer<typeof zReportListItem>;
